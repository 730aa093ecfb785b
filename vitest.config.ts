import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{server,src,layouts-catalog,scripts,tests}/**/*.test.ts'],
    globalSetup: 'tests/support/global-setup.ts',
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/vitest.json' },
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Two cores: browsers, servers and threads of the tests want one of them.
    maxWorkers: 2,
  },
})
