/** Something an author or translator has to mend. */
export interface Problem {
  file: string;
  line: number;
  message: string;
}

export const formatProblem = ({file, line, message}: Problem): string => `${file}:${line}: ${message}`;
