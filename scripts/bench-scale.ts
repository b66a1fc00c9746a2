import {measureScale} from '../bench/scale';
import {command} from './lib/command';

/** `npm run bench:scale` builds a larger catalog beside today's. Best on a machine that does nothing else. */
command({
  usage: 'npm run bench:scale -- [FACTOR]',
  does: 'Builds the site with today’s and with FACTOR (10) times the articles; compares time, memory, and sizes. Takes half an hour.',
  allowPositionals: true,
  run: ({positionals}) => {
    const factor = Number(positionals[0] ?? 10);
    if (!Number.isInteger(factor) || factor < 2 || positionals.length > 1) {
      throw new Error(`FACTOR must be a whole number from 2, not "${positionals.join(' ')}".`);
    }
    return measureScale(factor);
  },
});
