import {execFileSync} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {buildDir} from '../builder/build';
import {filesIn} from '../lib/files';
import {brand} from '../settings/brand';
import {htmlLang, localeCodes, localePrefix, sourceLocale} from '../settings/locales';
import {peerCommand, peersFolder} from './peers';

/**
 * Builds the same articles with Astro Starlight, the lightest well-known peer, for comparison. It gets the Markdown
 * twins, so its pages lack the figures that ours have.
 */

/** The built Starlight site. */
export const starlightDir = path.join(peersFolder, 'dist');

/** The address at which Starlight serves an article of ours. */
export const starlightPath = (pathname: string): string =>
  `${decodeURIComponent(pathname).replace(/\/$/, '').replaceAll(' ', '-').toLowerCase()}/`;

const config = `
import {defineConfig} from 'astro/config';
import starlight from '@astrojs/starlight';

export default defineConfig({
  site: ${JSON.stringify(brand.siteUrl)},
  integrations: [starlight(${JSON.stringify({
    title: brand.product,
    locales: Object.fromEntries(
      localeCodes.map((locale) => [locale === sourceLocale ? 'root' : locale, {label: locale, lang: htmlLang(locale)}]),
    ),
    sidebar: [{label: 'Docs', collapsed: true, items: [{autogenerate: {directory: 'docs', collapsed: true}}]}],
  })})],
});
`;

const contentConfig = `
import {defineCollection} from 'astro:content';
import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';

export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};
`;

/** Starlight shows the title from the front matter, and lets it decide the address. */
function content(twin: string): string {
  const [, yaml, body] = /^---\n([\s\S]*?)\n---\n+# [^\n]*\n([\s\S]*)$/.exec(twin)!;
  const {title, description, route, locale} = parse(yaml!) as Record<string, string>;
  const slug = starlightPath(localePrefix(locale as never) + route!).replace(/^\/|\/$/g, '');
  return `---\n${JSON.stringify({title, description, slug})}\n---\n\n${body}`;
}

function writeFile(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(peersFolder, file)), {recursive: true});
  writeFileSync(path.join(peersFolder, file), text);
}

/**
 * Builds the site in all languages from the Markdown twins in `build/`, which takes some minutes.
 * @throws Error when Astro fails
 */
export function buildStarlight(): void {
  rmSync(path.join(peersFolder, 'src'), {recursive: true, force: true});
  writeFile('astro.config.mjs', config);
  writeFile('src/content.config.ts', contentConfig);
  for (const file of filesIn(buildDir).filter((name) => name.endsWith('.md'))) {
    writeFile(path.join('src/content/docs', file), content(readFileSync(path.join(buildDir, file), 'utf8')));
  }
  const [node, astro] = peerCommand('astro', 'bin/astro.mjs');
  const env = {...process.env, ASTRO_TELEMETRY_DISABLED: '1'};
  execFileSync(node, [astro, 'build'], {cwd: peersFolder, stdio: 'inherit', env});
}
