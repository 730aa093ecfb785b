import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts', 'server/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // One site, one browser at a time: the machine is small.
    fileParallelism: false,
  },
})
