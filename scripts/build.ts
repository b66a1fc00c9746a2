import {build} from '../builder/build';

/** `npm run build`: builds all locales into `build/`. Arguments go to `docusaurus build`. */
build(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
