import {spawn} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {pageFile} from '../../deploy/page-files';
import {interpreters, isInstalled} from '../articles/interpreters';
import {operationOf, serve, successOf} from '../articles/service';
import {targetOf} from '../../plugins/api-reference/samples';
import {localeCodes, localePrefix} from '../../settings/locales';

/** The quick starts as a newcomer follows them: with what the built pages say, and nothing else. */

const listReports = operationOf('client-api', 'listReports');
const runAutomation = operationOf('client-api', 'runAutomation');

interface Step {
  /** What the paragraph above the program shows in code: the name of its file and the command, unless it's for the shell. */
  told: string[];
  code: string;
}

/** The commands that set the variables, and the programs by the name of their tab. */
function readPage(pathname: string): {variables: string; programs: Map<string, Step>} {
  const $ = load(readFileSync(path.join('build', pageFile(pathname)), 'utf8'));
  const names = $('[role=tab]').toArray();
  const panels = $('[role=tabpanel]').toArray();
  const programs = panels.map((panel, index): [string, Step] => [
    $(names[index]).text().toLowerCase(),
    {
      told: $(panel)
        .find('p code')
        .toArray()
        .map((code) => $(code).text()),
      code: $(panel).find('pre').text(),
    },
  ]);
  return {variables: $('.language-bash pre').first().text(), programs: new Map(programs)};
}

/** The commands that set the variables, with the reader's own values. */
const withOwn = (variables: string, env: NodeJS.ProcessEnv): string =>
  variables
    .replace(/https:\/\/[^"]*/, env.BASE_URL!)
    .replace('<guid>', env.APP_TENANT!)
    .replace('<guid>', env.APP_ID!);

/** Runs a script in an empty folder, with an input. */
async function runScript(script: string, input: string, cwd: string): Promise<{stdout: string; stderr: string}> {
  const shell = spawn('bash', ['--norc', '-c', script], {cwd, env: {PATH: process.env.PATH}});
  const output = {stdout: '', stderr: ''};
  shell.stdout.on('data', (data) => (output.stdout += String(data)));
  shell.stderr.on('data', (data) => (output.stderr += String(data)));
  shell.stdin.end(input);
  await new Promise((resolve) => shell.on('close', resolve));
  return output;
}

for (const locale of localeCodes) {
  for (const {id, command} of interpreters) {
    test(`${locale}: a newcomer gets the reports with the tab ${id}`, async () => {
      test.skip(!isInstalled(command), `${command} is not installed`);
      const {variables, programs} = readPage(`${localePrefix(locale)}/docs/api/quick-start`);
      const {told, code} = programs.get(id)!;
      const folder = mkdtempSync(path.join(tmpdir(), 'quick-start-'));
      const {server, env} = await serve([listReports], 'client-api');
      try {
        const [file, start] = told;
        if (file) {
          writeFileSync(path.join(folder, file), code);
        }
        const {stdout, stderr} = await runScript(
          `${withOwn(variables, env)}\n${start ?? code}`,
          `${env.APP_SECRET}\n`,
          folder,
        );
        expect(stderr).toBe('');
        expect(JSON.parse(stdout.slice(stdout.indexOf('[')))).toEqual(successOf(listReports)[1].json!.example);
      } finally {
        server.close();
        rmSync(folder, {recursive: true});
      }
    });
  }

  test(`${locale}: a newcomer starts the automation and gets its response`, async () => {
    test.skip(!isInstalled('curl'), 'curl is not installed');
    const {variables} = readPage(`${localePrefix(locale)}/docs/api/quick-start`);
    const {variables: call} = readPage(`${localePrefix(locale)}/docs/automations/quick-start`);
    const id = /[\da-f-]{36}/.exec(targetOf(runAutomation))![0];
    const {server, env} = await serve([runAutomation], 'client-api');
    try {
      const script = `${withOwn(variables, env)}\n${call.replace(/"<.*?>"/, id)}`;
      const {stdout, stderr} = await runScript(script, `${env.APP_SECRET}\n`, tmpdir());
      expect(stderr).toBe('');
      expect(JSON.parse(stdout.slice(stdout.indexOf('[')))).toEqual(successOf(runAutomation)[1].json!.example);
    } finally {
      server.close();
    }
  });
}
