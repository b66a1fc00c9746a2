import {execFileSync} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * What the benchmarks compare with and measure by, always the newest. It is installed in a folder of its own, with a Node
 * that it runs on: nothing of it is a dependency of the site.
 */

export const peersFolder = path.resolve('.cache/starlight');

const packages = {astro: 'latest', '@astrojs/starlight': 'latest', lighthouse: 'latest', node: '24'};

const inPackage = (name: keyof typeof packages, file: string): string =>
  path.join(peersFolder, 'node_modules', name, file);

/**
 * Installs or updates the peers.
 * @throws Error when npm fails
 */
export function installPeers(): void {
  mkdirSync(peersFolder, {recursive: true});
  const manifest = {private: true, type: 'module', dependencies: packages};
  writeFileSync(path.join(peersFolder, 'package.json'), JSON.stringify(manifest));
  const npm = (...args: string[]) => execFileSync('npm', args, {cwd: peersFolder, stdio: 'inherit'});
  npm('update', '--ignore-scripts', '--no-audit', '--no-fund');
  // Its script puts the program in its place.
  npm('rebuild', 'node');
}

/** @returns the peers' Node and the path of a script of theirs */
export const peerCommand = (name: keyof typeof packages, script: string): [node: string, script: string] => [
  inPackage('node', 'bin/node'),
  inPackage(name, script),
];

/** @returns names and versions, for the results */
export const peerVersions = (): string =>
  (Object.keys(packages) as (keyof typeof packages)[])
    .map((name) => {
      const {version} = JSON.parse(readFileSync(inPackage(name, 'package.json'), 'utf8')) as {version: string};
      return `${name} ${version}`;
    })
    .join(', ');
