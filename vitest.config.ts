import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';

// The runtime would otherwise fetch a sample of request properties and report usage: tests ask for no network.
process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
process.env.WRANGLER_SEND_METRICS = 'false';

/** Signs access tokens of the Worker's tests, whatever secret this machine has for `npm start`. */
const AUTH_SECRET = 'signs-nothing-but-tests-'.repeat(2);

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/{domain,drawings,client,blocks,content,server,tools,build}/**/*.test.{ts,tsx}'],
          environment: 'node',
        },
      },
      {
        plugins: [
          cloudflareTest(async () => ({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              bindings: {
                MIGRATIONS: await readD1Migrations('src/server/migrations'),
                REQUEST_LOG: 'off',
                AUTH_SECRET,
              },
            },
          })),
        ],
        test: {
          name: 'worker',
          include: ['tests/worker/**/*.test.ts'],
          // Its two thousand icon modules are bundled once instead of loaded one by one in every file.
          deps: { optimizer: { ssr: { enabled: true, include: ['lucide-react'] } } },
        },
      },
      {
        test: {
          name: 'attack',
          include: ['tests/attack/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/attack/support/global-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          // Files share the application that tells its routes; none changes anything but the Worker.
          isolate: false,
          maxConcurrency: 12,
        },
      },
      {
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
