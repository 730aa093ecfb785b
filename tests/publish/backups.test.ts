import { copyFileSync, openSync, readdirSync, readFileSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startSession } from '#server/auth/sessions.ts'
import { newId } from '#server/db/ids.ts'
import { BadBackup, verifyBackup } from '#server/db/sqlite/backup-file.ts'
import { restoreDatabase as restore } from '#server/db/sqlite/restore.ts'
import { systemClock } from '#server/ports/clock.ts'
import { enqueuePublish, republishAll } from '#server/records/publications/enqueue-publish.ts'
import { dataPaths } from '#server/services/data-folder.ts'
import { createPublishingApp, insertTestStore, type PublishingApp } from '../support/apps/publishing-app.ts'

const asAdmin = async (app: PublishingApp) => {
  const store = await insertTestStore(app, 'noor')
  await app.deps.db.updateTable('users').set({ role: 'admin' }).where('id', '=', store.user_id).execute()
  const authorization = `Bearer ${await startSession(app.deps.db, app.deps.clock, store.user_id)}`
  return (method: string, path: string) =>
    app.app.request(`/api/admin/backups${path}`, { method, headers: { authorization } })
}

/** Adds a row to a table that accepts anything. */
const writeRow = (app: PublishingApp, storeId: string) =>
  app.deps.db.insertInto('store_days').values({ store_id: storeId, day: newId() }).execute()

const restoreDatabase = (dataDir: string, databaseFile: string, backup: string) =>
  restore(dataDir, databaseFile, backup, (db) => republishAll({ db, clock: systemClock }))

test('a backup is made while the shop writes, listed, downloaded whole, and by its own name only', async () => {
  const app = await createPublishingApp()
  const call = await asAdmin(app)
  const { id } = await app.deps.db.selectFrom('stores').select('id').executeTakeFirstOrThrow()
  for (let count = 0; count < 500; count++) await writeRow(app, id)
  let writing = true
  const writer = (async () => {
    // A turn of the event loop between writes: queries alone never leave room for anything else.
    while (writing) await writeRow(app, id).then(() => new Promise(setImmediate))
  })()
  const made = await call('POST', '')
  writing = false
  await writer
  expect(made.status).toBe(201)
  const backup = await made.json()
  expect(backup).toMatchObject({ message: 'Database backup created successfully!', size: expect.any(Number) })
  expect((await (await call('GET', '')).json()).backups).toMatchObject([{ name: backup.name, size: backup.size }])

  const download = await call('GET', `/${backup.name}`)
  const copy = join(app.dataDir, 'copy.db')
  writeFileSync(copy, new Uint8Array(await download.arrayBuffer()))
  const rows = verifyBackup(copy)
  expect(rows.store_days).toBeGreaterThanOrEqual(500)
  expect(rows).toMatchObject({ users: 1, stores: 1 })
  for (const name of ['..%2fapp.db', 'app.db', `${backup.name}.json`, '%2e%2e%2fsecret.key']) {
    expect((await call('GET', `/${name}`)).status, name).toBe(404)
  }
  const entries = await app.deps.db.selectFrom('audit_entries').select('action').orderBy('sequence').execute()
  expect(entries.map((entry) => entry.action)).toEqual(['backup.create', 'backup.download'])
})

test('a backup is checked as before a restore, without one; what is wrong with a damaged one is said without where it lies', async () => {
  const app = await createPublishingApp()
  const call = await asAdmin(app)
  const { name } = await (await call('POST', '')).json()
  expect(await (await call('POST', `/${name}/check`)).json()).toMatchObject({ sound: true, problem: null })
  const file = join(app.dataDir, 'backups', name)
  writeFileSync(file, readFileSync(file).subarray(0, 5_000))
  const { sound, problem } = await (await call('POST', `/${name}/check`)).json()
  expect(sound).toBe(false)
  expect(problem).toContain(name)
  expect(problem).not.toContain(app.dataDir)
  expect((await call('POST', '/app.db/check')).status).toBe(404)
})

test('a restore brings the shop back to the backup, pages and all, and keeps what was there', async () => {
  const app = await createPublishingApp()
  const call = await asAdmin(app)
  await app.settled()
  const { name } = await (await call('POST', '')).json()
  const file = join(dataPaths(app.config).backups, name)
  await insertTestStore(app, 'later')
  await app.deps.db.updateTable('stores').set({ name: 'Changed since' }).where('store_slug', '=', 'noor').execute()
  await app.deps.db.transaction().execute(async (trx) => {
    for (const { id } of await trx.selectFrom('stores').select('id').execute()) {
      await enqueuePublish(trx, app.deps.clock, id)
    }
  })
  app.publisher.wake()
  await app.settled()
  expect(await (await app.get('/store/noor/')).text()).toContain('Changed since')

  const database = dataPaths(app.config).database
  await expect(restoreDatabase(app.dataDir, database, file)).rejects.toThrow('Stop it first')
  await app.stop()
  const { rows, kept } = await restoreDatabase(app.dataDir, database, file)
  expect(rows).toMatchObject({ users: 1, stores: 1 })
  expect(verifyBackup(kept ?? '')).toMatchObject({ users: 2, stores: 2 })

  const restored = await createPublishingApp({ dataDir: app.dataDir })
  await restored.settled()
  expect(await (await restored.get('/store/noor/')).text()).toContain('Store noor')
  expect((await restored.get('/store/later/')).status).toBe(404)
})

test('a damaged, foreign or short backup is refused and nothing is changed', async () => {
  const app = await createPublishingApp()
  const call = await asAdmin(app)
  const { name } = await (await call('POST', '')).json()
  const good = join(dataPaths(app.config).backups, name)
  await app.stop()
  const bad = (file: string) => join(app.dataDir, file)
  copyFileSync(good, bad('damaged.db'))
  const size = readFileSync(good).byteLength
  const descriptor = openSync(bad('damaged.db'), 'r+')
  for (let at = 4096; at < size; at += 4096) writeSync(descriptor, Buffer.alloc(200, 0xa5), 0, 200, at)
  writeFileSync(bad('foreign.db'), 'not a database at all, but long enough to look at')
  copyFileSync(good, bad('short.db'))
  writeFileSync(bad('short.db.json'), JSON.stringify({ created_at: '', rows: { users: 7 } }))
  const before = readdirSync(app.dataDir).sort()
  for (const file of ['damaged.db', 'foreign.db', 'short.db', 'missing.db']) {
    await expect(restoreDatabase(app.dataDir, dataPaths(app.config).database, bad(file)), file).rejects.toThrow(
      BadBackup,
    )
  }
  expect(readdirSync(app.dataDir).sort()).toEqual(before)
})
