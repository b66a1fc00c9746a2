import {areas} from '../articles/changelog/entries';
import {recordChange} from '../checks/changelog/record';
import {command, UsageError} from './lib/command';

command({
  usage: `npm run changelog -- [--area ${areas.join('|')}] [--correction] "What changed, in one sentence"`,
  does: 'Adds what has changed in the SDK, the APIs, or automations to the changelog for developers.',
  options: {area: {type: 'string'}, correction: {type: 'boolean', default: false}},
  allowPositionals: true,
  run: ({values, positionals}) => {
    const [sentence, ...others] = positionals;
    if (!sentence || others.length > 0) {
      throw new UsageError('Say what changed in one sentence, in quotes.');
    }
    const {area, correction} = values;
    if (area !== undefined && !areas.some((name) => name === area)) {
      throw new UsageError(`There is no area ${area}. The areas are ${areas.join(', ')}.`);
    }
    const {entry, file} = recordChange(sentence, {area, correction, date: new Date().toISOString().slice(0, 10)});
    console.log(`${JSON.stringify(entry.items, null, 2)}\nWritten to ${file}. Fill in the sentence in each language.`);
  },
});
