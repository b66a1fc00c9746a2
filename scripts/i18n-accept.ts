import {acceptTranslation} from '../articles/translations/accept';
import {readArguments} from './lib/arguments';

/** `npm run i18n:accept -- FILE…` says that these translations are up to date with today's English text. */
const {positionals: files} = readArguments({
  usage: 'npm run i18n:accept -- FILE…',
  does: 'Records that these translations are up to date.',
  allowPositionals: true,
});
if (files.length === 0) {
  console.error('Name the translated files: npm run i18n:accept -- i18n/es/docusaurus-plugin-content-docs/current/…');
  process.exitCode = 2;
}
for (const file of files) {
  try {
    acceptTranslation(file);
    console.log(`accepted ${file}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
