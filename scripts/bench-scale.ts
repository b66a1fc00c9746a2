import {measureScale} from '../bench/scale';
import {command} from './lib/command';

/** `npm run bench:scale` builds larger catalogs and compares them. Best on a machine that does nothing else. */
command({
  usage: 'npm run bench:scale -- [FACTOR]',
  does: 'Builds the site with 1, 3 and up to FACTOR (10) times the articles; compares time, memory and sizes. Takes an hour.',
  allowPositionals: true,
  run: ({positionals}) => {
    const largest = Number(positionals[0] ?? 10);
    if (!Number.isInteger(largest) || largest < 1 || positionals.length > 1) {
      throw new Error(`FACTOR must be a whole number from 1, not "${positionals.join(' ')}".`);
    }
    return measureScale(largest);
  },
});
