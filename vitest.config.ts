import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { memoryFolder } from './tests/support/memory-folder.ts'
import { PATIENCE_MS, TEST_TIMEOUT_MS } from './tests/support/waiting.ts'

/** Tests that open pages in a browser. */
const BROWSER = [
  'tests/e2e/**/*.test.ts',
  'tests/layouts/{browser,fetch-ahead,gallery,header,hostile-palettes,large-text,late-fonts,rtl,scrolling,seller-photos}.test.ts',
  'tests/publish/{hostile-text,layout-pictures}.test.ts',
]

/** Tests that start the server or a command as a process of its own. */
const PROCESSES = [
  'tests/faults/**/*.test.ts',
  'tests/deploy/**/*.test.ts',
  'tests/media/{move,object-store}.test.ts',
  'tests/publish/verify-media.test.ts',
]

/**
 * Tests that also run on PostgreSQL: SQL that differs by dialect, several connections, several processes.
 * The rules of other tests use the same queries: `every-call` sends each of them on both.
 */
const POSTGRESQL = [
  'tests/api/every-call/{allowed,conflicts,sql-text}.test.ts',
  'tests/api/{databases,queue,races}/**/*.test.ts',
  'tests/api/account/{deletion,export,rescue}.test.ts',
  'tests/api/admin/{admin,admin-panel,failed-work,platform}.test.ts',
  'tests/api/analytics/{analytics,platform-analytics}.test.ts',
  'tests/api/operations/{announcements,purge}.test.ts',
  'tests/api/orders/{customers,order-holds,order-search,order-threats,orders,returns,seller-orders,undo}.test.ts',
  'tests/api/products/search.test.ts',
  'tests/api/referrals/**/*.test.ts',
  'tests/api/whatsapp/{one-holder,whatsapp}.test.ts',
  'tests/faults/{postgres,move}.test.ts',
  'tests/simulator/**/*.test.ts',
  'tests/world/**/*.test.ts',
]

/**
 * Begins with long files and those that wait, which would run alone at the end. Keeps a project's files together in a
 * worker.
 */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) =>
      /\/tests\/(world|faults|e2e|layouts|publish|api\/(every-call|queue))\//.test(moduleId)
    const ofEach = Map.groupBy(await super.sort(files), ({ project }) => project.name).values()
    return [...ofEach].flatMap((own) => [...own.filter(isLong), ...own.filter((file) => !isLong(file))])
  }
}

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', development: false } },
  resolve: {
    // Hashing took a third of the account tests' time. `tests/api/accounts/passwords.test.ts` uses the real cost.
    alias: [
      {
        find: /^\.\/password-cost\.ts$/,
        replacement: fileURLToPath(new URL('./tests/support/password-cost.ts', import.meta.url)),
      },
      // Compressing took a quarter of the processor time of tests in a browser. Tests of budgets compress themselves.
      {
        find: /^\.\/compression-level\.ts$/,
        replacement: fileURLToPath(new URL('./tests/support/compression-level.ts', import.meta.url)),
      },
    ],
  },
  test: {
    globalSetup: 'tests/support/global-setup.ts',
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/vitest.json' },
    testTimeout: TEST_TIMEOUT_MS,
    hookTimeout: TEST_TIMEOUT_MS,
    teardownTimeout: TEST_TIMEOUT_MS,
    expect: { poll: { timeout: PATIENCE_MS } },
    // Files of a worker share modules, the browser, template databases and PostgreSQL.
    isolate: false,
    restoreMocks: true,
    env: {
      // Pages are rendered with React's production build; tests load the same one.
      NODE_ENV: 'production',
      // Compiles servers and commands once: a second start takes half the processor time.
      NODE_COMPILE_CACHE: fileURLToPath(new URL('./test-results/compile-cache', import.meta.url)),
      ...(memoryFolder && { TMPDIR: memoryFolder }),
    },
    // Two cores: tests with a browser wait half of the time.
    maxWorkers: 3,
    sequence: { sequencer: LongFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'in-process',
          include: ['tests/**/*.test.ts'],
          // `actors` asks every call on SQLite, of each actor.
          exclude: [...BROWSER, ...PROCESSES, 'tests/world/**', 'tests/api/every-call/allowed.test.ts'],
        },
      },
      { extends: true, test: { name: 'browser', include: BROWSER } },
      { extends: true, test: { name: 'processes', include: PROCESSES, exclude: POSTGRESQL } },
      {
        extends: true,
        test: {
          name: 'postgresql',
          include: POSTGRESQL,
          globalSetup: 'tests/support/postgres-setup.ts',
          env: { TEST_DATABASE: 'postgresql' },
        },
      },
    ],
  },
})
