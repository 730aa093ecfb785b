import { tmpdir } from 'node:os'
import type { PostgresOptions } from '#server/db/postgres/postgres.ts'
import { type PostgresServer, startPostgres as startIn } from '../../../scripts/support/postgres-server.ts'
import { memoryFolder } from '../memory-folder.ts'
import { PATIENCE_MS } from '../waiting.ts'

/** As generous as all waits of tests. */
export const POSTGRES_FOR_TESTS: Omit<PostgresOptions, 'url' | 'connections'> = {
  connectMs: PATIENCE_MS,
  idleMs: PATIENCE_MS,
  statementMs: PATIENCE_MS,
  lockMs: PATIENCE_MS,
}

/** Never waits for a disk: the data live in memory and end with the server. */
const SETTINGS = ['fsync=off', 'full_page_writes=off', 'autovacuum=off', 'deadlock_timeout=50ms']

/** Starts PostgreSQL on data of its own. */
export const startPostgres = (): Promise<PostgresServer> =>
  startIn({ parent: memoryFolder ?? tmpdir(), settings: SETTINGS, patienceMs: PATIENCE_MS })
