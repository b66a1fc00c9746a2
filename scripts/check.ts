import {spawnSync} from 'node:child_process';
import {readArguments} from './lib/arguments';
import {runCommand, UsageError} from './lib/run';

/** The checks of `npm run check`, in order: the quick ones first. The programs are in `node_modules/.bin`. */
const checks: Record<string, {does: string; run: string[]}> = {
  types: {does: 'TypeScript', run: ['tsc']},
  lint: {does: 'ESLint', run: ['eslint', '.', '--max-warnings', '0']},
  format: {does: 'Prettier', run: ['prettier', '--check', '.']},
  imports: {
    does: 'the direction of imports between folders',
    run: ['depcruise', '--config', '.dependency-cruiser.mjs', '.'],
  },
  unused: {does: 'unused files and exports; undeclared and unused dependencies', run: ['knip']},
  supply: {
    does: 'checksums, sources, licenses, install scripts and exact versions of the dependencies',
    run: ['tsx', 'scripts/check-supply.ts'],
  },
  secrets: {does: 'keys and passwords in the repository', run: ['secretlint', '--maskSecrets', '**/*']},
  sdk: {does: 'the SDK articles against the declaration file', run: ['tsx', 'scripts/check-sdk.ts']},
  schemas: {does: 'the JSON samples of the articles', run: ['tsx', 'scripts/check-schemas.ts']},
  code: {
    does: 'the code of the API articles, and the samples of the API reference',
    run: ['tsx', 'scripts/check-code.ts'],
  },
  changelog: {
    does: 'the SDK, the APIs and automations against the changelog for developers',
    run: ['tsx', 'scripts/check-changelog.ts'],
  },
  content: {
    does: 'Markdown, spelling, shape, wording, links and safety of the articles',
    run: ['tsx', 'scripts/check-content.ts'],
  },
  translations: {
    does: 'structure, terms and interface strings of the translations',
    run: ['tsx', 'scripts/check-translations.ts'],
  },
};

const list = Object.entries(checks).map(([name, {does}]) => `  ${name.padEnd(13)}${does}`);
const {positionals} = readArguments({
  usage: 'npm run check -- [CHECK…]',
  does: `Runs all checks, or those that you list:\n${list.join('\n')}`,
  allowPositionals: true,
});

/** @returns whether the check passed; its output is only shown when it didn't */
function runCheck(name: string): boolean {
  const start = performance.now();
  const [program, ...args] = checks[name]!.run;
  const {status, error, stdout, stderr} = spawnSync('npx', ['--no-install', program!, ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    shell: process.platform === 'win32',
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
  console.log(`${status === 0 ? 'passed' : 'FAILED'}  ${name.padEnd(13)}${seconds} s`);
  if (status !== 0) {
    console.log(`${error?.message ?? ''}${stdout}${stderr}`);
  }
  return status === 0;
}

runCommand(() => {
  const names = positionals.length > 0 ? positionals : Object.keys(checks);
  const unknown = names.filter((name) => !(name in checks));
  if (unknown.length > 0) {
    throw new UsageError(`There is no check ${unknown.join(', ')}. The checks are ${Object.keys(checks).join(', ')}.`);
  }
  const failed = names.filter((name) => !runCheck(name));
  console.log(
    failed.length > 0
      ? `${failed.length} of ${names.length} checks failed: ${failed.join(', ')}. To run one: npm run check -- ${failed[0]}`
      : `All ${names.length} checks passed.`,
  );
  return failed.length > 0 ? 1 : 0;
});
