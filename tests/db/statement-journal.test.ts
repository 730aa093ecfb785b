import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { getConfig } from '#server/config/config.ts'
import type { Db } from '#server/db/database.ts'
import { keepJournalInMemory } from '#server/db/sqlite/statement-journal.ts'
import type { Deps } from '#server/deps.ts'
import { removeDueAccount } from '#server/modules/account/deletion/account-deletion.service.ts'
import { findStoreById } from '#server/records/stores/stores.repo.ts'
import { openDataFolder } from '#server/services/data-folder.ts'
import { addStore, createTestApp } from '../support/apps/test-app.ts'

/** SQLite's values for file and memory. */
const [FILE, MEMORY] = [1, 2]

const place = async (db: Db) => (await sql<{ temp_store: number }>`pragma temp_store`.execute(db)).rows[0]?.temp_store

test('what would undo a piece of a group is kept in memory, not in files of the system', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'whatsstore-'))
  const { db, lock } = await openDataFolder(getConfig({ DATA_DIR: dataDir }), pino({ level: 'silent' }))
  onTestFinished(async () => {
    await db.destroy()
    lock.release()
    rmSync(dataDir, { recursive: true, force: true })
  })
  expect(await place(db)).toBe(MEMORY)
})

test('it goes through files while an account is removed with its shop', async () => {
  const app = await createTestApp()
  await keepJournalInMemory(app.db)
  const { user, store } = await addStore(app)
  await app.db.updateTable('users').set({ deletion_at: '2026-01-01' }).where('id', '=', user.id).execute()
  const during: unknown[] = []
  const writes: Deps['writes'] = {
    ...app.deps.writes,
    run: (work) =>
      app.deps.writes.run(async (trx) => {
        during.push(await place(trx))
        return work(trx)
      }),
  }
  expect(await removeDueAccount({ ...app.deps, writes })).toBe(1)
  expect(during).toEqual([FILE])
  expect(await place(app.db)).toBe(MEMORY)
  expect(await findStoreById(app.db, store.id)).toBeUndefined()
})
