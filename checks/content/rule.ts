import type {Nodes} from 'mdast';
import type {Locale} from '../../settings/locales';
import type {Article} from '../../articles/parse';
import type {KindName} from '../../articles/kinds';
import type {Problem} from '../../articles/problem';

/** What a rule of the content check gets and returns. */

export interface Subject extends Article {
  /** As its author wrote it, including the front matter. */
  text: string;
  /** The line of a front matter value, by its path of keys and indices. */
  lineOfKey: (path: readonly string[]) => number;
  /** Path below `docs/`. */
  path: string;
  locale: Locale;
  /** Decides which sections it has; nothing if the front matter has none. */
  kind: KindName | undefined;
  nodes: Nodes[];
  /** The words that a reader sees, and the headings without their ids. */
  texts: Text[];
  headings: Text[];
}

export interface Text {
  text: string;
  line: number;
  /** A label of the screen (bold), or part of a figure: its capitals are those of the product. */
  label: boolean;
}

export type Finding = Required<Omit<Problem, 'file'>>;

export type Rule = (subject: Subject) => Finding[];
