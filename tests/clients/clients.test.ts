import {execFile} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {createRequire} from 'node:module';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect, test} from '@playwright/test';
import compiler from 'typescript';
import {visit} from 'unist-util-visit';
import {published} from '../../articles/owner-notes';
import {readNamespaces} from '../../checks/sdk/declarations';
import {publishedFile} from '../../articles/files';
import {readArticle} from '../../articles/parse';
import {loadDocument, parseDocument} from '../../plugins/api-reference/document';
import {postmanCollection} from '../../plugins/api-reference/outputs';
import {translatedDocument} from '../../plugins/api-reference/translate';
import {apiDocuments} from '../../settings/api-documents';
import {pageFile} from '../../deploy/page-files';
import {localeCodes, localePrefix} from '../../settings/locales';
import {serve} from '../articles/service';
import {articles} from '../lib/articles';
import {clientsDir, installClients} from '../lib/clients';
import {presentPrograms} from '../lib/programs';

/**
 * Programs of others read what the site publishes: generators of clients, Newman, Spectral, three versions of
 * TypeScript, the checker of HTML. They are packages of their own, which nobody needs to build or read the site, and run on a
 * newer Node.js, which some of them need.
 */

const dir = path.resolve('.cache/clients');
const isWindows = process.platform === 'win32';
const newerNode = path.join(
  clientsDir,
  `node_modules/node-${isWindows ? 'win' : process.platform}-${process.arch}/bin/node${isWindows ? '.exe' : ''}`,
);
const load = createRequire(path.join(clientsDir, 'package.json'));

/** One after another in one process, because all use the folder into which the packages are installed first. */
test.describe.configure({mode: 'default'});

test.beforeAll(() => {
  test.setTimeout(600_000);
  installClients();
  rmSync(dir, {recursive: true, force: true});
  mkdirSync(dir, {recursive: true});
  // What is generated finds its packages there.
  symlinkSync(path.join(clientsDir, 'node_modules'), path.join(dir, 'node_modules'), 'junction');
  for (const name of apiDocuments) {
    write(`${name}.yaml`, published(readFileSync(`static/openapi/${name}.yaml`, 'utf8')));
  }
});

const write = (name: string, text: string) => writeFileSync(path.join(dir, name), text);

/** Runs a program of a package; what it prints, if it fails, and nothing otherwise. */
const run = (program: string, ...args: string[]): Promise<string> =>
  promisify(execFile)(
    existsSync(newerNode) ? newerNode : process.execPath,
    [path.join(clientsDir, 'node_modules', program), ...args],
    {cwd: dir},
  ).then(
    () => '',
    (error: unknown) => {
      const {stdout, stderr} = error as {stdout: string; stderr: string};
      return `failed\n${stdout}${stderr}`;
    },
  );

/** Compiles files of the folder, in strict mode. */
function compile(typescript: string, files: string[], options: object): Promise<string> {
  const compilerOptions = {strict: true, noEmit: true, target: 'es2022', module: 'esnext', types: [], ...options};
  const project = `tsconfig-${typescript}.json`;
  write(project, JSON.stringify({compilerOptions: {moduleResolution: 'bundler', ...compilerOptions}, files}));
  return run(`${typescript}/bin/tsc`, '-p', project);
}

test('Spectral finds no error in the OpenAPI documents of any language', async () => {
  write('.spectral.json', '{"extends": "spectral:oas"}');
  const files = localeCodes.flatMap((locale) =>
    apiDocuments.map((name) => ({locale, name, file: `${locale}-${name}.yaml`})),
  );
  for (const {locale, name, file} of files) {
    write(file, (await translatedDocument(name, locale)).yaml);
  }
  expect(await run('@stoplight/spectral-cli/dist/index.js', 'lint', ...files.map(({file}) => file))).toBe('');
});

const generators: Record<string, (document: string, out: string) => [program: string, ...args: string[]]> = {
  'openapi-typescript': (document, out) => ['openapi-typescript/bin/cli.js', document, '-o', `${out}/client.ts`],
  '@hey-api/openapi-ts': (document, out) => ['@hey-api/openapi-ts/bin/run.js', '-i', document, '-o', out],
  orval: (document, out) => ['orval/dist/bin/orval.mjs', '-i', document, '-o', `${out}/client.ts`, '--client', 'fetch'],
  oazapfts: (document, out) => ['oazapfts/dist/cli.js', document, `${out}/client.ts`],
};

