import {execFile, spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect, test} from '@playwright/test';
import {visit} from 'unist-util-visit';
import {articlesDir} from '../../articles/files';
import {parseArticle} from '../../articles/parse';
import {loadDocument} from '../../plugins/api-reference/document';
import {localeCodes} from '../../settings/locales';
import {serve, successOf} from './service';

/** The programs of the API quick start, run as a newcomer would run them. There is no .NET here, so C# is only parsed. */

const run = promisify(execFile);

const programs = [
  {language: 'bash', command: 'curl', args: (code: string) => ['bash', '-c', code]},
  {language: 'js', command: 'node', args: (code: string) => ['node', '--input-type=module', '-e', code]},
  {language: 'python', command: 'python3', args: (code: string) => ['python3', '-c', code]},
];

const listReports = loadDocument('client-api').operations.find(({operationId}) => operationId === 'listReports')!;

/** The last code of a language in the article: the first one in bash sets the variables. */
function codeIn(file: string, language: string): string {
  const found: string[] = [];
  visit(parseArticle(readFileSync(file, 'utf8'), file).tree, 'code', ({lang, value}) => {
    if (lang === language) {
      found.push(value);
    }
  });
  return found.at(-1)!;
}

for (const locale of localeCodes) {
  for (const {language, command, args} of programs) {
    test(`${locale}: the program in ${language} prints the reports`, async () => {
      test.skip(spawnSync(command, ['--version']).error !== undefined, `${command} is not installed`);
      const code = codeIn(path.join(articlesDir(locale), 'api/quick-start.mdx'), language);
      const {server, env} = await serve(listReports, 'client-api');
      try {
        const [program, ...rest] = args(code);
        const {stdout} = await run(program!, rest, {env});
        expect(JSON.parse(stdout)).toEqual(successOf(listReports)[1].json!.example);
        const wrong = run(program!, rest, {env: {...env, APP_SECRET: ''}}).catch((error: unknown) => error);
        const {stdout: out = '', stderr = ''} = (await wrong) as {stdout?: string; stderr?: string};
        expect(out + stderr, 'without the secret').toMatch(/X-AppSecret|APP_SECRET/);
      } finally {
        server.close();
      }
    });
  }
}
