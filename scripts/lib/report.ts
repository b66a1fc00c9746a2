import type {CheckReport} from '../../checks/report';

/**
 * Prints the problems that a check found, and a summary.
 * @returns the exit code: 1 if there are problems
 */
export function printReport(name: string, {checked, problems}: CheckReport): number {
  for (const problem of problems) {
    console.error(problem);
  }
  console.log(`${name}: ${checked}, ${problems.length} problems.`);
  return problems.length > 0 ? 1 : 0;
}
