import {checkCode} from '../checks/code';
import {readArguments} from './lib/arguments';
import {printReport} from './lib/report';
import {runCommand} from './lib/run';

readArguments({
  usage: 'tsx scripts/check-code.ts',
  does: 'Parses the code of the API articles and the samples of the API reference, and compares their links.',
});
runCommand(async () => printReport('Code', await checkCode()));