for (const [name, command] of Object.entries(generators)) {
  test(`${name} generates clients that compile in strict mode`, async () => {
    const outs = apiDocuments.map((document) => `${name.replace(/\W/g, '')}-${document}`);
    for (const [index, document] of apiDocuments.entries()) {
      mkdirSync(path.join(dir, outs[index]!), {recursive: true});
      expect(await run(...command(`${document}.yaml`, outs[index]!)), document).toBe('');
    }
    const file = name.startsWith('@hey') ? 'sdk.gen.ts' : 'client.ts';
    const files = outs.map((out) => `${out}/${file}`);
    expect(await compile('typescript', files, {lib: ['es2023', 'dom', 'dom.iterable']})).toBe('');
  });
}

for (const document of apiDocuments) {
  test(`${document}: every request of the Postman collection succeeds in Newman`, async () => {
    const loaded = loadDocument(document);
    const calls = loaded.operations.filter(({isWebhook}) => !isWebhook);
    const {server, env} = await serve(calls, document);
    try {
      write(`${document}.postman.json`, JSON.stringify(postmanCollection(loaded)));
      const values = Object.entries(env).flatMap(([key, value]) => ['--env-var', `${key}=${value}`]);
      const report = ['-r', 'json', '--reporter-json-export', `${document}.report.json`];
      expect(await run('newman/bin/newman.js', 'run', `${document}.postman.json`, ...values, ...report)).toBe('');
      const {run: done} = JSON.parse(readFileSync(path.join(dir, `${document}.report.json`), 'utf8')) as Report;
      const failed = done.executions.filter(({response}) => response?.code !== 200 && response?.code !== 204);
      expect(failed.map(({item, response}) => `${item.name}: ${response?.code}`)).toEqual([]);
      expect(done.executions).toHaveLength(calls.length);
    } finally {
      server.close();
    }
  });
}

test('Newman sends any path and any value of a Postman collection as it is meant', async () => {
  const calls = ['/a/{v}', '/a/{v}.json', "/People('{v}')", '/r/{v}-{v}/x', '/j/{v}:run'].flatMap((shape) =>
    ["O'Neil & Co", 'x y+z/w', 'a{b}c', '{{BASE_URL}}', '1%2#ü?', ':start', 'a;b,c=d@e!$"<y>'].map((value) => ({
      shape,
      value,
    })),
  );
  const paths = calls.map(({shape, value: example}, index) => {
    const parameters = ['path', 'query'].map((place) => ({name: 'v', in: place, required: true, example}));
    return [
      `/${index}${shape}`,
      {get: {operationId: `o${index}`, tags: ['All'], summary: 'One', parameters, responses: {}}},
    ];
  });
  const api = {openapi: '3.1.0', info: {title: 'Hostile'}, paths: Object.fromEntries(paths) as object};
  write('hostile.postman.json', JSON.stringify(postmanCollection(parseDocument(JSON.stringify(api), 'hostile.yaml'))));
  const taken: string[] = [];
  const server = createServer(({url}, response) => {
    taken.push(url!);
    response.end('{}');
  }).listen(0);
  await once(server, 'listening');
  try {
    const address = `BASE_URL=http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect(await run('newman/bin/newman.js', 'run', 'hostile.postman.json', '--env-var', address)).toBe('');
  } finally {
    server.close();
  }
  const read = taken.map((url) => {
    const [path, query] = url.split('?');
    return [...path!.split('/').slice(2).map(decodeURIComponent), new URLSearchParams(query).get('v')];
  });
  expect(read).toEqual(
    calls.map(({shape, value}) => [
      ...shape
        .slice(1)
        .split('/')
        .map((part) => part.replaceAll('{v}', () => value)),
      value,
    ]),
  );
});

interface Report {
  run: {executions: {item: {name: string}; response?: {code: number}}[]};
}

for (const typescript of ['typescript', 'typescript-6', 'typescript-7']) {
  test(`${typescript}: the functions of the SDK's quick start have no error in strict mode`, async () => {
    write('sw.d.ts', published(readFileSync('static/sdk/sw.d.ts', 'utf8')));
    const found: string[] = [];
    for (const locale of localeCodes) {
      for (const article of ['sdk/quick-start.mdx', 'sdk/ui/index.mdx']) {
        visit(readArticle(publishedFile(article, locale)).tree, 'code', ({lang, value}) => {
          if (lang === 'js' && (article.includes('quick') || value.includes('@param'))) {
            found.push(value);
          }
        });
      }
    }
    expect(found.length).toBeGreaterThanOrEqual(2 * localeCodes.length);
    // As they are printed, below the two lines that the article about the declarations names.
    const files = found.map((code, index) => {
      write(`function-${index}.js`, `/// <reference path="./sw.d.ts" />\n// @ts-check\n${code}\nexport {};\n`);
      return `function-${index}.js`;
    });
    expect(await compile(typescript, files, {allowJs: true, checkJs: true, lib: ['es2022', 'dom']})).toBe('');
  });
}

