import type {LoadContext, Plugin} from '@docusaurus/types';
import {expect, test} from '@playwright/test';
import routeTablesPlugin from './route-tables';

test('a route with a pattern stops the build', () => {
  const {postBuild} = routeTablesPlugin({generatedFilesDir: ''} as LoadContext);
  const built = (routesPaths: string[]) => ({routesPaths}) as Parameters<NonNullable<Plugin['postBuild']>>[0];
  expect(() => postBuild!(built(['/', '/404.html', '/docs/AD Related/']))).not.toThrow();
  for (const route of ['/docs/leaves (old)', '/docs/:id']) {
    expect(() => postBuild!(built(['/', route]))).toThrow(`The route ${route} is not a plain path`);
  }
});
