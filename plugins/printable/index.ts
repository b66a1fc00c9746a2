import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {load} from 'cheerio';
import {brand} from '../../settings/brand';
import {fillBrand} from '../../settings/brand-variables';
import {printablePath} from '../../src/printable';
import {docsOf} from '../machine-readable/articles';
import {stitch} from './stitch';

/**
 * Docusaurus plugin that writes a page with all articles of a group, in the sidebar's order, for paper and PDF. It's
 * stitched from the built pages, needs no script, and is in neither search, sitemap, nor sidebar.
 */

type Doc = LoadedVersion['docs'][number];
type SidebarItem = LoadedVersion['sidebars'][string][number];

interface Group {
  label: string;
  /** Path within the language. */
  path: string;
  docs: Doc[];
}

/** The groups of a sidebar: each category with a printable folder, with the categories in it. */
function groupsOf(items: SidebarItem[], byId: Map<string, Doc>): Group[] {
  const docsIn = (item: SidebarItem): Doc[] =>
    item.type === 'category'
      ? [...(item.link?.type === 'doc' ? [byId.get(item.link.id)!] : []), ...item.items.flatMap(docsIn)]
      : 'id' in item && byId.has(item.id)
        ? [byId.get(item.id)!]
        : [];
  return items.flatMap((item) => {
    if (item.type !== 'category') {
      return [];
    }
    const docs = docsIn(item);
    const folders = docs.map(({sourceDirName}) => sourceDirName).sort((a, b) => a.length - b.length);
    const address = printablePath(folders[0] ?? '');
    const group = address ? [{label: fillBrand(item.label, 'sidebars.ts'), path: address, docs}] : [];
    return [...group, ...groupsOf(item.items, byId)];
  });
}

export default function printablePlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'printable',
    async postBuild({outDir, plugins}) {
      const {docs, sidebars} = docsOf(plugins);
      const byId = new Map(docs.map((doc) => [doc.id, doc]));
      for (const group of groupsOf(Object.values(sidebars).flat(), byId)) {
        const pages = await Promise.all(
          group.docs.map(async ({permalink}) => ({
            url: encodeURI(brand.siteUrl + permalink),
            $: load(await readFile(path.join(outDir, permalink.slice(baseUrl.length - 1), 'index.html'), 'utf8')),
          })),
        );
        const file = path.join(outDir, group.path);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, stitch(group.label, pages));
      }
    },
  };
}
