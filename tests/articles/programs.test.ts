import {execFile, type ChildProcess} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect, test} from '@playwright/test';
import {visit} from 'unist-util-visit';
import {articlesDir} from '../../articles/files';
import {parseArticle} from '../../articles/parse';
import {freePort} from '../lib/processes';
import {localeCodes, type Locale} from '../../settings/locales';
import {interpreters, isInstalled} from './interpreters';
import {operationOf, serve, successOf} from './service';

/** The programs of the articles about the APIs, run against a server made from the documents: they print what the article shows. */

const run = promisify(execFile);

/** The code of an article in one language, from top to bottom. */
function codeIn(locale: Locale, article: string, language: string): string[] {
  const file = path.join(articlesDir(locale), article);
  const found: string[] = [];
  visit(parseArticle(readFileSync(file, 'utf8'), file).tree, 'code', ({lang, value}) => {
    if (lang === language) {
      found.push(value);
    }
  });
  return found;
}

interface Output {
  code?: number;
  stdout: string;
  stderr: string;
}

/** Runs a module in a folder; a program that fails is no error here. */
const runModule = (code: string, env: NodeJS.ProcessEnv, cwd?: string): Promise<Output> =>
  run(process.execPath, ['--input-type=module', '-e', code], {env, cwd}).catch((error: unknown) => error as Output);

/** The code with a part replaced that the test has to set: the article has to contain it. */
function withPart(code: string, part: string | RegExp, value: string): string {
  const replaced = code.replace(part, value);
  expect(replaced).not.toBe(code);
  return replaced;
}

const listReports = operationOf('client-api', 'listReports');
const saveEmployee = operationOf('integration-api', 'saveEmployee');

for (const locale of localeCodes) {
  for (const {id, fence, command, args} of interpreters) {
    test(`${locale}: the program of the quick start in ${id} prints the reports`, async () => {
      test.skip(!isInstalled(command), `${command} is not installed`);
      const code = codeIn(locale, 'api/quick-start.mdx', fence).at(-1)!;
      const {server, env} = await serve([listReports], 'client-api');
      try {
        const [program, ...rest] = args(code);
        const {stdout} = await run(program, rest, {env});
        expect(JSON.parse(stdout)).toEqual(successOf(listReports)[1].json!.example);
        const wrong = run(program, rest, {env: {...env, APP_SECRET: ''}}).catch((error: unknown) => error);
        const {stdout: out = '', stderr = ''} = (await wrong) as Partial<Output>;
        expect(out + stderr, 'without the secret').toMatch(/X-AppSecret|APP_SECRET/);
      } finally {
        server.close();
      }
    });
  }

  test(`${locale}: the program with retries repeats after a 503, and prints what was saved`, async () => {
    const [code] = codeIn(locale, 'api/errors.mdx', 'js');
    const [saved] = codeIn(locale, 'api/errors.mdx', 'text');
    const {server, env, taken} = await serve([saveEmployee], 'integration-api', [[503, 'Try again.']]);
    try {
      const {stdout, stderr} = await runModule(code!, env);
      expect(stdout.trim()).toBe(saved);
      expect(stderr).toContain('503: Try again.');
      expect(taken).toHaveLength(2);
    } finally {
      server.close();
    }
  });

  test(`${locale}: the program with retries doesn't repeat after a 400, and prints the message`, async () => {
    const [code] = codeIn(locale, 'api/errors.mdx', 'js');
    const [body] = codeIn(locale, 'api/errors.mdx', 'json');
    const message = codeIn(locale, 'api/errors.mdx', 'text')[1];
    const {server, env, taken} = await serve([saveEmployee], 'integration-api', [[400, body!]]);
    try {
      const output = await runModule(code!, env);
      expect(output.stderr.trim()).toBe(message);
      expect(output.code).toBe(1);
      expect(taken).toHaveLength(1);
    } finally {
      server.close();
    }
  });

  test(`${locale}: the program that reads all pages writes the rows to a file`, async () => {
    const [code] = codeIn(locale, 'api/data-extraction-api.mdx', 'js');
    const operation = operationOf('client-api', 'executeNamedQuery');
    const {server, env} = await serve([operation], 'client-api');
    const folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
    try {
      const {stdout, stderr} = await runModule(
        withPart(code!, /`https:\/\/apiv2-.*`/, 'process.env.BASE_URL'),
        env,
        folder,
      );
      const {data} = successOf(operation)[1].json!.example as {data: unknown[]};
      expect(stderr).toBe('');
      expect(stdout).toMatch(/^1 /);
      const [file] = /[\w-]+\.jsonl(?=")/.exec(code!)!;
      expect(JSON.parse(readFileSync(path.join(folder, file), 'utf8'))).toEqual(data[0]);
    } finally {
      server.close();
      rmSync(folder, {recursive: true});
    }
  });

  test(`${locale}: the receiver of webhooks responds with 204, and posts the time`, async () => {
    const [code] = codeIn(locale, 'api/integration-api.mdx', 'js');
    const time = operationOf('integration-api', 'createTimeEntry');
    const {server, env, taken} = await serve([operationOf('integration-api', 'getJob'), time], 'integration-api');
    const example = time.body!.example as Record<string, unknown>;
    const port = await freePort();
    const program = withPart(withPart(code!, 'listen(8080)', `listen(${port})`), '5_000', '50');
    const receiver: ChildProcess = execFile(process.execPath, ['--input-type=module', '-e', program], {
      env: {
        ...env,
        API_ORIGIN: env.BASE_URL,
        WEBHOOK_SECRET: 'a secret',
        COMPANY_ID: String(example.companyId),
        WORK_TYPE_ID: String(example.workTypeId),
        USER_ID: String(example.createdById),
      },
    });
    const body = codeIn(locale, 'api/integration-api.mdx', 'json').find((text) =>
      text.includes('"action": "updated"'),
    )!;
    const send = (secret: string) =>
      fetch(`http://localhost:${port}`, {
        method: 'POST',
        headers: {'X-Webhook-Secret': secret},
        body: withPart(body, /https:\/\/[^/]*/, env.BASE_URL),
      }).then(
        ({status}) => status,
        () => undefined,
      );
    try {
      await expect.poll(() => send('another secret')).toBe(401);
      expect(await send('a secret')).toBe(204);
      await expect.poll(() => taken.length).toBe(2);
      expect(JSON.parse(taken[1]!.body)).toEqual(example);
    } finally {
      receiver.kill();
      server.close();
    }
  });
}
