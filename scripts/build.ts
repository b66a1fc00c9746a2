import {build} from '../builder/build';
import {runCommand} from './lib/command';

/** `npm run build`: builds all languages into `build/`. Arguments go to `docusaurus build`. */
const args = process.argv.slice(2);
const usage =
  'npm run build -- [--locale LOCALE]\nBuilds all languages into build/, or one; other options of docusaurus build work, too.';

void runCommand(() => (args.includes('--help') ? console.log(usage) : build(args)));
