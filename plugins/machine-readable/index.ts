import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {load} from 'cheerio';
import {languages} from '../../languages';
import type {Locale} from '../../settings/locales';
import {docsOf, publishedArticles} from './articles';
import {docsIndex} from './docs-index';
import {absoluteLinks} from './links';
import {llmsFull, llmsIndex, partsOf, sectionsOf} from './llms';
import {renderedOn} from './rendered';
import {takeParsed} from './parsed';
import {frontMatterOf, writeTwin} from './twin';

/**
 * Docusaurus plugin that writes the outputs for tools in each language: a Markdown twin of every article, `llms.txt`
 * with `llms-full.txt` and a file for each part, and `docs-index.json`.
 */

/** Title and summary of the site, read from its home page. */
async function readHome(outDir: string): Promise<{title: string; summary: string}> {
  const $ = load(await readFile(path.join(outDir, 'index.html')));
  return {title: $('h1').text(), summary: $('meta[name="description"]').attr('content') ?? ''};
}

export default function machineReadablePlugin({i18n, baseUrl}: LoadContext): Plugin {
  const locale = i18n.currentLocale as Locale;
  const prefix = baseUrl.replace(/\/$/, '');
  return {
    name: 'machine-readable',
    async postBuild({outDir, plugins, siteDir}) {
      const docs = docsOf(plugins);
      const articles = publishedArticles(docs, locale, prefix);
      const absoluteFrom = absoluteLinks(articles);
      const fileOf = (pathname: string) => path.join(outDir, pathname.slice(prefix.length));

      const twins = new Map<string, ReturnType<typeof writeTwin>>();
      for (const article of articles) {
        const page = path.join(fileOf(decodeURI(new URL(article.url).pathname)), 'index.html');
        const twin = writeTwin(article, takeParsed(path.join(siteDir, article.file)), {
          absolute: absoluteFrom(article),
          rendered: renderedOn(page, article.url),
        });
        twins.set(article.route, twin);
        await mkdir(path.dirname(fileOf(article.twin)), {recursive: true});
        await writeFile(fileOf(article.twin), frontMatterOf(article) + twin.markdown);
      }

      const pick = <Key extends 'markdown' | 'headings'>(key: Key) =>
        new Map([...twins].map(([route, twin]) => [route, twin[key]]));
      const home = await readHome(outDir);
      const sections = sectionsOf(articles, docs.sidebars);
      const texts = pick('markdown');
      const files = {
        'llms.txt': llmsIndex({...home, ...languages[locale].words.llms, path: baseUrl}, sections),
        'llms-full.txt': llmsFull(home, sections, texts),
        ...Object.fromEntries([...partsOf(sections)].map(([name, part]) => [name, llmsFull(home, part, texts)])),
        'docs-index.json': JSON.stringify(docsIndex(locale, articles, pick('headings'))),
      };
      await mkdir(path.join(outDir, 'llms'), {recursive: true});
      await Promise.all(Object.entries(files).map(([name, text]) => writeFile(path.join(outDir, name), text)));
    },
  };
}
