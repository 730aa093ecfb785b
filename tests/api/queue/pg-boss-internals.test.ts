import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sendJob, sendNewJobs, takeJobs } from '#server/db/postgres/boss.ts'
import { forgetHolders, heldKeys } from '#server/db/postgres/boss-tables.ts'
import { onPostgres } from '../../support/apps/dialect.ts'
import { openPostgres } from '../../support/apps/postgres.ts'

// Tests undocumented behaviour of pg-boss. If one fails after an upgrade, fix `server/db/postgres/boss*.ts`.

const job = (key: string) => ({ key, priority: 0, inMs: 0 })

test.runIf(onPostgres)('the index by which pg-boss finds a waiting job is one that its tables allow', async () => {
  const db = await openPostgres()
  const { rows } = await sql`
    select tablename from pg_indexes where schemaname = 'pgboss' and indexname = 'whatsstore_waiting'`.execute(db)
  expect(rows).toEqual([{ tablename: 'job_common' }])
})

test.runIf(onPostgres)('an inserted job keeps its own id, and is left out where one waits under its key', async () => {
  const db = await openPostgres()
  await sendJob(db, 'mail', job('noor'))
  expect(await sendNewJobs(db, 'mail', ['noor', 'zara'].map(job))).toEqual([job('noor')])
  expect((await takeJobs(db, 'mail', 9)).map(({ key }) => key).sort()).toEqual(['noor', 'zara'])
})

test.runIf(onPostgres)('a held key is known, and can be taken again once its hold is dropped', async () => {
  const db = await openPostgres()
  await sendJob(db, 'mail', job('noor'))
  expect(await takeJobs(db, 'mail', 9)).toHaveLength(1)
  await sendJob(db, 'mail', job('noor'))
  expect(await takeJobs(db, 'mail', 9)).toEqual([])
  expect(await heldKeys(db, 'mail', ['noor', 'zara'])).toEqual(new Set(['noor']))
  await forgetHolders(db, ['mail'])
  expect(await heldKeys(db, 'mail', ['noor', 'zara'])).toEqual(new Set())
  expect(await takeJobs(db, 'mail', 9)).toHaveLength(1)
})

test.runIf(onPostgres)('a statement of pg-boss is prepared once a connection', async () => {
  const db = await openPostgres()
  await db.connection().execute(async (connection) => {
    for (const key of ['noor', 'zara']) await sendJob(connection, 'mail', job(key))
    const { rows } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements where statement like '%pgboss%'`.execute(connection)
    expect(rows.length).toBeGreaterThan(0)
    expect(new Set(rows.map(({ statement }) => statement)).size).toBe(rows.length)
  })
})
