/** What a check of ours takes and returns. */

/** Arguments of `npm run check:<name>`; only the content check looks at a part of its subject. */
export interface CheckArguments {
  /** Only files that differ from main. */
  changed?: boolean;
  /** Only these. */
  files?: string[];
}

export interface CheckReport {
  /** What was checked, for example `218 articles, 3 images`. */
  checked: string;
  /** One line each, as `file:line: what is wrong and how to fix it`. */
  problems: string[];
  /** What may be wrong, in the same form. It fails nothing. */
  hints?: string[];
}

/** @throws Error when it can't check, with what is in the way */
export type CheckFunction = (given: CheckArguments) => CheckReport | Promise<CheckReport>;
