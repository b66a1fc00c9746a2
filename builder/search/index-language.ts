import {indexArticles} from './embedded-index';

/** Indexes one language in a process of its own, and prints the number of its pages. */

const [buildDir, languageDir] = process.argv.slice(2) as [string, string];

console.log(indexArticles(buildDir, languageDir));
