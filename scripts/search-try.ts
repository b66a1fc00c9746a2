import {builtFinder} from '../builder/search/built-index';
import {localeCodes, sourceLocale} from '../settings/locales';
import {articleWeight} from '../src/search/rank';
import {command, UsageError} from './lib/command';

const shown = 8;
const round = (number: number): string => number.toFixed(2);

const usage = `npm run search:try -- "question" [--locale ${localeCodes.join(' | ')}]`;
command({
  usage,
  does: 'Searches the last build, and prints the results with the reasons for their order.',
  options: {locale: {type: 'string', default: sourceLocale}},
  allowPositionals: true,
  run: async ({values, positionals}) => {
    const query = positionals.join(' ');
    const locale = localeCodes.find((code) => code === values.locale);
    if (query === '' || !locale) {
      throw new UsageError(`Give a question, and one of the languages ${localeCodes.join(', ')}.\n${usage}`);
    }
    const finder = builtFinder(locale);
    const {found, concepts, read} = await finder.find(query, []);
    for (const {alternatives, mass} of concepts) {
      const words = alternatives.map(({terms, weight}) => {
        const stems = terms.map((term) => term.stems.join('|')).join(' ');
        return weight === 1 ? stems : `${stems} (× ${round(weight)})`;
      });
      console.log(`${words.join(' or ')}: weight ${round(mass)}`);
    }
    console.log(`\n${found} articles`);
    for (const [place, {card, candidate, fit, score}] of (await read(0, shown)).entries()) {
      const parts = Object.entries<number>({...fit}).flatMap(([name, value]) =>
        value > 0 ? [`${name} ${round(value)}`] : [],
      );
      const reasons = [
        `words ${round(candidate.words)}`,
        `coverage ${round(candidate.coverage)}`,
        ...parts,
        `section × ${articleWeight(card.route)}`,
      ];
      console.log(`${place + 1}. ${card.title}  ${decodeURI(card.route)}`);
      console.log(`   ${round(score)} = ${reasons.join(', ')}`);
    }
    if (found === 0) {
      const suggestions = await finder.suggest(query);
      console.log(`Suggested: ${suggestions.map(({title}) => title).join('; ') || 'the popular questions'}`);
    }
  },
});
