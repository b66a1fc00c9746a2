/** The measured pages: every language, the longest articles, and one page of each large group. */

export interface SampledPage {
  /** What it represents. */
  name: string;
  path: string;
  /** Longer than most by its nature, so that it may take more. */
  isLong?: true;
  /** An article, which peers with the same articles have, too. */
  isArticle: boolean;
}

export const sampledPages: readonly SampledPage[] = [
  {name: 'home, pt', path: '/pt/', isArticle: false},
  {name: 'documentation home, es', path: '/es/docs/', isArticle: true},
  {name: 'how-to', path: '/docs/university/Time%20sheets/filling-time-sheets', isArticle: true},
  {name: 'SDK, pt', path: '/pt/docs/sdk/store', isArticle: true},
  {name: 'longest article', path: '/docs/automations/actions', isLong: true, isArticle: true},
  {name: 'API, es', path: '/es/docs/api/client-api', isLong: true, isArticle: true},
  {name: 'dashboard, pt-br', path: '/pt-br/docs/university/Dashboards/environment-dashboard', isArticle: true},
  {name: 'gallery of figures, pt', path: '/pt/docs/documenting/mdx', isLong: true, isArticle: true},
];

/** A reader's first page, to which the budgets on bytes apply. */
export const firstArticle = sampledPages[2]!.path;
