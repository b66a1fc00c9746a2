import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {mustGit} from '../lib/git';
import {run} from '../lib/system';
import {command, UsageError} from './lib/command';

/**
 * `npm run rehearse:upgrade -- 3.10.2` installs another version of Docusaurus in a copy of the last commit and lists what
 * it breaks: the contract of framework/ and the types. With `--build`, it also builds the site in English, with framework/
 * and without it, which tells whose fault a failure is. The copy stays if anything fails.
 */
command({
  usage: 'npm run rehearse:upgrade -- VERSION [--build]',
  does: 'Lists what another version of Docusaurus breaks; with --build it also builds the site in English.',
  options: {build: {type: 'boolean'}},
  allowPositionals: true,
  run: ({positionals, values}) => {
    const [version] = positionals;
    if (!version) {
      throw new UsageError('Which version? For example: npm run rehearse:upgrade -- 3.10.2');
    }
    const dir = mkdtempSync(path.join(tmpdir(), 'upgrade-'));
    const step = (title: string, command: string, env: NodeJS.ProcessEnv = {}): boolean => {
      console.log(`\n## ${title}`);
      return run('npm', ['--prefix', dir, ...command.split(' ')], env);
    };
    mustGit('.', 'clone', '--quiet', '.', dir);
    const manifest = path.join(dir, 'package.json');
    const upgraded = readFileSync(manifest, 'utf8').replace(/("@docusaurus\/[^"]+": )"[^"]+"/g, `$1"${version}"`);
    writeFileSync(manifest, upgraded);
    const passed =
      step(`Install ${version}`, 'install --ignore-scripts --no-audit --no-fund') &&
      [
        step('What it breaks', 'run check -- framework types'),
        !values.build || step('Build', 'run build -- --locale en'),
        !values.build || step('Build without framework/', 'run build -- --locale en', {FRAMEWORK: 'stock'}),
      ].every(Boolean);
    if (passed) {
      rmSync(dir, {recursive: true});
    }
    console.log(
      passed ? `\n${version} breaks nothing.` : `\n${version} breaks something: see above. The copy is in ${dir}.`,
    );
    return passed ? 0 : 1;
  },
});
