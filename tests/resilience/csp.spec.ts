import type {Page} from '@playwright/test';
import {localeCodes, localePrefix, type Locale} from '../../settings/locales';
import {articles} from '../lib/articles';
import {shellTexts} from '../lib/shell-texts';
import {open} from '../lib/open';
import {expect, test} from '../lib/test';

/** The Content-Security-Policy in the browser: every kind of page works, and injected content is blocked. */

declare global {
  interface Window {
    violations: string[];
  }
}

test.beforeEach(async ({page}) => {
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI, sample}) => {
      window.violations.push(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
});

const violations = (page: Page) => page.evaluate(() => window.violations);

const incident = articles.find(({kind}) => kind === 'incident')!.route;
const pages = [
  '/docs/',
  '/docs/api/client-api',
  '/docs/documenting/mdx',
  '/docs/university/Time sheets/rejecting-time-sheets',
  '/docs/status',
  incident,
];

// The policy is the same for every page; only the home pages add an inline script.
test('no kind of page violates the policy', async ({page}) => {
  test.slow();
  const homes = localeCodes.map((locale) => ({locale, path: '/'}));
  const turns = pages.map((path, index) => ({locale: localeCodes[index % localeCodes.length]!, path}));
  for (const {locale, path} of [...homes, ...turns]) {
    await open(page, encodeURI(localePrefix(locale) + path));
    // Scroll to what loads late: images further down, copy buttons of code.
    await page.mouse.wheel(0, 20_000);
    expect(await violations(page), `${locale} ${path}`).toEqual([]);
  }
});

for (const locale of ['en', 'pt-br'] as Locale[]) {
  const prefix = localePrefix(locale);

  test(`${locale}: search box and search page work under the policy`, async ({page}) => {
    const {fillIn} = shellTexts[locale];
    await open(page, `${prefix}/docs/`);
    await page.keyboard.press('/');
    await page.locator('.DocSearch-Input').fill(fillIn);
    await expect(page.locator('.DocSearch-Hit a').first()).toContainText(fillIn);
    expect(await violations(page)).toEqual([]);
    await open(page, `${prefix}/search?q=${encodeURIComponent(fillIn)}`);
    await expect(page.locator('main ol > li').first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test(`${locale}: Swagger UI works under the policy`, async ({page}) => {
    await open(page, `${prefix}/swagger/#/Clients/saveBillingClient`);
    await expect(page.locator('.opblock-body').first()).toBeVisible({timeout: 20_000});
    expect(await violations(page)).toEqual([]);
  });
}

test.describe('the not-found page', () => {
  test.use({expectedErrors: /status of 404/});

  test('does not violate the policy', async ({page}) => {
    for (const locale of localeCodes) {
      await open(page, `${localePrefix(locale)}/docs/nope`);
      expect(await violations(page)).toEqual([]);
    }
  });
});

test.describe('content that an attacker injects into a page', () => {
  test.use({expectedErrors: /Content Security Policy|ERR_BLOCKED_BY_CSP/});

  for (const [name, markup, directive] of [
    ['a script', '<script>window.attacked = true</script>', 'script-src-elem inline'],
    ['an event handler', '<img src="/img/nope.png" onerror="window.attacked = true">', 'script-src-attr inline'],
    ['a style sheet', '<style>body { display: none }</style>', 'style-src-elem inline'],
    ['a frame', '<iframe src="/docs/"></iframe>', 'frame-src'],
    ['another base', '<base href="https://evil.test/">', 'base-uri https://evil.test'],
  ] as const) {
    test(`${name} is blocked`, async ({page}) => {
      await page.route('**/img/nope.png', (route) => route.fulfill({contentType: 'image/png', body: ''}));
      await page.route('**/docs/status', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(/<body[^>]*>/, `$&${markup}`);
        await route.fulfill({response, body});
      });
      await open(page, '/docs/status');
      await expect
        .poll(async () => (await violations(page)).filter((violation) => violation.startsWith(directive)))
        .not.toEqual([]);
      expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
      await expect(page.locator('h1')).toBeVisible();
    });
  }

  test('a script from a blob does not run', async ({page}) => {
    await open(page, '/docs/');
    const outcome = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const script = document.createElement('script');
          script.src = URL.createObjectURL(new Blob(['window.attacked = true'], {type: 'text/javascript'}));
          script.onload = () => resolve('ran');
          script.onerror = () => resolve('blocked');
          document.head.append(script);
        }),
    );
    expect(outcome).toBe('blocked');
  });
});
