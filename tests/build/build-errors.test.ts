import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {configFile, runDocusaurus, writeSite} from '../fixture/build';

/** Mistakes that stop the build. Each is made in a copy of the fixture site. */

/** The fixture ignores broken links; here they are treated as on the real site. */
const config = `
import fixture from '../../${configFile}';
import site from '../../docusaurus.config';
export default {...fixture, onBrokenLinks: site.onBrokenLinks};
`;

/**
 * Builds the fixture in English with one of its files added or replaced.
 * @returns whether the build failed, and what it printed
 */
function buildWith(file: string, content: string): {failed: boolean; output: string} {
  mkdirSync('.cache', {recursive: true});
  const dir = mkdtempSync('.cache/build-errors-');
  try {
    writeSite(dir);
    writeFileSync(path.join(dir, 'docusaurus.config.ts'), config);
    writeFileSync(path.join(dir, file), content);
    return runDocusaurus(dir, path.join(dir, 'docusaurus.config.ts'), '--locale', 'en');
  } finally {
    rmSync(dir, {recursive: true});
  }
}

test.describe.configure({timeout: 120_000});

test('a broken link in an article stops the build, which names both pages', () => {
  const {failed, output} = buildWith('docs/guide.mdx', '# Guide\n\n[Missing](/docs/no-such-article)\n');
  expect(failed).toBe(true);
  expect(output).toMatch(/source page path = \/docs\/guide:\s+-> linking to \/docs\/no-such-article/);
});

test('a sidebar with an article that does not exist stops the build, which lists the ids that exist', () => {
  const sidebars = `export default {docs: ['start', 'no-such-article'], university: ['university'], status: ['status']};`;
  const {failed, output} = buildWith('sidebars.ts', sidebars);
  expect(failed).toBe(true);
  expect(output).toMatch(/do not exist:\s+- no-such-article\s+Available document ids are:\s+- broken\s+- guide/);
});

test('a navbar item that leads to an unknown sidebar stops the build instead of being left out', () => {
  const page = `
    import Layout from '@theme/Layout';
    import NavbarItem from '@theme/NavbarItem';
    export default () => <Layout><NavbarItem type="docSidebar" sidebarId="nowhere" label="Nowhere" /></Layout>;
  `;
  const {failed, output} = buildWith('pages/unknown-sidebar.tsx', page);
  expect(failed).toBe(true);
  expect(output).toContain(`Can't find any sidebar with id "nowhere"`);
});
