import {once} from 'node:events';
import type {Server} from 'node:http';
import {test as base, expect} from '@playwright/test';
import {buildDir} from '../../builder/build';
import {presentPrograms, type EngineName} from '../lib/programs';
import {serveSite} from '../../server/server';
import {Firefox} from './driver/firefox';
import type {Session, Setup} from './driver/session';
import {WebKit} from './driver/webkit';
import {Reader} from './reader/reader';
import {Site} from './reader/site';

/**
 * The `test` of Firefox and WebKit, which Playwright can't drive as the system has them. One browser serves all tests
 * that want the same {@link Setup}. Like `tests/lib/test.ts`, it fails any test whose pages report an error.
 */

interface Options {
  /** What goes wrong in a test on purpose. */
  expectedProblems: RegExp | undefined;
}

interface WorkerOptions {
  setup: Setup;
}

interface Fixtures {
  site: Site;
  reader: Reader;
  /** The browser of a test that has the tag `@firefox`. */
  firefox: Firefox;
}

interface WorkerFixtures {
  wholeSite: Server;
  /** `undefined` where the engine isn't installed and may be missing. */
  session: Session | undefined;
}

const engines = {firefox: Firefox, webkit: WebKit};

export const test = base.extend<Options & Fixtures, WorkerOptions & WorkerFixtures>({
  expectedProblems: [undefined, {option: true}],
  setup: [
    {scripts: true, tabsToLinks: true, reducedMotion: false},
    {option: true, scope: 'worker'},
  ],

  wholeSite: [
    async ({}, provide) => {
      const server = await serveSite(buildDir, 0);
      await provide(server);
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
    {scope: 'worker'},
  ],

  session: [
    async ({setup}, provide, {project}) => {
      const name = project.name.split('-')[0] as EngineName;
      const programs = presentPrograms(name);
      const session = programs && (await engines[name].start(programs, setup));
      await provide(session);
      await session?.stop();
    },
    {scope: 'worker', timeout: 90_000},
  ],

  site: async ({wholeSite}, provide) => {
    const site = await Site.open(wholeSite);
    await provide(site);
    site.close();
  },

  reader: async ({session, site, expectedProblems}, provide, testInfo) => {
    testInfo.skip(!session, `${testInfo.project.name} is not installed`);
    const reader = new Reader(session!, site);
    await reader.widen();
    await provide(reader);
    site.release();
    const problems = [...site.problems, ...(await session!.takeErrors(site.url))];
    if (session instanceof Firefox) {
      await session.resetPreferences();
    }
    expect(problems.filter((problem) => !expectedProblems?.test(problem))).toEqual([]);
  },

  firefox: async ({session}, provide) => {
    await provide(session as Firefox);
  },
});

export {expect};
