/**
 * Whether the navbar searches with hosted Algolia DocSearch instead of the search page and its embedded index:
 * decided by three environment values while building.
 */
export interface HostedSearch {
  appId: string;
  /** The search-only key; it is public, as every page carries it. */
  apiKey: string;
  indexName: string;
}

/** The environment values; the first two belong together. */
export const hostedSearchVariables = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;

/**
 * @returns the settings, or `undefined` when none of the values is set
 * @throws Error that names the value which is missing
 */
export function hostedSearch(env: NodeJS.ProcessEnv): HostedSearch | undefined {
  const [appId, apiKey, indexName] = hostedSearchVariables.map((name) => env[name]?.trim());
  if (!appId && !apiKey && !indexName) {
    return undefined;
  }
  if (!appId || !apiKey) {
    const missing = hostedSearchVariables.filter((name) => !env[name] && name !== 'ALGOLIA_INDEX_NAME');
    throw new Error(
      `Hosted search is half configured: set ${missing.join(' and ')} too, or none of ${hostedSearchVariables.join(', ')}.`,
    );
  }
  return {appId, apiKey, indexName: indexName ?? 'sw_documentation'};
}
