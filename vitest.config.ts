import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { memoryFolder } from './tests/support/memory-folder.ts'
import { PATIENCE_MS, TEST_TIMEOUT_MS } from './tests/support/waiting.ts'

/** What is not run a second time, on PostgreSQL: it reads no rows, or asks how SQLite goes about something. */
const notOnPostgres = [
  'accounts/password-queue',
  'admin/admin-scale',
  'every-call/{actors,bad-input,documentation,endpoints,error-codes,mass-assignment,query-plans,request-threats}',
  'operations/{config,connections,idle-tasks,loop,rate-limits,secret-box,upload-turns}',
  'stores/published-layout',
  'whatsapp/baileys',
]

/**
 * Files that take long, for browsers, servers or every call there is, begin first: at the end each would run alone. A project's files stay
 * together, as they come: a worker that goes over to another one begins anew, with its modules and its browser.
 */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) =>
      /\/tests\/(world|faults|e2e|layouts|publish|api\/every-call)\//.test(moduleId)
    const ofEach = Map.groupBy(await super.sort(files), ({ project }) => project.name).values()
    return [...ofEach].flatMap((own) => [...own.filter(isLong), ...own.filter((file) => !isLong(file))])
  }
}

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', development: false } },
  resolve: {
    // What makes a password dear to guess made a third of the work of the tests of accounts. `tests/api/accounts/passwords.test.ts` asks for the real one.
    alias: [
      {
        find: /^\.\/password-cost\.ts$/,
        replacement: fileURLToPath(new URL('./tests/support/password-cost.ts', import.meta.url)),
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
    // Files of a worker share what is costly to load or start: modules, the browser, template databases, PostgreSQL.
    isolate: false,
    restoreMocks: true,
    env: {
      // One build of React for all of them, the one that pages are rendered with.
      NODE_ENV: 'production',
      // Servers and commands that tests start are compiled once: a second start takes half of the processor time of the first.
      NODE_COMPILE_CACHE: fileURLToPath(new URL('./test-results/compile-cache', import.meta.url)),
      ...(memoryFolder && { TMPDIR: memoryFolder }),
    },
    // Two cores: tests with a browser wait half of the time.
    maxWorkers: 3,
    sequence: { sequencer: LongFirst },
    projects: [
      {
        extends: true,
        test: { name: 'sqlite', include: ['tests/**/*.test.ts'], exclude: ['tests/world/**'] },
      },
      {
        extends: true,
        test: {
          name: 'postgresql',
          include: ['tests/api/**/*.test.ts', 'tests/faults/{postgres,move}.test.ts', 'tests/world/**/*.test.ts'],
          exclude: notOnPostgres.map((name) => `tests/api/${name}.test.ts`),
          globalSetup: 'tests/support/postgres-setup.ts',
          env: { TEST_DATABASE: 'postgresql' },
        },
      },
    ],
  },
})
