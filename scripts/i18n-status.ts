import {translatedLocales} from '../settings/locales';
import {sourceDir} from '../articles/files';
import {translationStatus} from '../articles/translations/status';
import {readArguments} from './lib/arguments';

/**
 * `npm run i18n:status` lists the translations that are stale, missing or orphaned, and counts all per locale.
 * It exits with 1 when any is not current, so that CI can hold a release to it.
 */
readArguments({usage: 'npm run i18n:status', does: 'Lists the translations that are stale, missing or orphaned.'});
const statuses = translationStatus('.');
const states = ['current', 'stale', 'missing', 'orphaned'] as const;

for (const {locale, article, state} of statuses.filter(({state}) => state !== 'current')) {
  console.log(`${state.padEnd(9)} ${locale.padEnd(6)} ${sourceDir}/${article}`);
}
console.table(
  Object.fromEntries(
    translatedLocales.map((locale) => [
      locale,
      Object.fromEntries(
        states.map((name) => [
          name,
          statuses.filter((status) => status.locale === locale && status.state === name).length,
        ]),
      ),
    ]),
  ),
);
process.exitCode = statuses.every(({state}) => state === 'current') ? 0 : 1;
