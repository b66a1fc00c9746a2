import {expect, test} from '@playwright/test';
import {VFile} from 'vfile';
import {parseArticle} from '../../articles/parse';
import {checkLocale} from '../../checks/content/locale';
import linksPlugin from '.';
import {linkTargets} from './targets';

/** A link that leads nowhere is found, with the nearest address that exists. */

const english = 'docs/university/Leaves/scheduling-leaves.mdx';
const spanish = 'i18n/es/docusaurus-plugin-content-docs/current/university/Leaves/scheduling-leaves.mdx';
const brokenLink = linkTargets();

for (const url of [
  '/university/Time%20sheets/filling-time-sheets.mdx',
  '/university/Time sheets/filling-time-sheets.mdx#send-for-approval',
  '#before-you-begin',
  '#',
  '/api/reference/client-search-reports.mdx#executeReport',
  '/releases/developers.mdx#2026-11-25-sdk',
  '/docs/university',
  '/docs/sdk/ui/',
  '/docs/sdk/ui/ui-alert#success',
  '/docs/releases/21.0',
  '/swagger/?document=client-api',
  '/search',
  'pathname:///sdk/sw.d.ts',
  'pathname:///openapi/client-api.postman.json',
  'pathname:///es/openapi/client-api.overlay.yaml',
  'pathname:///docs/sdk/ui.md',
  '⟦siteUrl⟧/docs/status',
  'https://example.org/no-such-page',
  'mailto:⟦supportEmail⟧',
]) {
  test(`${url} leads somewhere, also from a translation`, () => {
    expect([english, spanish].map((file) => brokenLink(url, file))).toEqual([undefined, undefined]);
  });
}

for (const [url, said] of [
  ['/university/Leaves/approve-leaves.mdx', 'no article. Did you mean /university/Leaves/approving-leaves.mdx?'],
  ['/university/Leave/create-user.mdx', 'no article. Did you mean /university/Maintenance/create-user.mdx?'],
  ['/University/Leaves/approving-leaves.mdx', 'no article. Did you mean /university/Leaves/approving-leaves.mdx?'],
  ['./approving-leaves.mdx', 'no article. Did you mean /university/Leaves/approving-leaves.mdx?'],
  ['../Time%20sheets/filling-time-sheets.mdx#x', 'Did you mean /university/Time%20sheets/filling-time-sheets.mdx?'],
  ['/sdk/ui/ui-alert.mdx?tab=1', 'no article. Did you mean /sdk/ui/ui-alert.mdx?'],
  ['/%E0%A4%A.mdx', 'no article.'],
  ['/sdk/ui/ui-alert.mdx#sucess', 'no heading of docs/sdk/ui/ui-alert.mdx has the id sucess. Did you mean #success?'],
  ['#before-you-start', 'has the id before-you-start. Did you mean #before-you-begin?'],
  ['/api/reference/client-search-reports.mdx#executeReports', 'Did you mean #executeReport?'],
  ['/docs/statos', 'leads to no page. Did you mean /docs/status?'],
  ['/docs/sdk/ui/ui-alert#sucess', 'no heading of docs/sdk/ui/ui-alert.mdx has the id sucess. Did you mean #success?'],
  ['⟦siteUrl⟧/docs/statos', 'leads to no page. Did you mean /docs/status?'],
  ['pathname:///sdk/sw.ts', 'there is no file /sdk/sw.ts. Did you mean /sdk/sw.d.ts?'],
  ['/img/logo.png', 'there is no file /img/logo.png. Did you mean /img/logo.svg?'],
  ['form.png', 'there is no file form.png.'],
  ['/integrations/okta.mdx', 'no article. Did you mean /integrations/okta-sso-configuration.mdx?'],
  ['/integrations/old-adp.mdx', 'no article. Did you mean /integrations/adp.mdx?'],
  ['/integrations/Configuration-OKTA-sso-configuration.mdx', 'Did you mean /integrations/okta-sso-configuration.mdx?'],
  ['/docs/integrations/okta', 'leads to no page. Did you mean /docs/integrations/okta-sso-configuration?'],
  ['/docs/integrations/box.html', 'leads to no page. Did you mean /docs/integrations/box?'],
  ['/docs/integrations/index.html', 'leads to no page. Did you mean /docs/integrations?'],
  ['pathname:///docs/integrations/box.html', 'leads to no page. Did you mean /docs/integrations/box?'],
  ['/llms-fulls.txt', 'there is no file /llms-fulls.txt. Did you mean /llms-full.txt?'],
] as const) {
  test(`${url} leads nowhere, also from a translation`, () => {
    for (const file of [english, spanish]) {
      expect(brokenLink(url, file)).toContain(said);
    }
  });
}

const text = `---
title: Leaves
---

[Here](#before-you-begin), [there][a], and [nowhere](/gone.mdx).

[a]: /sdk/ui/ui-alert.mdx#gone
`;

test('the content check names file and line', async () => {
  test.slow();
  const found = await checkLocale('en', [{file: english, text}]);
  expect(found.filter(({rule}) => rule === 'link').map(({file, line}) => `${file}:${line}`)).toEqual([
    `${english}:5`,
    `${english}:7`,
  ]);
});

test.describe('while an article is compiled', () => {
  const run = () => linksPlugin()(parseArticle(text, english).tree, new VFile({path: english, value: text}));
  const {warn} = console;
  const mode = process.env.NODE_ENV;
  test.afterEach(() => {
    console.warn = warn;
    Object.assign(process.env, {NODE_ENV: mode});
  });

  test('the development server prints file and line of each', () => {
    const said: string[] = [];
    console.warn = (message: string) => said.push(message);
    run();
    expect(said).toEqual([
      expect.stringContaining(`${english}:5: the link /gone.mdx leads to no article.`),
      expect.stringContaining(`${english}:7: no heading of docs/sdk/ui/ui-alert.mdx has the id gone.`),
    ]);
  });

  test('the build stops with file and line', () => {
    Object.assign(process.env, {NODE_ENV: 'production'});
    expect(run).toThrow(`${english}:5: the link /gone.mdx leads to no article.`);
  });
});

test('only a file with the same ending is suggested for a file of another name', () => {
  expect(brokenLink('./none.png', english)).toMatch(/there is no file \.\/none\.png\. Did you mean \/\S+\.png\?$/);
  expect(brokenLink('/none.mp4', english)).toBe('there is no file /none.mp4.');
  expect(brokenLink('Time sheets', english)).toContain('leads to no page.');
});
