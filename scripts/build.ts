import {build} from '../builder/build';
import {localeCodes} from '../settings/locales';
import {runCommand, UsageError} from './lib/command';

const usage = `npm run build -- [--locale LOCALE | --part LOCALE | --merge FOLDER...]
Builds all languages into build/, or one with --locale; other options of docusaurus build work, too.
--part builds what a language adds into .cache/parts/LOCALE, and --merge puts the folders of all parts together.`;

void runCommand(() => {
  const [first, ...rest] = process.argv.slice(2);
  if (first === '--help') {
    console.log(usage);
  } else if (first === '--part') {
    const part = localeCodes.find((locale) => locale === rest[0]);
    if (!part || rest.length > 1) {
      throw new UsageError(`--part takes one of ${localeCodes.join(', ')}.\n${usage}`);
    }
    return build({part});
  } else {
    return build(first === '--merge' ? {merge: rest} : {args: process.argv.slice(2)});
  }
});
