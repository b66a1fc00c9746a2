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
  test(`nothing on ${path} is cut on paper`, async ({page}) => {
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
  });
}
