import {checkSdkArticles} from '../checks/sdk';
import {readArguments} from './lib/arguments';
import {printReport} from './lib/report';
import {runCommand} from './lib/run';

readArguments({
  usage: 'npm run check:sdk',
  does: 'Compares the SDK articles with the declaration file, and compiles their samples.',
});
runCommand(() => printReport('SDK', checkSdkArticles()));
