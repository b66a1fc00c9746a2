import {checkSchemas} from '../checks/schemas';
import {readArguments} from './lib/arguments';
import {printReport} from './lib/report';
import {runCommand} from './lib/run';

readArguments({usage: 'npm run check:schemas', does: 'Validates the JSON samples of the articles.'});
runCommand(() => printReport('Schemas', checkSchemas()));
