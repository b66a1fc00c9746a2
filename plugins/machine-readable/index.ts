import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {load} from 'cheerio';
import {languages} from '../../languages';
import type {Locale} from '../../settings/locales';
import {publishedArticles, versionsOf} from './articles';
import {docsIndex} from './docs-index';
import {absoluteLinks} from './links';
import {llmsFull, llmsIndex, partsOf, sectionsOf} from './llms';
import {renderedOn} from './rendered';
import {takeParsed} from './parsed';
import {frontMatterOf, writeTwin, type Twin} from './twin';

/**
 * Docusaurus plugin that writes the outputs for tools in each language: a Markdown twin of every article, `llms.txt`
 * with `llms-full.txt` and a file for each part, and `docs-index.json`. Released versions have theirs in their folder,
 * without the files of all texts.
 */

export default function machineReadablePlugin({i18n, baseUrl}: LoadContext): Plugin {
  const locale = i18n.currentLocale as Locale;
  const prefix = baseUrl.replace(/\/$/, '');
  return {
    name: 'machine-readable',
    async postBuild({outDir, plugins, siteDir}) {
      const $ = load(await readFile(path.join(outDir, 'index.html')));
      const home = {title: $('h1').text(), summary: $('meta[name="description"]').attr('content') ?? ''};
      const fileOf = (pathname: string) => path.join(outDir, pathname.slice(prefix.length));
      const titleOf = ({isLast, label}: LoadedVersion) => (isLast ? home.title : `${home.title} ${label}`);
      const versions = versionsOf(plugins);
      const released = versions
        .filter(({isLast}) => !isLast)
        .map((version) => ({title: titleOf(version), twin: `${version.path}/llms.txt`, description: home.summary}));

      for (const version of versions) {
        const articles = publishedArticles(version, locale, prefix);
        const absoluteFrom = absoluteLinks(articles);
        const twins = new Map<string, Twin>();
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

        const head = {...home, ...languages[locale].words.llms, path: baseUrl, title: titleOf(version)};
        const sections = sectionsOf(articles, version.sidebars);
        const parts = version.isLast ? partsOf(sections) : new Map<string, typeof sections>();
        const others = version.isLast && released.length > 0 ? [{title: head.released, articles: released}] : [];
        const files = {
          'docs-index.json': JSON.stringify(docsIndex(locale, articles, twins)),
          'llms.txt': llmsIndex(head, [...sections, ...others], parts),
          ...Object.fromEntries([...parts].map(([name, part]) => [name, llmsFull(head, part, twins)])),
        };
        const folder = version.isLast ? outDir : fileOf(version.path);
        if (parts.size > 0) {
          await mkdir(path.join(folder, 'llms'), {recursive: true});
        }
        await Promise.all(Object.entries(files).map(([name, text]) => writeFile(path.join(folder, name), text)));
      }
    },
  };
}
