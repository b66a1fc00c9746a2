import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {expect, test} from '@playwright/test';
import {buildDir} from '../builder/build';
import {filesIn} from '../lib/files';
import {localeCodes} from '../settings/locales';
import {contentSecurityPolicy, contentType} from './headers';
import {nginxConfiguration} from './nginx';
import {inlineHashes, nginxConfigurationFile} from './prepare';
import {formatHeaders, headerRules, headersOf, parseHeaders} from './static-hosts';

/** What the last step of a build writes for servers. */

// echo -n 'run()' | openssl dgst -sha256 -binary | base64
const hashOfRun = "'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='";

test('inline scripts that run are hashed exactly as written; data and files are not', () => {
  const page = `<style>a{}</style><script>run()</script><script type="module">run()</script>
    <script data-rh=true>ü\n</script><script type="application/ld+json">{}</script>
    <script type=application/ld+json data-rh=true>{"a":1}</script><script defer src="/a.js"></script>
    <pre>&lt;script&gt;no()&lt;/script&gt;</pre>`;
  const {scripts, styles} = inlineHashes([page, page]);
  expect(scripts).toContain(hashOfRun);
  expect(scripts).toHaveLength(2);
  expect(styles).toHaveLength(1);
});

test('only hosted search is allowed foreign hosts', () => {
  const hashes = {scripts: [hashOfRun], styles: []};
  const embedded = contentSecurityPolicy(hashes, 'embedded');
  expect(embedded).toContain(`script-src 'self' ${hashOfRun};`);
  expect(embedded).toContain("connect-src 'self';");
  const hosted = contentSecurityPolicy(hashes, 'hosted');
  expect(hosted).toContain(`script-src 'self' ${hashOfRun};`);
  expect(hosted).toContain("connect-src 'self' https://*.algolia.net https://*.algolianet.com;");
});

test('the inline scripts of all pages are few, so that one policy serves the site', () => {
  const policy = headersOf(parseHeaders(readFileSync(`${buildDir}/_headers`, 'utf8')), '/')['Content-Security-Policy']!;
  const [, scripts] = /script-src ([^;]*)/.exec(policy)!;
  // The color mode, the hidden sidebar, the loader of scripts, the query of the search page, and in each home page the
  // banner of a wrong base address.
  expect(scripts!.match(/sha256-/g)).toHaveLength(4 + localeCodes.length);
});

test('_headers is read as it was written, and no two rules set the same header for one path', () => {
  const text = readFileSync(`${buildDir}/_headers`, 'utf8');
  const rules = parseHeaders(text);
  expect(formatHeaders(rules)).toBe(text);
  for (const {path: rule} of rules) {
    const names = rules.flatMap((other) => Object.keys(headersOf([other], rule.replace('*', 'x'))));
    expect(new Set(names).size, rule).toBe(names.length);
  }
});

test('one rule is enough for the texts of all parts of a language', () => {
  const rules = headerRules({}, ['/es/llms/sdk.txt', '/es/llms/to-review.txt', '/es/llms.txt']).slice(-2);
  expect(rules.map(({path: rule}) => rule)).toEqual(['/es/llms/*', '/es/llms.txt']);
  expect(headersOf(rules, '/es/llms/to-review.txt')).toMatchObject({'X-Robots-Tag': 'noindex'});
});

test('files of one kind share a rule, and a further language fits', () => {
  const files = filesIn(buildDir)
    .map((file) => `/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => !/\.(?:br|gz)$/.test(file));
  const further = files.filter((file) => file.startsWith('/es/')).map((file) => file.replace('/es/', '/fr/'));
  const rules = headerRules({'X-Frame-Options': 'DENY'}, [...files, ...further]);
  expect(() => formatHeaders(rules)).not.toThrow();
  const types = {'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/yaml; charset=utf-8'};
  expect(headersOf(rules, '/fr/openapi/client-api.yaml')).toMatchObject(types);
  for (const file of ['/es/openapi/client-api.postman.json', '/fr/schemas/form-items.schema.json']) {
    expect(headersOf(rules, file)).toMatchObject({'Access-Control-Allow-Origin': '*'});
  }
});

test('rules that hosts would not read are rejected', () => {
  const many = Array.from({length: 101}, (_, index) => `/${index}.yaml`);
  expect(() => formatHeaders(headerRules({}, many))).toThrow(/hosts read 100/);
  expect(() => formatHeaders([{path: '/*', headers: {Long: 'x'.repeat(2000)}}])).toThrow(/A line .* hosts read 2000/);
});

test('an error names a file of unknown type', () => {
  expect(() => contentType('/films/tour.mkv')).toThrow('/films/tour.mkv has no content type');
});

test('the configuration of nginx is complete', () => {
  const written = readFileSync(nginxConfigurationFile, 'utf8');
  expect(written).not.toContain('{{');
  const headers = headersOf(parseHeaders(readFileSync(`${buildDir}/_headers`, 'utf8')), '/');
  expect(written).toBe(nginxConfiguration(headers));
});

test('every text file of a kilobyte or more has compressed twins with the same content', () => {
  const files = filesIn(buildDir).map((file) => path.join(buildDir, file));
  const twins = files.filter((file) => file.endsWith('.br'));
  const texts = files.filter((file) => /\.(html|js|css|json|svg|xml|yaml|txt|csv|d\.ts)$/.test(file));
  const lonely = texts.filter((file) => readFileSync(file).length >= 1024 && !existsSync(`${file}.gz`));
  expect(lonely).toEqual([]);
  expect(twins.length).toBeGreaterThan(100);
  for (const twin of twins.filter((_, index) => index % 100 === 0)) {
    const original = twin.slice(0, -'.br'.length);
    const content = readFileSync(original);
    expect(brotliDecompressSync(readFileSync(twin)).equals(content), twin).toBe(true);
    expect(gunzipSync(readFileSync(`${original}.gz`)).equals(content), twin).toBe(true);
  }
});
