import { sql } from 'kysely'
import type { TestProject } from 'vitest/node'
import { type Db, openDatabase } from '#server/db/database.ts'
import { databaseAt } from '#server/db/postgres/postgres.ts'
import { preparePostgres } from '#server/db/postgres/prepare-postgres.ts'
import type { PostgresServer } from '../../scripts/support/postgres-server.ts'
import { POSTGRES_FOR_TESTS, startPostgres } from './apps/postgres-server.ts'

/** Where the tests of this run find PostgreSQL, with a migrated database to copy; or why there is none. */
export type PostgresForTests = { url: string; template: string } | { problem: string }

declare module 'vitest' {
  interface ProvidedContext {
    postgres: PostgresForTests
  }
}

const handle = (url: string): Db => openDatabase({ ...POSTGRES_FOR_TESTS, url, connections: 1 })

/** Makes the template database. It sorts like a dictionary, so a query that needs byte order must say so. */
const makeTemplate = async (url: string, name: string): Promise<void> => {
  const server = handle(url)
  await sql`create database ${sql.id(name)} template template0 encoding 'UTF8' locale 'C' locale_provider icu icu_locale 'en-US'`.execute(
    server,
  )
  await server.destroy()
  await preparePostgres({ ...POSTGRES_FOR_TESTS, url: databaseAt(url, name), connections: 1 })
}

/** Removes the databases of a run from a server that goes on. */
const dropAll = async (url: string, prefix: string): Promise<void> => {
  const server = handle(url)
  const { rows } = await sql<{
    datname: string
  }>`select datname from pg_database where starts_with(datname, ${prefix})`.execute(server)
  for (const { datname } of rows) await sql`drop database ${sql.id(datname)} with (force)`.execute(server)
  await server.destroy()
}

/** Runs once before the PostgreSQL tests: uses TEST_DATABASE_URL, else starts a server for this run. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const own = process.env.TEST_DATABASE_URL
  const template = `whatsstore_test_${process.pid}`
  let server: Pick<PostgresServer, 'url' | 'stop'> | undefined
  try {
    server = own ? { url: own, stop: () => dropAll(own, template) } : await startPostgres()
    await makeTemplate(server.url, template)
    project.provide('postgres', { url: server.url, template })
  } catch (error) {
    // The other tests need none: only those that do fail, and say why.
    const reason = error instanceof Error ? error.message : String(error)
    project.provide('postgres', { problem: `There is no PostgreSQL for tests (set TEST_DATABASE_URL): ${reason}` })
  }
  return async () => server?.stop()
}
