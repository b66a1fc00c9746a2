// Installs the dependencies when node_modules is missing or does not match package-lock.json, so that `npm start`
// and `npm test` work right after cloning. Install scripts of packages don't run: none is needed, as checks/supply/lock-file.ts
// says of each, and they are the way in which a hijacked package harms whoever installs it.
// Plain JavaScript, because it runs before TypeScript is installed.
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';

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

if (!isInstalled()) {
  console.log('Installing dependencies (npm ci --ignore-scripts)…');
  const {status} = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exitCode = status ?? 1;
}
