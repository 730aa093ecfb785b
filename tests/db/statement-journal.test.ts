import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { getConfig } from '#server/config.ts'
import { openDataFolder } from '#server/data-folder.ts'

/** What SQLite calls memory. */
const MEMORY = 2

test('what would undo a piece of a group is kept in memory, not in files of the system', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'whatsstore-'))
  const { db, lock } = await openDataFolder(getConfig({ DATA_DIR: dataDir }), pino({ level: 'silent' }))
  onTestFinished(async () => {
    await db.destroy()
    lock.release()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const { rows } = await sql<{ temp_store: number }>`pragma temp_store`.execute(db)
  expect(rows).toEqual([{ temp_store: MEMORY }])
})
