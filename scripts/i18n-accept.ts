import {acceptTranslation} from '../articles/translations/accept';
import {currentAt} from '../articles/translations/rehash';
import {messageOf} from '../lib/errors';
import {command, UsageError} from './lib/command';

/** Accepts the files one by one, so that a file that can't be accepted doesn't stop the others. */
command({
  usage: 'npm run i18n:accept -- FILE… | --rehash REVISION',
  does:
    "Records that these translations are up to date with today's English text; after a change in how its hash is " +
    'computed, those that were by the code of REVISION.',
  options: {rehash: {type: 'string'}},
  allowPositionals: true,
  run: ({values: {rehash}, positionals}) => {
    if (positionals.length > 0 === (rehash !== undefined)) {
      throw new UsageError(
        'Pass the translated files: npm run i18n:accept -- i18n/es/docusaurus-plugin-content-docs/current/… ' +
          'After a change of the hash, pass only --rehash with the last commit before it.',
      );
    }
    const files = rehash === undefined ? positionals : currentAt(rehash);
    let code = 0;
    for (const file of files) {
      try {
        acceptTranslation(file);
        console.log(`accepted ${file}`);
      } catch (error) {
        console.error(messageOf(error));
        code = 1;
      }
    }
    return code;
  },
});
