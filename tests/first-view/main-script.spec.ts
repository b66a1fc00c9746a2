import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {buildDir} from '../../builder/build';
import {expect, test} from '../lib/test';

test('the main script has no routes of articles in sections: it does not grow with the catalog', () => {
  const scripts = path.join(buildDir, 'assets/js');
  const main = readdirSync(scripts).find((name) => /^main\.\w+\.js$/.test(name))!;
  const routes = readFileSync(path.join(scripts, main), 'utf8').match(/\bpath:"[^"]*"/g)!;
  expect(routes).toContain('path:"/docs/"');
  expect(routes.filter((route) => /"\/docs\/[^/]+\/./.test(route))).toEqual([]);
});
