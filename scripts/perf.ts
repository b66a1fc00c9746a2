import {perf} from '../bench/perf';
import {command} from './lib/command';

/** `npm run perf` measures our build and its peers, and fails if a number is over its budget (`bench/budgets.ts`). */
command({
  usage: 'npm run perf -- [--runs 5] [--tries 50]',
  does: 'Measures our build and Astro Starlight side by side, with the whole Chromium. Takes an hour.',
  options: {runs: {type: 'string', default: '5'}, tries: {type: 'string', default: '50'}},
  run: async ({values}) => {
    const over = await perf(Number(values.runs), Number(values.tries));
    if (over.length > 0) {
      throw new Error(`Over the budget: ${over.join('; ')}.`);
    }
  },
});
