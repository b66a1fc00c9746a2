import {spawn} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {interpreters, isInstalled} from '../../checks/code/interpreters';
import {serve, successOf} from '../../checks/code/service';
import {loadDocument} from '../../plugins/api-reference/document';
import {localeCodes, localePrefix} from '../../settings/locales';

/** The API quick start as a newcomer follows it: with what the built page says, and nothing else. */

const listReports = loadDocument('client-api').operations.find(({operationId}) => operationId === 'listReports')!;

interface Step {
  /** What the paragraph above the program shows in code: the name of its file and the command, unless it's for the shell. */
  told: string[];
  code: string;
}

/** The commands that set the variables, and the programs by the name of their tab. */
function readPage(pathname: string): {variables: string; programs: Map<string, Step>} {
  const $ = load(readFileSync(path.join('build', pathname, 'index.html'), 'utf8'));
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
        const own = variables
          .replace(/https:\/\/[^"]*/, env.BASE_URL)
          .replace('<guid>', env.APP_TENANT!)
          .replace('<guid>', env.APP_ID!);
        const [file, start] = told;
        if (file) {
          writeFileSync(path.join(folder, file), code);
        }
        const {stdout, stderr} = await runScript(`${own}\n${start ?? code}`, `${env.APP_SECRET}\n`, folder);
        expect(stderr).toBe('');
        expect(JSON.parse(stdout.slice(stdout.indexOf('[')))).toEqual(successOf(listReports)[1].json!.example);
      } finally {
        server.close();
        rmSync(folder, {recursive: true});
      }
    });
  }
}