for (const typescript of ['typescript', 'typescript-6']) {
  test(`${typescript}: hover shows one description of each name of the SDK`, () => {
    const ts = load(typescript) as typeof compiler;
    write('sw.d.ts', published(readFileSync('static/sdk/sw.d.ts', 'utf8')));
    const declared = path.join(dir, 'sw.d.ts');
    const source = compiler.createSourceFile(
      declared,
      readFileSync(declared, 'utf8'),
      compiler.ScriptTarget.Latest,
      true,
    );
    const lines = new Map<string, string>();
    for (const [namespace, declarations] of readNamespaces(source)) {
      namespace.split('.').forEach((_, index, parts) => {
        const name = parts.slice(0, index + 1).join('.');
        lines.set(name, `import name${lines.size} = ${name};`);
      });
      for (const {name, kind} of declarations) {
        const isType = kind === 'interface' || kind === 'type';
        const own = `${namespace}.${name}`;
        lines.set(own, lines.get(own) ?? (isType ? `let name${lines.size}: ${own};` : `${own};`));
      }
    }
    const names = [...lines.keys()];
    expect(names).toEqual(
      expect.arrayContaining(['SW', 'SW.UI', 'SW.Document', 'SW.Store.delete', 'SW.UI.Grid.delete']),
    );
    write('hover.ts', [...lines.values()].join('\n'));
    const file = path.join(dir, 'hover.ts');
    const service = ts.createLanguageService({
      fileExists: (name) => ts.sys.fileExists(name),
      readFile: (name) => ts.sys.readFile(name),
      getCompilationSettings: () => ({types: [], lib: ['lib.es2022.d.ts', 'lib.dom.d.ts']}),
      getCurrentDirectory: () => dir,
      getDefaultLibFileName: ts.getDefaultLibFilePath,
      getScriptFileNames: () => [declared, file],
      getScriptSnapshot: (name) => {
        const text = ts.sys.readFile(name);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      getScriptVersion: () => '1',
    });
    let end = -1;
    const wrong = [...lines].flatMap(([name, line]) => {
      end += line.length + 1;
      const hover = service.getQuickInfoAtPosition(file, end - 2)?.documentation ?? [];
      const description = ts.displayPartsToString(hover);
      const comments = source.text.split(/(?=\/\*\*)/).filter((comment) => plain(comment).includes(plain(description)));
      return description && comments.length > 0 ? [] : [`${name}: ${description || 'no description'}`];
    });
    expect(wrong).toEqual([]);
  });
}

/** The words of a comment. */
const plain = (text: string) => text.replace(/\{@link ([^}]*)\}/g, '$1').replace(/[\s*]+/g, ' ');

const java = presentPrograms('java')?.java;

test('the Nu checker finds no error in a page of every kind, in every language', async () => {
  test.skip(!java, 'There is no Java.');
  const kinds = new Map(articles.map(({kind, route}) => [kind, route]));
  const routes = ['/', '/search', '/swagger/', '/docs/status', '/print/sdk', ...kinds.values()];
  const pages = localeCodes.flatMap((locale) =>
    ['/404.html', ...routes.map(pageFile)].map((file) => path.resolve(`build${localePrefix(locale)}${file}`)),
  );
  const checker = path.join(clientsDir, 'node_modules/vnu-jar/build/dist/vnu.jar');
  const {stderr} = await promisify(execFile)(
    java!,
    ['-jar', checker, '--errors-only', '--exit-zero-always', '--format', 'json', ...pages],
    {maxBuffer: 2 ** 26},
  );
  const {messages} = JSON.parse(stderr) as {messages: {url: string; message: string; extract?: string}[]};
  expect(messages.map(({url, message, extract}) => `${url}: ${message} ${extract ?? ''}`)).toEqual([]);
});
