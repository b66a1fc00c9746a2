import {spawnSync} from 'node:child_process';
import {chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';

/** The first thing that each command does: say what stops it, or install what it needs. */

const script = path.resolve('scripts/install.mjs');
const {engines} = JSON.parse(readFileSync('package.json', 'utf8')) as {engines: {node: string}};
let root: string;

test.beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'install-'));
});

test.afterEach(() => {
  rmSync(root, {recursive: true});
});

const writeJson = (file: string, value: unknown) => writeFileSync(file, JSON.stringify(value));

/** A project with a tool of its own to install, which needs no network. */
function project(name: string): string {
  const dir = path.join(root, name);
  mkdirSync(path.join(dir, 'tool'), {recursive: true});
  const devDependencies = {tool: 'file:tool'};
  writeJson(path.join(dir, 'package.json'), {name: 'site', engines, devDependencies});
  writeJson(path.join(dir, 'tool/package.json'), {name: 'tool', version: '1.0.0'});
  writeJson(path.join(dir, 'package-lock.json'), {
    name: 'site',
    lockfileVersion: 3,
    packages: {
      '': {name: 'site', devDependencies},
      'node_modules/tool': {resolved: 'tool', link: true},
      tool: {version: '1.0.0', dev: true},
    },
  });
  writeFileSync(path.join(dir, '.nvmrc'), '24\n');
  return dir;
}

function install(dir: string, env: NodeJS.ProcessEnv = {}, options: string[] = [], user?: number) {
  const {status, stdout, stderr} = spawnSync(process.execPath, [...options, script], {
    cwd: dir,
    encoding: 'utf8',
    env: {...process.env, ...env},
    uid: user,
  });
  return {status, stdout, stderr};
}

test('the tools are installed with NODE_ENV=production and omit=dev, and only once', () => {
  const dir = project('site');
  const env = {NODE_ENV: 'production', npm_config_omit: 'dev'};
  expect(install(dir, env).status).toBe(0);
  expect(existsSync(path.join(dir, 'node_modules/tool/package.json'))).toBe(true);
  expect(install(dir, env).stdout).toBe('');
});

test('a folder that the user may not write to is named, with what to do', () => {
  test.skip(process.platform === 'win32', 'Windows has other rights');
  // Root may write everywhere.
  const user = process.getuid?.() === 0 ? 65534 : undefined;
  chmodSync(root, 0o755);
  for (const closed of ['.', 'build', '.cache']) {
    const dir = project(`site-${closed}`);
    mkdirSync(path.join(dir, closed), {recursive: true});
    for (const folder of ['.', 'build', '.cache', 'node_modules'].map((name) => path.join(dir, name))) {
      mkdirSync(folder, {recursive: true});
      chmodSync(folder, 0o777);
    }
    chmodSync(path.join(dir, closed), 0o555);
    const {status, stdout, stderr} = install(dir, {}, [], user);
    chmodSync(path.join(dir, closed), 0o777);
    expect({status, stdout}).toEqual({status: 1, stdout: ''});
    expect(stderr).toBe(
      `You may not write to ${path.join(dir, closed)}: run sudo chown -R "$(id -u)" on it, or work in a clone of your own.\n`,
    );
  }
});

/** As on another version of Node. */
const onNode = (version: string) =>
  install(project(version), {}, [
    '--import',
    `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'${version}'})`,
  ]);

for (const version of ['18.20.8', '20.18.3', '21.7.0', '22.12.0', '23.11.0']) {
  test(`Node ${version} is rejected in a sentence, before anything is installed`, () => {
    const {status, stdout, stderr} = onNode(version);
    expect(stderr).toBe(
      `Node ${version} can't run this project: install Node 24, or another one of ^20.19 || ^22.13 || >=24.\n`,
    );
    expect([status, stdout]).toEqual([1, '']);
  });
}

for (const version of ['20.19.0', '22.13.0', '24.0.0', '26.10.0']) {
  test(`Node ${version} is accepted`, () => {
    expect(onNode(version).stdout).toContain('Installing dependencies');
  });
}

test('to serve what was built, nobody needs to write there', () => {
  test.skip(process.platform === 'win32', 'Windows has other rights');
  const user = process.getuid?.() === 0 ? 65534 : undefined;
  const dir = project('site');
  install(dir);
  chmodSync(root, 0o755);
  chmodSync(dir, 0o555);
  const ran = ['serve', 'build'].map((name) => install(dir, {npm_lifecycle_event: name}, [], user).status);
  chmodSync(dir, 0o755);
  expect(ran).toEqual([0, 1]);
});

test('a path that tools misread is named', () => {
  for (const name of ['Docs #1', 'new!', 'why?', ...(process.platform === 'win32' ? [] : ['a:b', String.raw`a\b`])]) {
    const {status, stderr} = install(project(name));
    expect(stderr).toContain(
      `can't read ${path.join(root, name)}: move the project to a path without #, !, ?, :, and \\.`,
    );
    expect(status).toBe(1);
  }
  expect(install(project('Docs [new] (2) é')).status).toBe(0);
});
