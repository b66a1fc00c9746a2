import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';

/**
 * Mistakes in menus, sidebars and pages stop the build, and what it prints names the mistake and how to mend it. Each
 * is made in a small site of one article.
 */

const layoutWith = (content: string) => `
import Layout from '@theme/Layout';
import NavbarItem from '@theme/NavbarItem';
export default () => <Layout>${content}</Layout>;
`;

const sound: Record<string, string> = {
  'docs/intro.md': '# Introduction\n',
  'sidebars.js': `export default {docs: ['intro'], empty: []};`,
  'docusaurus.config.js': `export default {
    title: 'Fixture',
    url: 'https://fixture.test',
    baseUrl: '/',
    future: {experimental_faster: true},
    presets: [['classic', {docs: {sidebarPath: './sidebars.js'}, blog: false, sitemap: false}]],
    themeConfig: {navbar: {items: [{type: 'docSidebar', sidebarId: 'docs', label: 'Docs'}]}},
  };`,
};

/**
 * Builds a sound site with some of its files replaced.
 * @returns what the build printed, and whether it failed
 */
function buildWith(files: Record<string, string>): {failed: boolean; output: string} {
  const dir = mkdtempSync(path.join(tmpdir(), 'build-errors-'));
  try {
    for (const [file, content] of Object.entries({...sound, ...files})) {
      mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
      writeFileSync(path.join(dir, file), content);
    }
    cpSync('src/theme/NavbarItem/index.tsx', path.join(dir, 'src/theme/NavbarItem/index.tsx'));
    symlinkSync(path.resolve('node_modules'), path.join(dir, 'node_modules'));
    const {status, stdout, stderr} = spawnSync(
      process.execPath,
      ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
      {cwd: dir, env: {...process.env, NO_UPDATE_NOTIFIER: '1', FORCE_COLOR: '0'}, encoding: 'utf8'},
    );
    return {failed: status !== 0, output: stdout + stderr};
  } finally {
    rmSync(dir, {recursive: true});
  }
}

test.describe.configure({timeout: 120_000});

test('an unknown type of navbar item', () => {
  const config = sound['docusaurus.config.js']!.replace("'docSidebar'", "'docSidbar'");
  const {failed, output} = buildWith({'docusaurus.config.js': config});
  expect(failed).toBe(true);
  expect(output).toContain('Bad navbar item type docSidbar');
});

test('a sidebar with an article that does not exist: file, id, and the ids there are', () => {
  const {failed, output} = buildWith({'sidebars.js': `export default {docs: ['intro', 'no-such-article']};`});
  expect(failed).toBe(true);
  expect(output).toMatch(/Invalid sidebar file at "sidebars\.js"/);
  expect(output).toMatch(/do not exist:\s+- no-such-article\s+Available document ids are:\s+- intro/);
});

test('pages that cannot be rendered: each with its path and its cause', () => {
  const pages = {
    'unknown-sidebar': {
      source: layoutWith('<NavbarItem type="docSidebar" sidebarId="nowhere" label="Nowhere" />'),
      error: /Can't find any sidebar with id "nowhere"[^]*Available sidebar ids are:\s+- docs\s+- empty/,
    },
    'unknown-article': {
      source: layoutWith('<NavbarItem type="doc" docId="no-such-article" label="No such article" />'),
      error: /Couldn't find any doc with id "no-such-article"[^]*Available doc ids are:\s+- intro/,
    },
    'empty-sidebar': {
      source: layoutWith('<NavbarItem type="docSidebar" sidebarId="empty" label="Empty" />'),
      error: /Sidebar with ID "empty" doesn't have anything to be linked to/,
    },
    'no-default-export': {
      source: 'export const Page = () => <p>Never seen</p>;',
      error: /The page component at \/no-default-export doesn't have a default export[^]*default-exporting a React/,
    },
    'outside-its-provider': {
      source: `import {useColorMode} from '@docusaurus/theme-common';
        export default () => <p>{useColorMode().colorMode}</p>;`,
      error: /is called outside the <ColorModeProvider>/,
    },
  };
  const {failed, output} = buildWith(
    Object.fromEntries(Object.entries(pages).map(([name, {source}]) => [`src/pages/${name}.jsx`, source])),
  );
  expect(failed).toBe(true);
  for (const [name, {error}] of Object.entries(pages)) {
    expect(output).toContain(`"/${name}"`);
    expect(output).toMatch(error);
  }
});
