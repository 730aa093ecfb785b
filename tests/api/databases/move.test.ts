import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type Db, openDatabase } from '#server/db/database.ts'
import { migrateToLatest } from '#server/db/migrate.ts'
import { moveRows } from '#server/db/move/move-rows.ts'
import { onPostgres } from '../../support/apps/dialect.ts'
import { openPostgres } from '../../support/apps/postgres.ts'
import { addStore, createTestApp } from '../../support/apps/test-app.ts'
import { createWorld } from '../../support/calls/world.ts'
import { dumpOf } from '../../support/fixtures/database-dump.ts'

const openSqliteFile = async (): Promise<Db> => {
  const folder = mkdtempSync(join(tmpdir(), 'whatsstore-move-'))
  const db = openDatabase(join(folder, 'app.db'))
  onTestFinished(async () => {
    await db.destroy()
    rmSync(folder, { recursive: true, force: true })
  })
  await migrateToLatest(db)
  return db
}

/** A database refuses what it should. */
const rulesHold = async (db: Db) => {
  await expect(db.deleteFrom('audit_entries').execute()).rejects.toThrow('append-only')
  const orphan = { store_id: 'nobody', layout: 'default', customizations: '{}' }
  await expect(db.insertInto('kept_designs').values(orphan).execute()).rejects.toThrow(/foreign key/i)
}

describe.runIf(onPostgres)('moving all rows', () => {
  test('from PostgreSQL to SQLite, to PostgreSQL and back to SQLite leaves every row as it was', async () => {
    const { app } = await createWorld()
    // Difficult text: scripts, astral characters, quotes, large sums, empty.
    const name = `نور 🧵 "O'Neill" \\ \u00ad`
    await app.db.updateTable('products').set({ name, description: '', price: 9_007_199_254_740_991 }).execute()
    const before = await dumpOf(app.db)
    expect(Object.values(before).filter((rows) => rows.length > 0).length).toBeGreaterThan(25)

    const [one, other, last] = [await openSqliteFile(), await openPostgres(), await openSqliteFile()]
    const digests = await moveRows(app.db, one)
    expect(await dumpOf(one)).toEqual(before)
    expect(await moveRows(one, other)).toEqual(digests)
    expect(await dumpOf(other)).toEqual(before)
    await rulesHold(other)
    expect(await moveRows(other, last)).toEqual(digests)
    expect(await dumpOf(last)).toEqual(before)
    await rulesHold(last)
  })

  test('that is interrupted leaves the other database empty, and may be run again', async () => {
    const app = await createTestApp()
    await addStore(app)
    for (const target of [await openPostgres(), await openSqliteFile()]) {
      const crash = () => {
        throw new Error('the power went')
      }
      await expect(moveRows(app.db, target, crash)).rejects.toThrow('the power went')
      await moveRows(app.db, target)
      expect(await dumpOf(target)).toEqual(await dumpOf(app.db))
    }
  })

  test('into a database with rows is refused', async () => {
    const app = await createTestApp()
    const other = await createTestApp()
    await addStore(other)
    await expect(moveRows(app.db, other.db)).rejects.toThrow(/is not empty: \w+ has \d+ rows. Nothing was changed./)
  })

  test('that does not leave both alike changes nothing, and says which table', async () => {
    const app = await createTestApp()
    await addStore(app)
    const target = await openSqliteFile()
    await sql`create trigger spoil after insert on users begin update users set country_code = '+1'; end`.execute(
      target,
    )
    await expect(moveRows(app.db, target)).rejects.toThrow('users did not come over as it is')
    expect(Object.values(await dumpOf(target)).flat()).toEqual([])
  })
})
