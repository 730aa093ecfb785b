import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSqlite } from '#server/db/sqlite.ts'
import { truncateLog } from '#server/db/truncate-log.ts'
import { deleteUser } from '#server/modules/admin/delete-user.ts'
import type { UserRow } from '#server/modules/users/users.repo.ts'
import { createPublishingApp, insertTestStore } from '../support/apps/publishing-app.ts'
import { addProduct, ownerOf } from '../support/fixtures/published-shop.ts'

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
