/** The pages that are measured: every language, the longest article, and one of each large group. */

interface SampledPage {
  /** What it stands for. */
  name: string;
  path: string;
}

export const sampledPages: readonly SampledPage[] = [
  {name: 'longest article', path: '/docs/automations/actions'},
  {name: 'how-to', path: '/docs/university/Time%20sheets/filling-time-sheets'},
  {name: 'documentation home, es', path: '/es/docs/'},
  {name: 'API, es', path: '/es/docs/api/client-api'},
  {name: 'SDK, pt', path: '/pt/docs/sdk/data'},
  {name: 'gallery of figures, pt', path: '/pt/docs/documenting/mdx'},
  {name: 'status home, pt-br', path: '/pt-br/docs/status'},
  {name: 'integration, pt-br', path: '/pt-br/docs/integrations/hr-link'},
];

/** An article as a reader's first page; budgets on bytes are about it. */
export const firstArticle = sampledPages[1]!.path;
