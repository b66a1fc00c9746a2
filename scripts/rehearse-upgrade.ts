import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {mustGit} from '../lib/git';
import {run} from '../lib/system';
import {readArguments} from './lib/arguments';
import {runCommand, UsageError} from './lib/run';

/**
 * `npm run rehearse:upgrade -- 3.10.2` installs another version of Docusaurus in a copy of the last commit and lists what
 * it breaks: the contract of framework/ and the types. With `--build`, it also builds the site in English, with the room
 * and without it, so that one knows whose fault a failure is.
 */
const {positionals, values} = readArguments({
  usage: 'npm run rehearse:upgrade -- VERSION [--build]',
  does: 'Lists what another version of Docusaurus breaks; with --build it also builds the site in English.',
  options: {build: {type: 'boolean'}},
  allowPositionals: true,
});

runCommand(() => {
  const [version] = positionals;
  if (!version) {
    throw new UsageError('Which version? For example: npm run rehearse:upgrade -- 3.10.2');
  }
  const dir = mkdtempSync(path.join(tmpdir(), 'upgrade-'));
  const step = (env: NodeJS.ProcessEnv, ...command: string[]): boolean =>
    run('npm', ['--prefix', dir, ...command], env);
  try {
    mustGit('.', 'clone', '--quiet', '.', dir);
    const manifest = path.join(dir, 'package.json');
    const upgraded = readFileSync(manifest, 'utf8').replace(/("@docusaurus\/[^"]+": )"[^"]+"/g, `$1"${version}"`);
    writeFileSync(manifest, upgraded);
    if (!step({}, 'install', '--ignore-scripts', '--no-audit', '--no-fund')) {
      throw new Error(`Docusaurus ${version} can't be installed beside the other packages: see above.`);
    }
    const passed = [
      step({}, 'run', 'check', '--', 'framework', 'types'),
      ...(values.build
        ? ['', 'stock'].map((room) => step({FRAMEWORK: room}, 'run', 'build', '--', '--locale', 'en'))
        : []),
    ];
    return passed.every(Boolean) ? 0 : 1;
  } finally {
    rmSync(dir, {recursive: true});
  }
});
