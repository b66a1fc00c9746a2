import {sourceDir} from '../articles/files';
import {translationStatus} from '../articles/translations/status';
import {readMessages, translations} from '../plugins/api-reference/messages';
import {translatedLocales} from '../settings/locales';
import {command} from './lib/command';

const states = ['current', 'stale', 'missing', 'orphaned'] as const;

command({
  usage: 'npm run i18n:status',
  does: 'Lists the translations that are stale, missing, or orphaned; exits with 1 if there are any, unless none of the language exists yet.',
  run: () => {
    const articles = translationStatus('.').map((status) => ({...status, text: `${sourceDir}/${status.article}`}));
    const messages = translations.flatMap((translation) =>
      readMessages(translation).map(({key, state}) => ({...translation, text: `${translation.source} ${key}`, state})),
    );
    const statuses = [...articles, ...messages];
    for (const {locale, text, state} of statuses.filter(({state}) => state !== 'current')) {
      console.log(`${state.padEnd(9)} ${locale.padEnd(6)} ${text}`);
    }
    const count = (locale: string, state: string) =>
      statuses.filter((status) => status.locale === locale && status.state === state).length;
    const countsOf = (locale: string) => Object.fromEntries(states.map((state) => [state, count(locale, state)]));
    console.table(Object.fromEntries(translatedLocales.map((locale) => [locale, countsOf(locale)])));
    const begun = new Set(statuses.filter(({state}) => state !== 'missing').map(({locale}) => locale));
    return statuses.every(({locale, state}) => state === 'current' || !begun.has(locale)) ? 0 : 1;
  },
});
