import { defineConfig } from 'vitest/config'

/** Data tests that run a second time, on PostgreSQL. */
const onPostgres = [
  'accounts',
  'admin',
  'analytics',
  'order-messages',
  'orders',
  'password-reset',
  'platform-analytics',
  'products',
  'purge',
  'referrals',
  'search',
  'seller-orders',
  'stores',
  'upgrade-requests',
  'whatsapp',
  'withdrawals',
]

export default defineConfig({
  test: {
    globalSetup: 'tests/support/global-setup.ts',
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/vitest.json' },
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Two cores: tests with a browser wait half of the time.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: { name: 'sqlite', include: ['{server,src,layouts-catalog,scripts,tests}/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'postgresql',
          include: onPostgres.map((name) => `tests/api/${name}.test.ts`),
          // One server, which takes seconds to start, for all files of a worker.
          isolate: false,
          env: { TEST_DATABASE: 'postgresql' },
        },
      },
    ],
  },
})
