import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline/promises';
import {listArticles, readFrontMatter, routeOf, sourceDir, wrongName} from '../articles/files';
import type {KindName} from '../articles/kinds';
import {publishRoutes, routesFile, served} from '../articles/routes';
import {articleTemplate, newKinds} from '../articles/template';
import {command} from './lib/command';

/** `npm run new:article` creates an English article with the sections of its kind, and asks for what it isn't told. */

const articles = listArticles(sourceDir).map((article) => article.replaceAll(path.sep, '/'));
const folders = [...new Set(articles.map((article) => path.posix.dirname(article)))].sort();

/** What is wrong with an answer; nothing if it is valid. */
type Check = (answer: string) => string | undefined;

const checkKind: Check = (answer) =>
  newKinds.some((kind) => kind === answer)
    ? undefined
    : `"${answer}" is not a kind of article. Choose one of ${newKinds.join(', ')}.`;
const checkSection: Check = (answer) =>
  folders.includes(answer)
    ? undefined
    : `${sourceDir}/${answer} has no articles. Choose one of these folders, or add a new folder to sidebars.ts first:\n  ${folders.join('\n  ')}`;
const checkTitle: Check = (answer) => (answer === '' ? 'An article needs a title.' : undefined);
const checkPath: Check = (answer) =>
  /^[\w. -]+$/.test(answer) && !answer.endsWith('.mdx')
    ? wrongName(`${answer}.mdx`)
    : `"${answer}" is not a file name. Use letters, digits, and hyphens, without .mdx.`;

/** File name for a title: lower-case letters and digits, joined by hyphens. */
const nameOf = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');

/** Reads the arguments and asks for the rest: again after an invalid answer, but it throws for an invalid argument. */
async function readAnswers(given: Partial<Record<'kind' | 'section' | 'title' | 'path', string>>) {
  const terminal = createInterface({input: process.stdin});
  // Lines are kept until they are read, so that answers can come from a pipe.
  const lines = terminal[Symbol.asyncIterator]();
  const answer = async (argument: string | undefined, question: string, check: Check): Promise<string> => {
    const wrong = argument === undefined ? undefined : check(argument);
    if (wrong) {
      throw new Error(wrong);
    }
    let text = argument;
    while (text === undefined) {
      process.stdout.write(`${question}: `);
      const line = await lines.next();
      if (line.done) {
        throw new Error('There is no answer. Pass it as an argument; --help lists them.');
      }
      const typed = line.value.trim();
      const problem = check(typed);
      if (problem) {
        console.log(problem);
      }
      text = problem ? undefined : typed;
    }
    return text;
  };
  try {
    const kind = await answer(given.kind, `Kind (${newKinds.join(', ')})`, checkKind);
    const section = await answer(given.section?.replace(/\/$/, ''), 'Folder below docs/', checkSection);
    const title = await answer(given.title, 'Title, in sentence case', checkTitle);
    const name = await answer(given.path ?? nameOf(title), 'File name', checkPath);
    return {kind: kind as KindName, section, title, name};
  } finally {
    terminal.close();
  }
}

/** The first free position in the sidebar, after the other articles of the folder. */
function freePosition(section: string): number {
  const own = articles.filter((article) => path.posix.dirname(article) === section);
  const positions = own.map((article) => Number(readFrontMatter(path.join(sourceDir, article)).sidebar_position));
  return Math.floor(Math.max(...positions)) + 1;
}

command({
  usage: 'npm run new:article -- [--kind KIND] [--section FOLDER] [--title TITLE] [--path NAME] [--dry-run]',
  does: `Creates an article in ${sourceDir}/ and adds its route to ${routesFile}; asks for what is missing. Kinds: ${newKinds.join(', ')}.`,
  options: {
    kind: {type: 'string'},
    section: {type: 'string'},
    title: {type: 'string'},
    path: {type: 'string'},
    'dry-run': {type: 'boolean'},
  },
  run: async ({values}) => {
    const {kind, section, title, name} = await readAnswers(values);
    const article = `${section}/${name}.mdx`;
    const file = `${sourceDir}/${article}`;
    const route = routeOf(article, undefined);
    if (existsSync(file) || served().some((other) => other.route.toLowerCase() === route.toLowerCase())) {
      throw new Error(`${file} exists already, or another article is at ${route}. Choose another name with --path.`);
    }
    const text = articleTemplate({kind, title, position: freePosition(section)});
    if (values['dry-run']) {
      console.log(`Would write ${file}:\n\n${text}\nWould add ${route} to ${routesFile}.`);
      return;
    }
    writeFileSync(file, text);
    publishRoutes();
    console.log(`Created ${file}, and added ${route} to ${routesFile}. Next:
1. Replace each instruction with your text; watch it with npm run dev, at ${encodeURI(route)}
2. npm run check:content -- "${file}"
3. npm run i18n:status lists the translations; write each, then npm run i18n:accept -- FILE
4. npm run check`);
  },
});
