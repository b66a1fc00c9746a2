import data from './sections.json';

/**
 * The kinds of articles and their sections. The content check requires those without which an article of the kind isn't
 * complete, and `npm run new:article` writes all of them with their instructions.
 */

export interface Section {
  id: string;
  /** Other ids accepted for this section. */
  or?: readonly string[];
  heading: string;
  /** Tells the author what to write in this section. */
  instruction: string;
  /** Only where it says at least two things that the rest of the article doesn't. */
  optional?: boolean;
  /** New articles get a diagram here. */
  figure?: boolean;
}

export interface Kind {
  /** In the order they appear in an article. */
  sections: readonly Section[];
  /** Whether each article of the kind, other than an incident report, needs a figure. */
  figure: boolean;
  /** Whether `npm run new:article` offers it. */
  offered: boolean;
}

/** The last section of most kinds. */
const related: Section = {
  id: 'related-articles',
  heading: 'Related articles',
  instruction: 'Link 2 to 5 articles that exist.',
};

export type KindName = keyof typeof data;

export const kinds = Object.fromEntries(
  Object.entries(data).map(([name, {hasLinks, sections, ...kind}]): [string, Kind] => [
    name,
    {...kind, sections: hasLinks ? [...sections, related] : sections},
  ]),
) as Record<KindName, Kind>;

export const kindNames = Object.keys(kinds) as KindName[];

export const isKind = (name: unknown): name is KindName => kindNames.some((kind) => kind === name);
