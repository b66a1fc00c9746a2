/** The kinds of articles and the sections that each of them has: one place for the check and for new articles. */

interface Shape {
  /** Ids of the required sections in their order; `a|b` means one of them. */
  sections: readonly string[];
  /** Whether at least one figure is required. */
  figure: boolean;
}

const related = 'related-articles';

export const kinds = {
  howto: {
    sections: ['before-you-begin', 'what-happens-next', 'rules-and-limits', 'troubleshooting', related],
    figure: true,
  },
  dashboard: {sections: ['filters', 'what-it-shows', 'how-it-is-computed', 'read-it', related], figure: true},
  sdk: {sections: ['access', related], figure: false},
  reference: {
    sections: [
      'where-it-is-configured|before-you-begin',
      'errors-and-pitfalls|troubleshooting|errors-and-retries|pitfalls',
      related,
    ],
    figure: false,
  },
  integration: {
    sections: [
      'data-flow',
      'before-you-begin',
      'set-it-up',
      'field-mapping',
      'errors-and-retries',
      'check-that-it-works',
      related,
    ],
    figure: true,
  },
  import: {sections: ['before-you-begin', 'columns', 'template', 'validation-errors', related], figure: true},
  guideline: {sections: ['do-and-dont', 'why', related], figure: true},
  incident: {
    sections: ['timeline', 'impact', 'root-cause', 'what-we-did', 'what-we-changed', related],
    figure: true,
  },
  release: {sections: [related], figure: false},
  contributor: {sections: [related], figure: false},
  index: {sections: [related], figure: false},
  home: {sections: [], figure: false},
} as const satisfies Record<string, Shape>;

export type Kind = keyof typeof kinds;

export const isKind = (kind: string): kind is Kind => kind in kinds;

/** Articles that the list of routes counts among one kind, and that have the shape of another. */
export const shapes: Readonly<Record<string, Kind>> = {
  // Pages of folders: they compare the articles below them.
  'to-review/AD Related/index.mdx': 'index',
  'to-review/Mobile App/index.mdx': 'index',
  // Questions and answers, without a rule for the screen.
  'design/cyber-faq.mdx': 'index',
  // Tells how to set the dashboards up.
  'university/Dashboards/environment-dashboard.mdx': 'howto',
};
