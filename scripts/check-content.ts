import {checkContent} from '../checks/content';
import {readArguments} from './lib/arguments';
import {printReport} from './lib/report';
import {runCommand} from './lib/run';

const {
  values: {changed},
  positionals: files,
} = readArguments({
  usage: 'npm run check:content -- [--changed] [FILE…]',
  does: 'Checks the articles in all languages; with FILE only those, with --changed those that differ from main.',
  options: {changed: {type: 'boolean'}},
  allowPositionals: true,
});
runCommand(async () => printReport('Content', await checkContent({changed, files})));
