/** What `plugins/home` derives for the home page while building, in the language of the build. */
declare module '@generated/home/default/home.json' {
  interface ArticleLink {
    /** Route, spaces as `%20`. */
    to: string;
    title: string;
  }

  export interface HomeData {
    /** The first article for each kind of reader, with its reading time in minutes. */
    firstSteps: Record<keyof typeof import('./featured').firstSteps, ArticleLink & {minutes: number}>;
    quickStarts: ArticleLink[];
    /** The newest version, in the list of releases. */
    release: ArticleLink;
    /** The newest report. */
    incident: ArticleLink;
    /** The newest articles; none if the history isn't available. */
    added: ArticleLink[];
    /** Code from an article, highlighted as HTML. */
    sample: ArticleLink & {html: string};
    /** The burn dashboard of the sample world: hours up to the end of each month; `booked` is missing in months to come. */
    burn: {month: string; planned: number; booked?: number}[];
  }

  const data: HomeData;
  export default data;
}
