import {replaceIndex, writeRecords} from '../builder/search/hosted-index';
import {command} from './lib/command';

/**
 * `npm run search:push` writes what hosted search needs into `.cache/search/`: the records of each language, and the
 * configuration with which Algolia's crawler makes the same records. With `-- --send` it replaces the index.
 */
command({
  usage: 'npm run search:push -- [--send]',
  does: 'Writes the search records and the crawler configuration; with --send it replaces the index of Algolia.',
  options: {send: {type: 'boolean'}},
  run: async ({values}) => {
    const records = await writeRecords();
    if (values.send) {
      await replaceIndex(records);
    } else {
      console.log(`Nothing was sent. To send these ${records.length} records: npm run search:push -- --send`);
    }
  },
});
