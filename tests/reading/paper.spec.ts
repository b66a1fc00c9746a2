import {open} from '../lib/open';
import {expect, test} from '../lib/test';

/** On paper, in the language with the longest words: what scrolls on a screen is as narrow as the page. */

/** A4 with the margins of `src/css/print.css`, in CSS pixels. */
const paper = 680;

const paths = [
  '/pt/docs/university/Time%20sheets/filling-time-sheets',
  '/pt/docs/university/Dashboards/client-dashboard',
  '/pt/docs/university/Dashboards/utilization-dashboard',
  '/pt/docs/integrations/azure-ad-blocker',
  '/pt/docs/integrations/primavera',
  '/pt/docs/sdk/quick-start',
  '/pt/docs/api/reference/integration-people',
  '/pt/print/university-dashboards',
];

test.use({viewport: {width: paper, height: 900}});

for (const path of paths) {
  test(`nothing on ${path} is cut on paper, and no short word broken`, async ({page}) => {
    await page.emulateMedia({media: 'print'});
    await page.goto(path);
    const cut = await page
      .locator('.markdown :is(p, li, h2, h3, pre, table, figure section, figure svg)')
      .evaluateAll(
        (elements, width) =>
          elements
            .filter((element) => element.getBoundingClientRect().right > width + 1)
            .map((element) => `${element.tagName}: ${element.textContent.slice(0, 40)}`),
        paper,
      );
    expect(cut).toEqual([]);
    const broken = await page.locator('.table-frame').evaluateAll((frames) => {
      const range = new Range();
      const words: string[] = [];
      for (const frame of frames) {
        const texts = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const text = texts.currentNode as Text;
          // No browser hyphenates words of up to four letters.
          for (const {0: word, index} of text.data.matchAll(/(?<![\p{L}\d])[\p{L}\d]{2,4}(?![\p{L}\d])/gu)) {
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            if (range.getClientRects().length > 1) {
              words.push(word);
            }
          }
        }
      }
      return words;
    });
    expect(broken, 'on two lines').toEqual([]);
  });
}

test('paper has nothing to press: no fields, filters, and buttons, and no half-loaded documents', async ({page}) => {
  for (const [path, selector] of [
    ['/search?q=sso', 'main :is(form, select, button)'],
    ['/docs/status', 'main select'],
    ['/', 'main :is(form, button)'],
    ['/swagger/', 'main :is(select, [role=status], .swagger-ui)'],
  ] as const) {
    await page.emulateMedia({media: 'screen'});
    await open(page, path);
    await expect(page.locator(selector).first()).toBeVisible();
    await page.emulateMedia({media: 'print'});
    await expect(page.locator(selector).filter({visible: true})).toHaveCount(0);
  }
  await expect(page.getByRole('link', {name: '(YAML)'}).first()).toBeVisible();
});

test('the label of a table or a list is on the same page as its beginning', async ({page}) => {
  await page.emulateMedia({media: 'print'});
  await page.goto('/docs/api/reference/client-search-reports');
  const label = page.locator('.markdown p', {hasText: /^Responses$/}).first();
  await expect(label).toHaveCSS('break-after', 'avoid');
});

test('tables are denser on paper than on a screen, and those with many columns smaller', async ({page}) => {
  await page.goto('/pt/docs/university/Dashboards/utilization-dashboard');
  const look = () =>
    page.locator('.table-frame td:first-child').evaluateAll((cells) =>
      cells.map((cell) => {
        const {paddingLeft, paddingTop, fontSize} = getComputedStyle(cell);
        return [paddingLeft, paddingTop, fontSize].map(parseFloat);
      }),
    );
  const screen = await look();
  await page.emulateMedia({media: 'print'});
  const printed = await look();
  expect(printed.flat().filter((size, index) => size >= screen.flat()[index]!)).toEqual([]);
  expect(new Set(printed.map(([, , size]) => size)).size).toBe(2);
});

test('figures and their numbers keep their colors on paper, whatever the browser prints of backgrounds', async ({
  page,
}) => {
  await page.emulateMedia({media: 'print'});
  for (const path of [paths[0]!, paths.at(-1)!]) {
    await page.goto(path);
    for (const selector of ['figure td', '[class^=mark_]']) {
      await expect(page.locator(selector).first()).toHaveCSS('print-color-adjust', 'exact');
    }
  }
});
