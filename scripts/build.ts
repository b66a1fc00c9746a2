import {build} from '../builder/build';
import {runCommand} from './lib/run';

/** `npm run build`: builds all languages into `build/`. Arguments go to `docusaurus build`. */
runCommand(() => build(process.argv.slice(2)));
