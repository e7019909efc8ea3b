import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import './src/tools/build/generate.ts';

// The runtime would otherwise fetch a sample of request properties and report usage, but tests must not use the
// network.
process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
process.env.WRANGLER_SEND_METRICS = 'false';

/** Signs access tokens in the Worker's tests. */
const AUTH_SECRET = 'signs-nothing-but-tests-'.repeat(2);

const UNIT = 'tests/{api-client,domain,drawings,client,blocks,content,server,tools,build}/**';
/** Tests that only `npm run test:all` runs: deeper versions of others, and slow ones. */
const FULL = '**/*.full.test.ts';

/** Tests against the built Worker: each file has a separate workerd. */
const built = {
  environment: 'node',
  testTimeout: 60_000,
  hookTimeout: 120_000,
  fileParallelism: false,
} as const;

export default defineConfig({
  test: {
    reporters:
      process.env.VITEST_REPORTER === 'default' ? ['default'] : ['./tests/support/reporters/vitest-failures.ts'],
    projects: [
      {
        test: {
          name: 'unit',
          include: [`${UNIT}/*.test.{ts,tsx}`],
          exclude: [FULL],
          environment: 'node',
          // Only for tests that hang; a busy machine must not fail a test.
          testTimeout: 30_000,
          // No file leaves state behind for the next, and a process per file would take longer than the tests.
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'full',
          include: [`${UNIT}/*.full.test.ts`],
          environment: 'node',
          testTimeout: 300_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
      {
        plugins: [
          cloudflareTest(async () => ({
            main: './src/server/index.ts',
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              // Replaces settings that a machine has for `npm start`.
              bindings: {
                MIGRATIONS: await readD1Migrations('src/server/migrations'),
                REQUEST_LOG: 'off',
                AUTH_SECRET,
                QUOTES_TOKEN: '',
              },
            },
          })),
        ],
        test: {
          name: 'worker',
          include: ['tests/worker/**/*.test.ts'],
          testTimeout: 30_000,
          // The application is loaded once; each file starts with empty bindings (`small-data.ts`).
          isolate: false,
          maxWorkers: 1,
          // Bundles the two thousand icon modules once instead of loading them one by one in every file.
          deps: { optimizer: { ssr: { enabled: true, include: ['lucide-react'] } } },
        },
      },
      {
        test: {
          ...built,
          name: 'attack',
          include: ['tests/attack/**/*.test.ts'],
          globalSetup: ['tests/attack/support/global-setup.ts'],
          testTimeout: 120_000,
          // Files share the application that lists its routes; all of them change only the Worker.
          isolate: false,
          maxConcurrency: 12,
        },
      },
      { test: { ...built, name: 'contract', include: ['tests/contract/**/*.test.ts'], exclude: [FULL] } },
      {
        test: { ...built, name: 'engines', include: ['tests/engines/**/*.test.ts'], testTimeout: 180_000 },
      },
      { test: { ...built, name: 'contract-full', include: ['tests/contract/**/*.full.test.ts'] } },
    ],
  },
});
