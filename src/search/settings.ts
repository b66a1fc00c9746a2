/**
 * Selects the search engine: the embedded one, with an index built beside the pages, or hosted Algolia DocSearch if its
 * values are in the build's environment. The box, the page, and the tests are the same for both.
 */
export interface SearchSettings {
  engine: 'embedded' | 'hosted';
  /** Algolia's application id; the embedded engine has a placeholder, because DocSearch requires one. */
  appId: string;
  /** The search-only key; it's public, because every page contains it. */
  apiKey: string;
  indexName: string;
}

/** The environment variables; the first two must be set together. */
export const searchVariables = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;

const defaultIndexName = 'sw_documentation';

/** Algolia's keys are 32 hexadecimal digits; longer ones are generated from a key and are public as well. */
const publicKey = /^([0-9a-f]{32}|[A-Za-z0-9+/=]{60,})$/i;

/**
 * @returns the settings; the embedded engine if none of the variables is set
 * @throws Error with the missing variable, or the reason why the key can't be published
 */
export function searchSettings(env: NodeJS.ProcessEnv): SearchSettings {
  const [appId, apiKey, indexName] = searchVariables.map((name) => env[name]?.trim());
  if (!appId && !apiKey && !indexName) {
    return {engine: 'embedded', appId: 'embedded', apiKey: 'embedded', indexName: defaultIndexName};
  }
  if (!appId || !apiKey) {
    const missing = searchVariables.filter((name) => !env[name]?.trim() && name !== 'ALGOLIA_INDEX_NAME');
    throw new Error(
      `Hosted search is half configured: set ${missing.join(' and ')} too, or none of ${searchVariables.join(', ')}.`,
    );
  }
  if (apiKey === env.ALGOLIA_WRITE_KEY?.trim() || !publicKey.test(apiKey)) {
    throw new Error(
      'ALGOLIA_API_KEY is published with every page, so it must be the search-only key of 32 hexadecimal digits ' +
        '(Algolia: Settings, API keys); this looks like an admin or write key.',
    );
  }
  return {engine: 'hosted', appId, apiKey, indexName: indexName ?? defaultIndexName};
}
