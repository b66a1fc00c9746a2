import {defineConfig, devices} from '@playwright/test';
import {browserArgs} from './lib/browser';

/**
 * Unit tests of plugins and scripts, browser tests of the built site, and what runs each night: the accessibility matrix
 * (`npm run test:a11y`) and the comparison of two builds (`npm run test:reproducible`). `npm test` prepares what they need.
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

export default defineConfig({
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: [[process.env.CI ? 'dot' : 'line'], ['./tests/summary-reporter.ts']],
  outputDir: 'test-results',
  projects: [
    {
      name: 'unit',
      testDir: '.',
      // Measurements leave copies of the project there.
      testIgnore: '.cache/**',
      testMatch: [
        '{articles,bench,builder,checks,deploy,lib,plugins,scripts,server,settings,src}/**/*.test.ts',
        'tests/build/*.test.ts',
      ],
    },
    {name: 'browser', testDir: 'tests', testMatch: '**/*.spec.ts', use: browser},
    {name: 'reproducible', testDir: 'tests/build', testMatch: '*.full.ts'},
    {name: 'a11y-matrix', testDir: 'tests', testMatch: '**/*.matrix.ts', use: browser},
  ],
  webServer: {
    command: 'npx tsx scripts/serve.ts',
    env: {PORT: String(port)},
    port,
    reuseExistingServer: false,
  },
});
