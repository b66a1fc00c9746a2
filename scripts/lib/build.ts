import {spawn} from 'node:child_process';
import {createHash} from 'node:crypto';
import {createWriteStream, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {prepareDeployment} from '../../deploy/prepare';
import {searchVariables} from '../../src/search/settings';
import {filesIn} from './files';
import {replaceFolder} from './replace-folder';
import {indexArticles} from './search-index';

/**
 * Builds the site into `build/` with its search index, and knows whether the build is still that of the inputs:
 * a hash over their content, because dates change with every checkout.
 */

export const buildDir = 'build';

/** What the build printed, for the test that asserts that it warned of nothing. */
export const buildLog = '.cache/build.log';

const hashFile = '.cache/build-hash';

const inputs = [
  'deploy',
  'docs',
  'i18n',
  'plugins',
  'scripts/lib',
  'src',
  'static',
  'docusaurus.config.ts',
  'package-lock.json',
  'sidebars.ts',
  'tests/routes.json',
  'tsconfig.json',
];

const filesOf = (entry: string): string[] =>
  statSync(entry).isFile() ? [entry] : filesIn(entry).map((file) => path.join(entry, file));

function hashInputs(): string {
  const hash = createHash('sha256');
  for (const file of inputs.filter((entry) => existsSync(entry)).flatMap(filesOf)) {
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  for (const name of searchVariables) {
    hash.update(`${name}=${process.env[name] ?? ''}\0`);
  }
  return hash.digest('hex');
}

function isCurrent(hash: string): boolean {
  return existsSync(buildDir) && existsSync(hashFile) && readFileSync(hashFile, 'utf8') === hash;
}

function runDocusaurus(args: string[]): Promise<void> {
  const log = createWriteStream(buildLog);
  const child = spawn(process.execPath, ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', ...args], {
    env: {...process.env, NO_UPDATE_NOTIFIER: '1'},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const [source, target] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    source.pipe(target);
    source.pipe(log, {end: false});
  }
  return new Promise((resolve, reject) => {
    child.on('close', (code) => {
      log.end();
      if (code === 0) {
        resolve();
      } else {
        reject(new Error(`The build failed (see above, or ${buildLog}).`));
      }
    });
  });
}

/**
 * Builds all locales.
 * @param args further arguments for `docusaurus build`
 * @throws Error when Docusaurus or a later step fails, or another build runs; the last good build is untouched then
 */
export async function build(args: string[] = []): Promise<void> {
  const hash = hashInputs();
  mkdirSync('.cache', {recursive: true});
  rmSync(hashFile, {force: true});
  await replaceFolder(buildDir, async (next) => {
    await runDocusaurus(['--out-dir', next, ...args]);
    await indexArticles(next);
    await prepareDeployment(next);
  });
  writeFileSync(hashFile, hash);
}

/** Builds all locales unless the build is that of today's inputs. */
export async function buildIfNeeded(): Promise<void> {
  if (isCurrent(hashInputs())) {
    console.log(`${buildDir}/ is up to date.`);
  } else {
    await build();
  }
}
