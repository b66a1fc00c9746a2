import {defineConfig, devices, type Project} from '@playwright/test';
import {browserArgs} from './lib/browser';
import {engineNames, type EngineName} from './tests/lib/programs';

/**
 * Unit tests, browser tests of the built site, and three suites for other occasions: the accessibility matrix, the
 * comparison of two builds, and that of search with Pagefind. `npm test` prepares what they need.
 */
const port = Number(process.env.TEST_PORT ?? 4173);

const browser = {
  ...devices['Desktop Chrome'],
  baseURL: `http://localhost:${port}`,
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: browserArgs,
  },
};

/** The tests of an engine run one after another in one browser. A test's tag names the only engine that it concerns. */
const engine = (name: string, engineName: EngineName, testMatch: string): Project => ({
  name,
  testDir: 'tests/engines',
  testMatch,
  fullyParallel: false,
  workers: 1,
  grepInvert: engineNames.filter((each) => each !== engineName).map((other) => new RegExp(`@${other}`)),
});

export default defineConfig({
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // No test measures speed: a busy machine takes several times as long for the heaviest pages.
  timeout: 120_000,
  expect: {timeout: 15_000},
  // The summary names tests that needed it: each is a fault of the test, or of the site, that waits to be found.
  retries: process.env.CI ? 1 : 0,
  // Benchmarks leave copies of the project there.
  testIgnore: '.cache/**',
  reporter: [[process.env.CI ? 'dot' : 'line'], ['./tests/summary-reporter.ts']],
  outputDir: 'test-results',
  globalSetup: './tests/global-setup.ts',
  projects: [
    {
      name: 'unit',
      testDir: '.',
      testMatch: [
        '{articles,bench,builder,checks,deploy,framework,lib,plugins,scripts,server,settings,src}/**/*.test.ts',
        'tests/{articles,build,clients,servers}/*.test.ts',
      ],
    },
    {name: 'browser', testDir: '.', testMatch: '{bench,tests}/**/*.spec.ts', use: browser},
    {name: 'reproducible', testDir: 'tests/build', testMatch: '*.full.ts'},
    {name: 'pagefind', testDir: 'tests/search', testMatch: '*.full.ts', use: browser},
    {name: 'a11y-matrix', testDir: 'tests/accessibility', testMatch: '*.matrix.ts', use: browser},
    ...engineNames.flatMap((name) => [engine(name, name, '*.test.ts'), engine(`${name}-matrix`, name, '*.matrix.ts')]),
  ],
  webServer: {
    command: 'npx tsx scripts/serve.ts',
    env: {PORT: String(port)},
    port,
    reuseExistingServer: false,
  },
});
