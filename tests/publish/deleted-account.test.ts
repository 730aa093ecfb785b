import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hashPassword } from '#server/auth/passwords.ts'
import { openSqlite } from '#server/db/sqlite/sqlite.ts'
import { truncateLog } from '#server/db/sqlite/truncate-log.ts'
import {
  removeDueAccount,
  requestDeletion,
  takeBackDeletion,
} from '#server/modules/account/deletion/account-deletion.service.ts'
import { deleteUser } from '#server/modules/operation/admin/delete-user.ts'
import { changeAndPublish } from '#server/records/publications/enqueue-publish.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'
import { createPublishingApp, insertTestStore } from '../support/apps/publishing-app.ts'
import { addProduct, openShop, ownerOf } from '../support/fixtures/published-shop.ts'

const WORDS = 'Kingfisher bowls from Gilgit'

test('a deleted account leaves no word of hers in the files of the database', async () => {
  const app = await createPublishingApp({ threads: false })
  const store = await insertTestStore(app, 'noor')
  await addProduct(app, store, { description: WORDS })
  await app.settled()
  const found = () => ['app.db', 'app.db-wal'].filter((name) => readFileSync(join(app.dataDir, name)).includes(WORDS))
  expect(found()).not.toEqual([])
  await deleteUser(app.deps, { id: 'an-admin' } as UserRow, (await ownerOf(app, store)).id)
  expect(found()).toEqual([])
})

test('emptying the log waits for no reader', async () => {
  const app = await createPublishingApp({ threads: false })
  await insertTestStore(app, 'noor')
  expect(await truncateLog(app.deps.db)).toBe(true)
  const reader = openSqlite(join(app.dataDir, 'app.db'), { readonly: true })
  reader.exec('begin')
  reader.prepare('select count(*) from stores').get()
  await insertTestStore(app, 'zari')
  expect(await truncateLog(app.deps.db)).toBe(false)
  reader.close()
  expect(await truncateLog(app.deps.db)).toBe(true)
})

/** Prepares an account with a live shop, which its owner deletes. */
const withLeavingOwner = async () => {
  const { app, store } = await openShop()
  const { deps } = app
  await deps.media.write(`${store.id}/picture/640.webp`, new Uint8Array([1, 2, 3]))
  const owner = await ownerOf(app, store)
  const password_hash = await hashPassword('correct horse')
  await deps.db.updateTable('users').set({ password_hash }).where('id', '=', owner.id).execute()
  const leave = () =>
    requestDeletion(deps, { ...owner, password_hash }, { password: 'correct horse', confirmation: store.store_slug })
  return { app, store, owner, leave }
}

test('threats 41 and 62: an account that its owner deletes takes pages and pictures off the air at once, and brings them back', async () => {
  const { app, store, owner, leave } = await withLeavingOwner()
  const shown = ['/store/noor/', `/media/${store.id}/picture/640.webp`]
  for (const path of shown) expect((await app.get(path)).status, path).toBe(200)
  await leave()
  for (const path of shown) await expect.poll(async () => (await app.get(path)).status).toBe(404)
  // Neither a save nor a start brings it back, nor is anything removed.
  await changeAndPublish(app.deps, store.id, async () => {})
  await app.settled()
  await app.stop()
  const restarted = await createPublishingApp({ dataDir: app.dataDir, threads: false })
  await restarted.settled()
  for (const path of shown) expect((await restarted.get(path)).status, path).toBe(404)
  expect(existsSync(join(restarted.deps.media.servedFrom, `${store.id}/picture/640.webp`))).toBe(true)
  await takeBackDeletion(restarted.deps, { ...owner, deletion_at: null })
  for (const path of shown) await expect.poll(async () => (await restarted.get(path)).status).toBe(200)
})

test('threat 62: what a crash kept from being removed is removed after the next start: rows, pages, pictures', async () => {
  const { app, store, owner, leave } = await withLeavingOwner()
  const other = await insertTestStore(app, 'zari')
  await leave()
  const due = { deletion_at: '2026-01-01T00:00:00.000Z' }
  await app.deps.db.updateTable('users').set(due).where('id', '=', owner.id).execute()
  // The process ends after the rows are gone and before the publisher did its part.
  await app.publisher.stop()
  await removeDueAccount(app.deps)
  expect(await app.deps.db.selectFrom('stores').select('id').execute()).toEqual([{ id: other.id }])
  expect(existsSync(join(app.deps.media.servedFrom, store.id))).toBe(true)
  await app.stop()
  const restarted = await createPublishingApp({ dataDir: app.dataDir, threads: false })
  await restarted.settled()
  expect(existsSync(join(restarted.deps.media.servedFrom, store.id))).toBe(false)
  expect(await restarted.deps.db.selectFrom('publish_jobs').selectAll().execute()).toEqual([])
})

test('an account whose days were over while the server stood still is removed after the start', async () => {
  const { app, store, leave } = await withLeavingOwner()
  await leave()
  await app.deps.db.updateTable('users').set({ deletion_at: '2026-01-01T00:00:00.000Z' }).execute()
  await app.settled()
  await app.stop()
  const restarted = await createPublishingApp({ dataDir: app.dataDir, threads: false, idleTasks: true })
  await restarted.idleTasks.drain()
  await restarted.settled()
  expect(await restarted.deps.db.selectFrom('users').selectAll().execute()).toEqual([])
  expect(existsSync(join(restarted.deps.media.servedFrom, store.id))).toBe(false)
})
