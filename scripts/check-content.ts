import {fork, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {existsSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {build} from 'esbuild';
import {checkImage, listImages} from '../checks/content/images';
import {formatContentProblem, type ContentProblem} from '../checks/content/rule';
import {listArticles, localeOf, sourceDir, translationDir, translationOf} from '../articles/files';
import {localeCodes, sourceLocale} from '../settings/locales';
import {readArguments} from './lib/arguments';
import type {Job} from '../checks/content/worker';

/**
 * `npm run check:content` (part of `npm run check`) holds the articles to the writing rules: Markdown, spelling, shape,
 * wording, links, and nothing that runs. It prints each problem with file, line and rule.
 */

const {values, positionals} = readArguments({
  usage: 'npm run check:content -- [--changed] [FILE…]',
  does: 'Checks the articles in all languages; with FILE only those, with --changed those that differ from main.',
  options: {changed: {type: 'boolean'}},
  allowPositionals: true,
});

function git(...args: string[]): string[] {
  const {status, stdout, stderr} = spawnSync('git', args, {encoding: 'utf8'});
  if (status !== 0) {
    throw new Error(`git ${args.join(' ')} failed: ${stderr}`);
  }
  return stdout.split('\0').filter(Boolean);
}

/** Files that are new or changed since the branch left main, committed or not. */
function changedFiles(): string[] {
  const main = ['origin/main', 'main'].find(
    (name) => spawnSync('git', ['rev-parse', '--verify', '--quiet', name]).status === 0,
  );
  const base = main ? spawnSync('git', ['merge-base', main, 'HEAD'], {encoding: 'utf8'}).stdout.trim() : '';
  return [
    ...git('diff', '--name-only', '-z', '--diff-filter=d', '--relative', base || 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
}

const allArticles = (): string[] =>
  localeCodes.flatMap((locale) => {
    const dir = locale === sourceLocale ? sourceDir : translationDir(locale);
    return listArticles(dir).map((article) => path.join(dir, article));
  });

const isArticle = (file: string): boolean =>
  /\.mdx?$/.test(file) && (translationOf(file) !== undefined || !path.relative(sourceDir, file).startsWith('..'));

/** @throws Error that names the argument which is no article */
function namedArticles(): string[] {
  return positionals.map((name) => {
    const file = path.relative('.', name);
    if (!isArticle(file) || !existsSync(file)) {
      throw new Error(
        `${name} is no article. Name files of ${sourceDir}/ or ${translationDir('es')}/ and its sisters.`,
      );
    }
    return file;
  });
}

/** The worker as JavaScript: the parser runs a quarter faster than through tsx, which puts a call into each closure. */
async function buildWorker(): Promise<string> {
  const outfile = path.resolve('.cache/content/worker.mjs');
  await build({
    entryPoints: [path.join(__dirname, 'lib/content-worker.ts')],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outfile,
  });
  return outfile;
}

/** Runs the jobs in as many processes as the machine has cores. */
async function runJobs(jobs: Job[]): Promise<ContentProblem[]> {
  const worker = await buildWorker();
  const queue = [...jobs];
  const results: ContentProblem[] = [];
  const runs = Array.from({length: Math.min(availableParallelism(), jobs.length)}, async () => {
    // The cores are taken: garbage collection in threads of its own would only make the processes wait for each other.
    const child = fork(worker, {execArgv: ['--single-threaded-gc', '--max-semi-space-size=128']});
    for (let job = queue.shift(); job; job = queue.shift()) {
      child.send(job);
      const [problems] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as unknown[];
      if (!Array.isArray(problems)) {
        throw new Error(`The check of ${job.locale} stopped; see above.`);
      }
      results.push(...(problems as ContentProblem[]));
    }
    child.disconnect();
  });
  await Promise.all(runs);
  return results;
}

async function main(): Promise<void> {
  const chosen = values.changed ? changedFiles() : undefined;
  const articles = chosen?.filter(isArticle) ?? (positionals.length > 0 ? namedArticles() : allArticles());
  const images = listImages().filter((file) => chosen?.includes(file) ?? positionals.length === 0);
  const jobs = localeCodes
    .map((locale) => ({locale, files: articles.filter((file) => localeOf(file) === locale)}))
    .filter(({files}) => files.length > 0);
  const problems = [...images.flatMap((file) => checkImage(file)), ...(await runJobs(jobs))];
  for (const problem of problems) {
    console.error(formatContentProblem(problem));
  }
  console.log(`Content: ${articles.length} articles, ${images.length} images, ${problems.length} problems.`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
