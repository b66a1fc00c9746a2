import type {Locale} from '../../settings/locales';
import {indexArticles} from './embedded-index';

/** Indexes one language in a process of its own, and prints the number of pages: `index-language.ts <folder> <locale>`. */

const [buildDir, locale] = process.argv.slice(2) as [string, Locale];

console.log(indexArticles(buildDir, locale));
