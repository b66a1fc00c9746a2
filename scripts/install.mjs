// Installs the dependencies when node_modules is missing or does not match package-lock.json, so that `npm start`
// and `npm test` work right after cloning. Install scripts of packages don't run: none is needed, as checks/supply/reviewed.json
// says of each, and they are the way in which a hijacked package harms whoever installs it.
// Plain JavaScript, because it runs before TypeScript is installed; first of all, it says what stops the other commands.
import {spawnSync} from 'node:child_process';
import {accessSync, constants, existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

const lockFile = 'package-lock.json';
const installedLockFile = 'node_modules/.package-lock.json';

/** @typedef {{packages: Record<string, {version?: string, optional?: boolean}>}} Lock */

/** @param {string} file @returns {Lock['packages']} */
function packages(file) {
  /** @type {Lock} */
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  return lock.packages;
}

function isInstalled() {
  if (!existsSync(installedLockFile)) {
    return false;
  }
  const installed = packages(installedLockFile);
  return Object.entries(packages(lockFile)).every(
    ([path, {version, optional}]) =>
      path === '' || (optional && !installed[path]) || installed[path]?.version === version,
  );
}

/** Whether this Node is one of those in `engines`, which is written like `^20.19 || >=24`. @param {string} engines */
function isSupported(engines) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return engines.split(' || ').some((range) => {
    const [, sign, first, least] = /^(\^|>=)(\d+)\.?(\d*)$/.exec(range) ?? [];
    return major === Number(first) ? minor >= Number(least) : sign === '>=' && major > Number(first);
  });
}

/** Whether it's there, and this user may not write to it. @param {string} name */
function isClosed(name) {
  try {
    accessSync(name, constants.W_OK);
    return false;
  } catch {
    return existsSync(name);
  }
}

/** What stops every command on this machine, and what to do; nothing if nothing does. */
function obstacle() {
  /** Those of the tests' clients name none. @type {{engines?: {node: string}}} */
  const {engines} = JSON.parse(readFileSync('package.json', 'utf8'));
  if (engines && !isSupported(engines.node)) {
    const wanted = readFileSync('.nvmrc', 'utf8').trim();
    return `Node ${process.versions.node} can't run this project: install Node ${wanted}, or another one of ${engines.node}.`;
  }
  // Those below the project belong to somebody else after a command was run with sudo. To serve the site, reading is enough.
  const written = ['.', ...(isInstalled() ? [] : ['node_modules']), '.cache', '.docusaurus', 'build'];
  const closed = process.env.npm_lifecycle_event !== 'serve' && written.find(isClosed);
  if (closed) {
    return `You may not write to ${path.resolve(closed)}: run sudo chown -R "$(id -u)" on it, or work in a clone of your own.`;
  }
  // tsx, npx, and the bundler each read some of them as the end of the path. Windows has the last two in every path.
  return (path.sep === '/' ? /[#!?:\\]/ : /[#!]/).test(process.cwd())
    ? `The tools can't read ${process.cwd()}: move the project to a path without #, !, ?, :, and \\.`
    : undefined;
}

const found = obstacle();
if (found) {
  console.error(found);
  process.exitCode = 1;
} else if (!isInstalled()) {
  console.log('Installing dependencies (npm ci --ignore-scripts)…');
  // Without these, NODE_ENV=production or omit=dev in the configuration of npm would leave the tools out.
  const all = ['--include=dev', '--include=optional'];
  const {status} = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', ...all], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exitCode = status ?? 1;
}
