import {replaceIndex, writeRecords} from '../builder/search/hosted-index';
import {command} from './lib/command';

/**
 * `npm run search:push` writes what hosted search needs into `.cache/search/`: the records of each language, and the
 * synonyms. With `-- --send` it replaces the index.
 */
command({
  usage: 'npm run search:push -- [--send]',
  does: 'Writes the search records and the synonyms; with --send it replaces the index of Algolia.',
  options: {send: {type: 'boolean'}},
  run: async ({values}) => {
    const records = writeRecords();
    if (values.send) {
      await replaceIndex(records);
    } else {
      console.log(`Nothing was sent. To send these ${records.length} records: npm run search:push -- --send`);
    }
  },
});
