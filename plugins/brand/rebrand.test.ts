import {execFileSync} from 'node:child_process';
import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {brand} from '../../src/brand';

/** Renames the product the way a rebrander does, in a copy of the project, and reads the site that comes out. */

const site = ['docs', 'i18n', 'plugins', 'src', 'static', 'docusaurus.config.ts', 'sidebars.ts', 'package.json'];
const other = {product: 'Fernwerk', host: 'fernwerk.test'};

let copy: string;
test.beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'rebrand-'));
});
test.afterAll(() => {
  rmSync(copy, {recursive: true});
});

test('another brand leaves no trace of the default one', () => {
  test.setTimeout(240_000);
  for (const entry of site) {
    cpSync(entry, path.join(copy, entry), {recursive: true});
  }
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  const brandFile = path.join(copy, 'src/brand.ts');
  writeFileSync(
    brandFile,
    readFileSync(brandFile, 'utf8')
      .replaceAll(brand.product, other.product)
      .replaceAll(brand.product.toLowerCase(), other.product.toLowerCase())
      .replaceAll(`'${brand.host}'`, `'${other.host}'`),
  );

  execFileSync(process.execPath, ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', '--locale', 'es'], {
    cwd: copy,
    env: {...process.env, NO_UPDATE_NOTIFIER: '1'},
  });

  const built = readdirSync(path.join(copy, 'build'), {recursive: true, encoding: 'utf8'}).filter((file) =>
    /\.(html|js|json|xml|txt|csv)$/.test(file),
  );
  const traces = built.filter((file) => {
    const text = readFileSync(path.join(copy, 'build', file), 'utf8');
    return text.toLowerCase().includes(brand.product.toLowerCase()) || text.includes(brand.host);
  });
  expect(traces).toEqual([]);
  const home = readFileSync(path.join(copy, 'build/index.html'), 'utf8');
  expect(home).toContain(other.product);
  expect(home).toMatch(/lang="?es"?/);
});
