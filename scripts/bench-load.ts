import {measureLoad} from '../bench/load';
import {readArguments} from './lib/arguments';
import {runCommand} from './lib/run';

/** `npm run bench:load` measures the servers on this machine. It fails if a request does. */
readArguments({
  usage: 'npm run bench:load',
  does: 'Measures how many requests the servers answer on this machine, and how fast.',
});

runCommand(async () => ((await measureLoad()) > 0 ? 1 : 0));
