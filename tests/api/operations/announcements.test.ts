import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import type { Db } from '#server/db/database.ts'
import { listenTo } from '#server/db/postgres/announcements.ts'
import { onPostgres } from '../../support/apps/dialect.ts'
import { addressOf } from '../../support/apps/postgres.ts'
import { insertTestStore } from '../../support/apps/publishing-app.ts'
import { openTestDatabase } from '../../support/apps/test-database.ts'
import { publicationRow } from '../../support/fixtures/publication-row.ts'

const setUp = async () => {
  const db = await openTestDatabase()
  onTestFinished(() => db.destroy())
  const store = await insertTestStore({ deps: { db } }, 'noor')
  const heard: string[] = []
  const announcements = listenTo(addressOf(db), 'shown', (slug) => void heard.push(slug))
  onTestFinished(() => announcements.stop())
  await expect.poll(() => announcements.spell()).toBe(1)
  const insert = (trx: Db, version: number, slug: string | null = 'noor') =>
    trx
      .insertInto('publications')
      .values(
        publicationRow({
          store_id: store.id,
          version,
          slug,
          manifest: slug && `manifest-${version}`,
        }),
      )
      .execute()
  return { db, store, heard, announcements, insert }
}

test.runIf(onPostgres)(
  'whatever changes what an address shows is announced with its commit, and nothing else',
  async () => {
    const { db, store, heard, insert } = await setUp()
    await db.transaction().execute(async (trx) => {
      await insert(trx, 1)
      await sql`select pg_notify('shown', 'within')`.execute(db)
      await expect.poll(() => heard).toEqual(['within'])
    })
    await expect.poll(() => heard).toEqual(['within', 'noor'])

    const announced = async (change: () => Promise<unknown>) => {
      heard.splice(0)
      await change()
      await sql`select pg_notify('shown', 'end')`.execute(db)
      await expect.poll(() => heard.at(-1)).toBe('end')
      return heard.slice(0, -1)
    }
    const publications = db.updateTable('publications')
    expect(await announced(() => publications.set({ recompressed: 1 }).execute())).toEqual([])
    expect(await announced(() => publications.set({ manifest: 'better' }).execute())).toEqual(['noor'])
    expect(await announced(() => publications.set({ slug: 'moved' }).execute())).toEqual(['noor', 'moved'])
    expect(await announced(() => publications.set({ live: 0 }).execute())).toEqual(['moved'])
    expect(await announced(() => publications.set({ live: 1 }).execute())).toEqual(['moved'])
    // A single process with a folder does not need it.
    expect(await announced(() => insert(db, 2, null))).toEqual([])
    expect(await announced(() => db.deleteFrom('stores').where('id', '=', store.id).execute())).toEqual(['moved'])
  },
)

test.runIf(onPostgres)(
  'a connection that is lost is made again, and says that something may have been missed',
  async () => {
    const { db, heard, announcements, insert } = await setUp()
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'whatsstore listen' and datname = current_database()`.execute(db)
    await expect.poll(() => announcements.spell()).toBe(2)
    await insert(db, 1)
    await expect.poll(() => heard).toEqual(['noor'])
  },
)
