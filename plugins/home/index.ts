import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Code, RootContent} from 'mdast';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {HomeData} from '@generated/home/default/home.json';
import {readText} from '../../lib/files';
import {publishedFile, readFrontMatter, routeOf, sourceDir, titleOf} from '../../articles/files';
import {readArticle} from '../../articles/parse';
import {projects} from '../../articles/world/data';
import {booked, lastClosed, monthsTo, planned} from '../../articles/world/hours';
import {git} from '../../lib/git';
import type {Locale} from '../../settings/locales';
import {firstSteps, quickStarts} from '../../src/featured';
import {highlight} from '../code/highlight';
import {readReports} from '../incidents/reports';
import {minutesOf} from '../lessons';

/**
 * Docusaurus plugin that derives what the home page says about articles, which it imports as `home.json`, so that nobody has
 * to keep it up to date.
 */

const releases = 'releases/index.mdx';
/** The article of the code sample, and text that only this sample contains. */
const sampleSource = {article: 'sdk/utils/utils-export.mdx', text: 'SW.Utils.Export.toWorksheet(rows, `jobs-'};
const burnProject = 'ACME0011';
const newestCount = 4;

function linkTo(article: string, locale: Locale): {to: string; title: string} {
  const {slug} = readFrontMatter(publishedFile(article, locale));
  return {to: encodeURI(routeOf(article, slug)), title: titleOf(article, locale)};
}

function newestRelease(locale: Locale): HomeData['release'] {
  const file = publishedFile(releases, locale);
  const [, title, id] = /^## (.+?) \{#(version-\d[\w-]*)\}/m.exec(readText(file)) ?? [];
  if (!title) {
    throw new Error(`${file}: the home page shows the newest release, but there is no heading "## … {#version-…}".`);
  }
  return {title, to: `${linkTo(releases, locale).to}#${id}`};
}

function newestIncident(locale: Locale): HomeData['incident'] {
  const [newest] = readReports(locale);
  if (!newest) {
    throw new Error('docs/status: the home page shows the newest incident report, but there is none.');
  }
  return {title: newest.title, to: newest.route};
}

function newestArticles(locale: Locale): HomeData['added'] {
  const added = git('log', '--relative', '--diff-filter=A', '--name-only', '--format=', '--', sourceDir);
  const articles = added.split('\n').filter((file) => /\.mdx?$/.test(file) && existsSync(file));
  return [...new Set(articles)].slice(0, newestCount).map((file) => linkTo(path.relative(sourceDir, file), locale));
}

function sample(locale: Locale): HomeData['sample'] {
  const {article, text} = sampleSource;
  const file = publishedFile(article, locale);
  const isSample = (node: RootContent): node is Code => node.type === 'code' && node.value.includes(text);
  const block = readArticle(file).tree.children.find(isSample);
  if (!block) {
    throw new Error(`${file}: the home page shows the code block with "${text}", which isn't there.`);
  }
  return {...linkTo(article, locale), html: highlight(block.value, block.lang ?? undefined).join('\n')};
}

/** Hours of the burn project up to the end of each month, planned and, of past months, booked. */
function burn(): HomeData['burn'] {
  const project = projects[burnProject]!;
  const [first, last] = project.months;
  return monthsTo(last)
    .slice(first - 1)
    .map((month) => ({
      month: `2026-${String(month).padStart(2, '0')}`,
      planned: Math.round(planned([project], {months: monthsTo(month)})),
      ...(month <= lastClosed && {booked: booked([project], {months: monthsTo(month)})}),
    }));
}

/**
 * @param locale language of the titles
 * @throws Error that says what the home page needs and which file lacks it
 */
function homeData(locale: Locale): HomeData {
  const steps = Object.entries(firstSteps).map(([reader, article]) => [
    reader,
    {...linkTo(`${article}.mdx`, locale), minutes: minutesOf(`${article}.mdx`)},
  ]);
  return {
    firstSteps: Object.fromEntries(steps) as HomeData['firstSteps'],
    quickStarts: quickStarts.map((article) => linkTo(`${article}.mdx`, locale)),
    release: newestRelease(locale),
    incident: newestIncident(locale),
    added: newestArticles(locale),
    sample: sample(locale),
    burn: burn(),
  };
}

export default function homePlugin({i18n}: LoadContext): Plugin {
  return {
    name: 'home',
    loadContent: () => Promise.resolve(homeData(i18n.currentLocale as Locale)),
    async contentLoaded({content, actions}) {
      await actions.createData('home.json', JSON.stringify(content));
    },
    getPathsToWatch: () => ['docs/**/*.mdx', 'i18n/**/*.mdx'],
  };
}
