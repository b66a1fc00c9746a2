import {acceptTranslation} from '../articles/translations/accept';
import {messageOf} from '../lib/errors';
import {acceptMessages, translationAt} from '../plugins/api-reference/messages';
import {command, UsageError} from './lib/command';

/** Accepts the files one by one, so that a file that can't be accepted doesn't stop the others. */
command({
  usage: 'npm run i18n:accept -- FILE…',
  does: "Records that these translations are up to date with today's English text.",
  allowPositionals: true,
  run: ({positionals}) => {
    if (positionals.length === 0) {
      throw new UsageError(
        'Pass the translated files: npm run i18n:accept -- i18n/es/docusaurus-plugin-content-docs/current/…',
      );
    }
    let code = 0;
    for (const file of positionals) {
      try {
        const messages = translationAt(file);
        if (messages) {
          acceptMessages(messages);
        } else {
          acceptTranslation(file);
        }
        console.log(`accepted ${file}`);
      } catch (error) {
        console.error(messageOf(error));
        code = 1;
      }
    }
    return code;
  },
});
