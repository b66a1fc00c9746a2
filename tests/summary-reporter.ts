import type {FullResult, Reporter, Suite, TestCase} from '@playwright/test/reporter';

/**
 * Ends the run with the one line that CI reads, how many tests passed and how many failed, and before it lists each
 * test that passed only on the second try, and each skipped test with its reason. A skipped test proves nothing, so it counts as neither, and in CI, which has what every
 * test needs, it fails the run. A test that was to run and didn't, as when the run is interrupted, has failed.
 */
export default class SummaryReporter implements Reporter {
  private root: Suite | undefined;

  onBegin(_config: unknown, root: Suite): void {
    this.root = root;
  }

  /** Tests that skip themselves; they say why in an annotation. */
  private skipped(): TestCase[] {
    const tests = this.root?.allTests() ?? [];
    return tests.filter((test) => test.expectedStatus === 'skipped' && test.outcome() === 'skipped');
  }

  onEnd({status}: FullResult): Promise<Pick<FullResult, 'status'>> {
    return Promise.resolve({
      status: process.env.CI && status === 'passed' && this.skipped().length > 0 ? 'failed' : status,
    });
  }

  onExit(): Promise<void> {
    const skipped = this.skipped();
    if (skipped.length > 0) {
      console.log(`${skipped.length} skipped${process.env.CI ? ', which CI does not accept' : ''}:`);
    }
    for (const test of skipped) {
      const reason = test.annotations.find(({type}) => type === 'skip')?.description ?? 'without a reason';
      console.log(`  ${test.titlePath().slice(2).join(' › ')}: ${reason}`);
    }
    const tests = this.root?.allTests() ?? [];
    for (const test of tests.filter((each) => each.outcome() === 'flaky')) {
      console.log(`Passed on the second try: ${test.titlePath().slice(2).join(' › ')}`);
    }
    const passed = tests.filter((test) => ['expected', 'flaky'].includes(test.outcome()));
    console.log(`${passed.length} passed, ${tests.length - passed.length - skipped.length} failed`);
    return Promise.resolve();
  }
}
