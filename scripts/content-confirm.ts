import {readStatements} from '../checks/confirm';
import {command} from './lib/command';

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

command({
  usage: 'npm run content:confirm',
  does: 'Lists what the owner of the product has to confirm. For a spreadsheet: npm run --silent content:confirm > list.csv',
  run: () => {
    console.log('Place,Page,To confirm,Answer');
    for (const {article, route, statement} of readStatements()) {
      console.log([article, route, statement, ''].map(quoted).join(','));
    }
  },
});
