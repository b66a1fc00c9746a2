import type {Reporter, Suite} from '@playwright/test/reporter';

/** Ends the run with the one line that CI reads: how many tests passed and how many failed. */
export default class SummaryReporter implements Reporter {
  private root: Suite | undefined;

  onBegin(_config: unknown, root: Suite): void {
    this.root = root;
  }

  onExit(): Promise<void> {
    const outcomes = this.root?.allTests().map((test) => test.outcome()) ?? [];
    const count = (...wanted: string[]) => outcomes.filter((outcome) => wanted.includes(outcome)).length;
    console.log(`${count('expected', 'flaky')} passed, ${count('unexpected', 'skipped')} failed`);
    return Promise.resolve();
  }
}
