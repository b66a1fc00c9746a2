/** What a check found. */
export interface CheckReport {
  /** What was checked, for example `218 articles, 3 images`. */
  checked: string;
  /** One line each, as `file:line: what is wrong and how to fix it`. */
  problems: string[];
}
