import {perf} from '../bench/perf';
import {readArguments} from './lib/arguments';
import {runCommand} from './lib/run';

/** `npm run perf` measures our build and the stock theme, and fails if a page is over its budget (`bench/budgets.ts`). */
readArguments({
  usage: 'npm run perf',
  does: 'Measures our build and the stock theme: Lighthouse, bytes, blocking and navigation time. Takes half an hour.',
});

runCommand(async () => {
  const over = await perf();
  if (over.length > 0) {
    throw new Error(`Over the budget: ${over.join('; ')}.`);
  }
});
