import { defineConfig, devices } from '@playwright/test';
import { browserOptions } from './src/tools/checks/browsers.ts';
import { PORT } from './tests/e2e/support/ports.ts';

const CI = process.env.CI !== undefined;

const BUILDER = '**/builder/**';
/** Tests of pages that look or work differently on a phone. All others do not depend on the width and run once. */
const BY_WIDTH = [
  '**/cart/{cart,permalink}.spec.ts',
  '**/content/{content-pages,home}.spec.ts',
  '**/desk/*.spec.ts',
  '**/lists/lists.spec.ts',
  '**/offline/{catalog,offline,outbox}.spec.ts',
  '**/product/{part-files,product}.spec.ts',
  '**/quotes/quote-answers.spec.ts',
  '**/search/*.spec.ts',
  '**/site/{every-page,shell,without-script}.spec.ts',
  '**/store/!(admin-store|reading).spec.ts',
  '**/stories/*.spec.ts',
  '**/tools/*.spec.ts',
];
/** Tests in those files whose subject does not depend on the width: requests, prices, URLs, what is stored. */
const ONCE = /@once/;
const OUTAGES = '**/builder/outages.spec.ts';

const chrome = {
  ...devices['Desktop Chrome'],
  launchOptions: {
    ...browserOptions(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
};

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: CI,
  // A test that passes on the second try is reported as flaky.
  retries: 1,
  // Browser tests mostly wait, so two cores can run three at a time.
  workers: 3,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_REPORTER ?? './tests/support/reporters/playwright-failures.ts',
  use: { baseURL: `http://127.0.0.1:${PORT}`, trace: 'on-first-retry' },
  projects: [
    { name: 'desktop', testIgnore: BUILDER, use: { ...chrome, viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testMatch: BY_WIDTH,
      grepInvert: ONCE,
      use: { ...chrome, viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    // Editing needs a builder space and a connected site, which run only during these tests.
    { name: 'builder-start', testMatch: '**/builder/servers.start.ts', teardown: 'builder-stop' },
    { name: 'builder-stop', testMatch: '**/builder/servers.stop.ts' },
    {
      name: 'builder',
      testMatch: '**/builder/**/*.spec.ts',
      testIgnore: OUTAGES,
      dependencies: ['builder-start'],
      use: { ...chrome, viewport: { width: 1600, height: 1000 } },
    },
    // Makes the space fail for all tests, hence a separate project.
    { name: 'builder-outages', testMatch: OUTAGES, dependencies: ['builder'], use: { ...chrome } },
  ],
  webServer: {
    command: 'node src/tools/start/serve-built.ts',
    url: `http://127.0.0.1:${PORT}/shop/orings`,
    env: { ...process.env, PORT } as Record<string, string>,
    timeout: 180_000,
    reuseExistingServer: !CI,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
