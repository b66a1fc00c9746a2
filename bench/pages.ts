/** The measured pages: every language, the longest article, and one page of each large group. */

interface SampledPage {
  /** What it represents. */
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

/** A reader's first page, to which the budgets on bytes apply. */
export const firstArticle = sampledPages[1]!.path;
