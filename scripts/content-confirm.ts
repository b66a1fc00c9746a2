import {readStatements} from '../checks/confirm';
import {command} from './lib/command';

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

command({
  usage: 'npm run --silent content:confirm > questionnaire.csv',
  does: 'Lists the statements that the owner of the product still has to confirm, with a column for the answers.',
  run: () => {
    console.log('Place,Page,To confirm,Answer');
    for (const {article, route, statement} of readStatements()) {
      console.log([article, route, statement, ''].map(quoted).join(','));
    }
  },
});
