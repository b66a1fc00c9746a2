import {spawnSync} from 'node:child_process';
import {checks} from '../checks';
import type {CheckArguments, CheckReport} from '../checks/report';
import {readArguments, runCommand, UsageError} from './lib/command';

/**
 * `npm run check` runs all checks, or those that it is given, each in its own process: none suffers from the memory or a
 * crash of another. With one name it runs that check in this process, which `npm run check:content` does.
 */
const args = process.argv.slice(2);
const [asked = ''] = args;
const isList = !(asked in checks) || (args.length > 1 && args.every((name) => name in checks));

const runProgram = (command: readonly string[], stdio: 'inherit' | 'pipe') =>
  spawnSync('npx', ['--no-install', ...command], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    shell: process.platform === 'win32',
    stdio,
  });

/** @returns the exit code: 1 if there are problems */
function printReport(name: string, {checked, problems, hints = []}: CheckReport): number {
  for (const problem of [...hints, ...problems]) {
    console.error(problem);
  }
  console.log(`${name}: ${checked}, ${problems.length} problem${problems.length === 1 ? '' : 's'}.`);
  return problems.length > 0 ? 1 : 0;
}

async function runOne(name: string): Promise<number> {
  const {does, run, takes} = checks[name]!;
  const isOurs = typeof run === 'function';
  const usage = isOurs ? `npm run check:${name}` : `npm run check -- ${name}`;
  const {values, positionals} = readArguments({
    usage: takes ? `${usage} -- ${takes}` : usage,
    does: `Checks ${does}.`,
    options: takes ? {changed: {type: 'boolean'}} : {},
    allowPositionals: takes !== undefined,
    args: args.slice(1),
  });
  const given: CheckArguments = {...values, files: positionals};
  return isOurs ? printReport(name, await run(given)) : (runProgram(run, 'inherit').status ?? 1);
}

/** @returns whether the check passed; only the last line of its output is shown when it did */
function passes(name: string): boolean {
  const start = performance.now();
  const {run} = checks[name]!;
  const isOurs = typeof run === 'function';
  const {status, error, stdout, stderr} = runProgram(isOurs ? ['tsx', 'scripts/check.ts', name] : run, 'pipe');
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
  const lastLine = stdout.trim().split('\n').at(-1)!;
  const summary = isOurs && status === 0 ? lastLine.slice(name.length + 2) : '';
  console.log(`${status === 0 ? 'passed' : 'FAILED'}  ${name.padEnd(13)}${seconds} s  ${summary}`.trimEnd());
  if (status !== 0) {
    console.log(`${error?.message ?? ''}${stdout}${stderr}`);
  }
  return status === 0;
}

function runList(): number {
  const list = Object.entries(checks).map(([name, {does}]) => `  ${name.padEnd(13)}${does}`);
  const {positionals} = readArguments({
    usage: 'npm run check -- [CHECK…]',
    does: `Runs all checks, or those that you list:\n${list.join('\n')}`,
    allowPositionals: true,
  });
  const names = positionals.length > 0 ? positionals : Object.keys(checks);
  const unknown = names.filter((name) => !(name in checks));
  if (unknown.length > 0) {
    throw new UsageError(`There is no check ${unknown.join(', ')}. The checks are ${Object.keys(checks).join(', ')}.`);
  }
  const failed = names.filter((name) => !passes(name));
  console.log(
    failed.length > 0
      ? `${failed.length} of ${names.length} checks failed: ${failed.join(', ')}. To run one: npm run check -- ${failed[0]}`
      : `All ${names.length} checks passed.`,
  );
  return failed.length > 0 ? 1 : 0;
}

void runCommand(() => (isList ? runList() : runOne(asked)));
