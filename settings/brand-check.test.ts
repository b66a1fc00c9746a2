import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {brand} from './brand';
import {brandMistakes} from './brand-check';

const source = readFileSync('settings/brand.ts', 'utf8');
const {links, images, color, repository} = brand;
const lineOf = (text: string) => source.split('\n').findIndex((line) => line.includes(text)) + 1;

test('names in any language, emoji included, are accepted', () => {
  for (const product of ["O'Hara & Söhne", 'Café 24/7!', 'Ⅲ 東京 (beta)', 'Rocket 🚀']) {
    expect(brandMistakes({...brand, product}, source)).toEqual([]);
  }
  expect(brandMistakes({...brand, links: {...links, apiReference: 'https://api.fernwerk.test/'}}, source)).toEqual([]);
});

for (const [what, change, key, fix] of [
  ['an empty name', {product: ''}, 'product:', /brand\.product: .*one line/],
  ['a name with a pattern of replacing', {product: 'A $& B'}, 'product:', /brand\.product: .*one line/],
  ['a name with a variable', {company: 'A {{host}}'}, 'company:', /brand\.company: .*one line/],
  ['a name with a tag', {tagline: 'A <b>'}, 'tagline:', /brand\.tagline: .*one line/],
  ['a name that runs backwards', {product: 'A \u202E B'}, 'product:', /brand\.product: .*one line/],
  ['an address with a path', {siteUrl: 'https://a.test/docs'}, 'siteUrl:', /without a slash at the end/],
  ['an address with a slash', {siteUrl: 'https://a.test/'}, 'siteUrl:', /without a slash at the end/],
  ['a host with a scheme', {host: 'https://a.test'}, '  host,', /only a domain/],
  ['a host with a path', {host: 'a.test/docs'}, '  host,', /only a domain/],
  ['a host that adds to the policy', {host: 'a.test; script-src *'}, '  host,', /only a domain/],
  ['an email address of two lines', {securityEmail: 'a@b.test\nX: y'}, 'securityEmail:', /only an email address/],
  ['a language that the site does not have', {screenLanguages: ['en', 'fr']}, 'screenLanguages:', /"fr"/],
  ['a year in quotes', {copyrightYear: '2025'}, 'copyrightYear:', /of type string; allowed: number \(a year/],
  ['a half year', {copyrightYear: 2025.5}, 'copyrightYear:', /a year, such as 2026/],
  ['a year that is not a number', {copyrightYear: Number.NaN}, 'copyrightYear:', /a year, such as 2026/],
  ['a link that runs', {links: {...links, website: 'javascript:alert(1)'}}, 'website:', /a complete address/],
  [
    'a route to another host',
    {links: {...links, apiReference: '//evil.test'}},
    'apiReference:',
    /a route of this site/,
  ],
  [
    'an edit link without its end',
    {repository: {...repository, editUrl: 'https://a.test/edit'}},
    'editUrl:',
    /with a slash/,
  ],
  [
    'a profile without address',
    {social: [{label: 'Photos'}]},
    "{label: 'Video channel'",
    /social\[0\]: the key "href" is missing/,
  ],
  ['an empty list of profiles', {social: []}, 'social:', /settings\/menus\.ts/],
  [
    'an image that is not there',
    {images: {...images, logo: 'img/no.svg'}},
    'logo:',
    /static\/img\/no\.svg doesn't exist; add it/,
  ],
  ['an image of elsewhere', {images: {...images, logo: '../package.json'}}, 'logo:', /a path below static/],
  ['a hue beyond the circle', {color: {...color, hue: 400}}, 'hue:', /<= 360/],
  ['a group that is missing', {images: undefined}, 'export const brand', /brand: the key "images" is missing/],
] as const) {
  test(`${what} is rejected, with its line and the fix`, () => {
    expect(brandMistakes({...brand, ...change}, source)).toEqual([expect.stringMatching(fix)]);
    expect(brandMistakes({...brand, ...change}, source)[0]).toContain(`settings/brand.ts:${lineOf(key)}: `);
  });
}
