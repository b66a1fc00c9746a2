import {checkDependencies} from '../checks/supply';
import {readArguments} from './lib/arguments';
import {printReport} from './lib/report';
import {runCommand} from './lib/run';

/** Runs inside `npm run check`, also on its own as `npm run check -- supply`. */
readArguments({
  usage: 'npm run check -- supply',
  does: 'Checks checksums, sources, install scripts, licenses and exact versions of the packages.',
});
runCommand(() => printReport('Dependencies', checkDependencies()));
