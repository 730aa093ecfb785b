import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{server,src,layouts-catalog,scripts,tests}/**/*.test.ts'],
    globalSetup: 'tests/support/global-setup.ts',
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/vitest.json' },
    // Browsers, threads and killed servers share two cores: where nobody watches, a test has a second try, and the report says so.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Two cores: browsers, servers and threads of the tests want one of them.
    maxWorkers: 2,
  },
})
