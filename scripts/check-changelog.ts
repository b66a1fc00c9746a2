import {checkChangelog} from '../checks/changelog';
import {readArguments} from './lib/arguments';
import {printReport} from './lib/report';
import {runCommand} from './lib/run';

readArguments({
  usage: 'tsx scripts/check-changelog.ts',
  does: 'Compares the SDK, the APIs and the schema of automations with the changelog for developers.',
});
runCommand(() => printReport('Changelog', checkChangelog()));
