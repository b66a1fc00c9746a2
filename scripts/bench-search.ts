import {measureSearchQuality} from '../bench/search-quality';
import {readArguments} from './lib/arguments';
import {runCommand} from './lib/run';

/** `npm run bench:search` compares what the last build's search finds with what Pagefind finds in the same pages. */
readArguments({
  usage: 'npm run bench:search',
  does: 'Asks the search of build/ and Pagefind, which it installs into .cache/, the same queries; compares the answers. Takes four minutes.',
});

runCommand(measureSearchQuality);
