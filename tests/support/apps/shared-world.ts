import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Role } from '#server/config.ts'
import { openDatabase } from '#server/db/database.ts'
import { preparePostgres } from '#server/db/prepare-postgres.ts'
import { startObjectStore } from './object-store.ts'
import { POSTGRES_FOR_TESTS, startPostgres } from './postgres-server.ts'
import { runScript, startServer } from './real-server.ts'

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'whatsstore-several-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** PostgreSQL and an object store, for any number of processes that share them, each with a data folder of its own. */
export const startSharedWorld = async () => {
  const postgres = await startPostgres()
  onTestFinished(postgres.stop)
  const bucket = await startObjectStore()
  const place = { ...POSTGRES_FOR_TESTS, url: postgres.url, connections: 2 }
  await preparePostgres(place)
  const env = {
    DATABASE_URL: postgres.url,
    PUBLIC_ORIGIN: 'http://localhost:4321',
    SECRET_KEY: 'a key that all of these processes share',
    ...bucket.env,
  }
  const db = openDatabase(place)
  onTestFinished(() => db.destroy())
  return {
    postgres,
    bucket,
    db,
    /** Starts a process on an empty folder. */
    start: (role: Exclude<Role, 'all'>) => startServer(newFolder(), { ...env, ROLE: role }),
    /** Runs a script beside them to its end. */
    run: (...args: string[]) => runScript(args, { ...env, ROLE: 'publisher', DATA_DIR: newFolder() }),
  }
}
