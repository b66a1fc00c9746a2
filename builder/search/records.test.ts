import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {nameKinds} from '../../src/search/names';
import {articleRecords, articleSections} from './records';

const address = 'https://docs.test/docs/university/a';
/** Without `head`, like the minified pages. */
const page = (body: string) =>
  load(`<html lang="pt-BR"><link rel="canonical" href="${address}"><meta name="docusaurus_locale" content="pt-br">
    <meta name="docusaurus_tag" content="docs-default-current"><meta name="description" content="Um preço.">
    <meta name="keywords" content="cotação,oferta"><body>
    <nav><a class="navbar__link navbar__link--active">University</a></nav>
    <article><nav>Breadcrumbs</nav><header><h1>Criar orçamento</h1></header>${body}<footer>Edit</footer></article></body></html>`);
const body = `<p>Um  orçamento.</p><h2 id="before">Antes<a class="hash-link">#</a></h2><ul><li><p>Papel</p></li></ul>
  <h3 id="role">Papel</h3><table><tr><td>X-AppTenant</td></tr></table><h2 id="after">Depois</h2>`;

test('an article becomes a record for itself and one per heading, with the text that follows', () => {
  const records = articleRecords(page(body));
  expect(records.map(({type, anchor, content}) => [type, anchor, content])).toEqual([
    ['lvl1', null, 'Um orçamento.'],
    ['lvl2', 'before', 'Papel'],
    ['lvl3', 'role', 'X-AppTenant'],
    ['lvl2', 'after', null],
  ]);
  expect(records[2]!.hierarchy).toMatchObject({
    lvl0: 'University',
    lvl1: 'Criar orçamento',
    lvl2: 'Antes',
    lvl3: 'Papel',
  });
  expect(records[3]!.hierarchy).toMatchObject({lvl2: 'Depois', lvl3: null});
  expect(records[1]).toMatchObject({
    objectID: `${address}#before`,
    url: `${address}#before`,
    language: 'pt-br',
    docusaurus_tag: 'docs-default-current',
  });
});

test('an article also has its description, its keywords, its place, and its weight', () => {
  const [article, heading] = articleRecords(page(body));
  expect(article).toMatchObject({
    description: 'Um preço.',
    keywords: 'cotação,oferta',
    place: 'docs university a',
    weight: 1.15,
  });
  expect(heading).toMatchObject({description: null, keywords: null, place: null, weight: 1.15});
});

test('the cells of a row are divided by dots, and blocks do not run into each other', () => {
  const table = '<table><tr><td>401</td><td>Sign in again</td></tr></table><dl><dt>Start</dt><dd>9:00</dd></dl>';
  expect(articleRecords(page(table))[0]!.content).toBe('401 · Sign in again Start 9:00');
});

test('words that look like code are also in attributes of their own, the second time without separators', () => {
  const text = '<p>Send <code>X-AppSecret</code> to /api/users/{id} with SW.Store.get and a sign-in.</p>';
  const [record] = articleRecords(page(text));
  expect(record!.code).toEqual(['X-AppSecret', '/api/users/{id}', 'SW.Store.get', 'Store.get', 'sign-in.']);
  expect(record!.squeezedCode).toEqual(['XAppSecret', 'apiusersid', 'SWStoreget', 'Storeget', 'signin']);
});

test('titles of notes and operations are text, and the words of tables are divided, without closing tags too', () => {
  const html =
    '<div><div>Mind the week</div></div><section><span>GET</span> <code>/api/x</code></section><table><thead><tr><th>Key<th>Value<tbody><tr><td>a<td>b</table>';
  expect(articleRecords(page(html))[0]!.content).toBe('Mind the week GET /api/x Key · Value a · b');
});

test('a section names what it explains more strongly than what it mentions', () => {
  const html = `<h2 id="get">get</h2><pre>SW.Store.get()</pre><table><tr><td>X-AppId</td><td><b>x</b> X-AppUser</td></tr></table>
    <p>Select <strong>Work Type</strong>, “not yet sent”.</p>`;
  const names = articleSections(page(html))[1]!.names;
  const kind = (name: string) => names.get(name)!;
  expect(kind('SW.Store.get')).toBe(nameKinds.heading);
  expect(kind('X-AppId')).toBeGreaterThan(kind('Work Type'));
  expect(kind('Work Type')).toBeGreaterThan(kind('X-AppUser'));
  expect(kind('not yet sent')).toBe(kind('Work Type'));
});

test('the words of figures are left out, their captions are not', () => {
  const figure = '<figure><div>Sample client</div><figcaption>The form</figcaption></figure>';
  expect(articleRecords(page(figure)).map(({content}) => content)).toEqual(['The form']);
});
