import {localeCodes, localePrefix} from '../../settings/locales';
import {readReports} from '../../plugins/incidents/reports';
import {statisticsOf} from '../../plugins/incidents/statistics';
import {message} from '../lib/messages';
import {open} from '../lib/open';
import {expect, test} from '../lib/test';

/** The status page with its numbers, list, filters, and feeds, and the summary of a report. */

for (const locale of localeCodes) {
  const prefix = localePrefix(locale);
  const reports = readReports(locale);
  const home = `${prefix}/docs/status`;

  test(`${locale}: the status page shows numbers and every report, newest first`, async ({page}) => {
    await page.goto(home);
    const {incidents, quiet} = statisticsOf(reports.map(({incident}) => incident));
    const tiles = page.locator('main dl').first();
    await expect(tiles).toContainText(String(incidents));
    await expect(tiles).toContainText(String(quiet.days));
    const items = page.locator('main ol:has(time) > li');
    await expect(items).toHaveCount(reports.length);
    await expect(items.first().getByRole('link')).toHaveText(reports[0]!.title);
    await items.first().getByRole('link').click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(reports[0]!.title);
  });

  test(`${locale}: filters narrow the list of reports, and the address keeps them`, async ({page}) => {
    await open(page, home);
    const filters = page.getByRole('group', {name: message(locale, 'incidents.filter', 'Filter the reports')});
    await filters.getByLabel(message(locale, 'incidents.filter.year', 'Year')).selectOption('2022');
    await filters.getByLabel(message(locale, 'incidents.filter.region', 'Region')).selectOption('east-us');
    const expected = reports.filter(
      ({incident}) => incident.start.startsWith('2022') && incident.regions.includes('east-us'),
    );
    expect(expected.length).toBeGreaterThan(0);
    const titles = page.locator('main ol:has(time) > li a');
    await expect(titles).toHaveText(expected.map(({title}) => title));
    await expect(page).toHaveURL(/\?year=2022&region=east-us$/);
    await page.reload();
    await expect(titles).toHaveText(expected.map(({title}) => title));
  });

  test(`${locale}: the page links to its feeds, and they list the newest report`, async ({page, request}) => {
    await page.goto(home);
    for (const type of ['application/atom+xml', 'application/feed+json']) {
      const href = await page
        .locator(`link[rel="alternate"][type="${type}"][href^="${prefix}/status/feed."]`)
        .getAttribute('href');
      const body = await (await request.get(href!)).text();
      expect(body).toContain(reports[0]!.title);
    }
  });

  test(`${locale}: a security notice names no region, because nothing failed`, async ({page}) => {
    await page.goto(`${prefix}/docs/status/Security%20and%20Other%20Issues/Log4shell`);
    const panel = page.getByRole('region', {name: message(locale, 'incident.summary', 'Incident summary')});
    await expect(panel.locator('dt')).toHaveText([message(locale, 'incident.start', 'Start')]);
  });

  test(`${locale}: a report without a time of mitigation says that the incident has ended`, async ({page}) => {
    await page.goto(`${prefix}/docs/status/Availability%20Incidents/2023-01-31-api-v2-west-europe`);
    const panel = page.getByRole('region', {name: message(locale, 'incident.summary', 'Incident summary')});
    await expect(panel.locator('> span')).toHaveText(message(locale, 'incident.state.ended', 'Ended'));
  });

  test(`${locale}: a report shows its state, its duration, and a link to the first report`, async ({page}) => {
    await page.goto(`${prefix}/docs/status/Availability%20Incidents/2020-07-10-east-us`);
    const panel = page.getByRole('region', {name: message(locale, 'incident.summary', 'Incident summary')});
    await expect(panel).toContainText(message(locale, 'incident.state.mitigated', 'Mitigated'));
    await expect(panel).toContainText(/9 \p{L}+.* 22 \p{L}+/u);
    const first = reports.find(({route}) => route.endsWith('2020-07-06-east-us'))!;
    await panel.getByRole('link', {name: first.title}).click();
    await expect(page).toHaveURL(/2020-07-06-east-us$/);
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the list shows every report, and the filters are hidden', async ({page}) => {
    await page.goto('/docs/status');
    await expect(page.locator('main ol:has(time) > li')).toHaveCount(readReports('en').length);
    await expect(page.locator('main select').first()).toBeHidden();
  });
});

test('a browser that formats dates, numbers, and lists in another way than the build keeps the page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const {prototype} of [Intl.DateTimeFormat, Intl.NumberFormat]) {
      Object.defineProperty(prototype, 'format', {get: () => () => 'in another way'});
    }
    Intl.ListFormat.prototype.format = () => 'in another way';
  });
  const reports = readReports('en');
  for (const path of ['/docs/status', reports[0]!.route]) {
    await open(page, path);
    await expect(page.getByRole('main')).not.toContainText('in another way');
  }
});
