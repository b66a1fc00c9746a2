import {expect, test} from '@playwright/test';
import {articleRoutes, publishedRoutes, routesFile} from './routes';

/** The list of published routes and the articles agree. */

const published = publishedRoutes();
const served = articleRoutes();

test('every published route still has an article', () => {
  const gone = published.filter((route) => !served.includes(route));
  expect(gone, `in ${routesFile}, but no article is served there: links to them break`).toEqual([]);
});

test('every article is in the list, at a route of its own', () => {
  const added = served.filter((route) => !published.includes(route));
  expect(added, `not in ${routesFile}: run npm run routes`).toEqual([]);
  expect(served.filter((route, index) => served.indexOf(route) < index)).toEqual([]);
});
