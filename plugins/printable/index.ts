import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {load} from 'cheerio';
import {brand} from '../../settings/brand';
import {fillBrand} from '../../settings/brand-variables';
import {printablePath} from '../../src/article-paths';
import {versionsOf} from '../machine-readable/articles';
import {idsOf, type SidebarItem} from '../machine-readable/llms';
import {stitch} from './stitch';

/**
 * Docusaurus plugin that writes a page with all articles of a group, in the sidebar's order, for paper and PDF. It's
 * stitched from the built pages, needs no script, and is in neither search, sitemap, nor sidebar.
 */

const categoriesIn = (items: SidebarItem[]): {label: string; ids: string[]}[] =>
  items.flatMap((item) =>
    item.type === 'category' ? [{label: item.label, ids: idsOf(item)}, ...categoriesIn(item.items)] : [],
  );

export default function printablePlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'printable',
    postBuild({outDir, plugins}) {
      const {docs, sidebars} = versionsOf(plugins)[0];
      const byId = new Map(docs.map((doc) => [doc.id, doc]));
      for (const {label, ids} of categoriesIn(Object.values(sidebars).flat())) {
        const group = ids.map((id) => byId.get(id)!);
        const [folder = ''] = group.map(({sourceDirName}) => sourceDirName).sort((a, b) => a.length - b.length);
        const address = printablePath(folder);
        if (address) {
          const pages = group.map(({permalink}) => ({
            url: encodeURI(brand.siteUrl + permalink),
            $: load(readFileSync(path.join(outDir, permalink.slice(baseUrl.length - 1), 'index.html'))),
          }));
          mkdirSync(path.join(outDir, path.dirname(address)), {recursive: true});
          writeFileSync(path.join(outDir, `${address}.html`), stitch(fillBrand(label, 'sidebars.ts'), pages));
        }
      }
    },
  };
}
