import {checkTranslations} from '../checks/translations';
import {readArguments} from './lib/arguments';
import {printReport} from './lib/report';
import {runCommand} from './lib/run';

readArguments({
  usage: 'npm run check:translations',
  does: 'Compares the translations with their English source: structure, terms, interface strings.',
});
runCommand(() => printReport('Translations', checkTranslations()));
