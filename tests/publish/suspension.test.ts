import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startSession } from '#server/auth/sessions.ts'
import { deleteUser } from '#server/modules/operation/admin/delete-user.ts'
import { setSuspended } from '#server/modules/operation/admin/stores.service.ts'
import { changeAndPublish } from '#server/records/publications/enqueue-publish.ts'
import { listPublications } from '#server/records/publications/publications.repo.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'
import { createPublishingApp, type PublishingApp } from '../support/apps/publishing-app.ts'
import { orderForm } from '../support/apps/test-app.ts'
import { openShop, ownerOf } from '../support/fixtures/published-shop.ts'

const admin = { id: 'an-admin' } as UserRow

const withStore = async () => {
  const shop = await openShop()
  await shop.app.deps.media.write(`${shop.store.id}/picture/640.webp`, new Uint8Array([1, 2, 3]))
  return { ...shop, owner: await ownerOf(shop.app, shop.store) }
}

/** Asks until the answer is as wanted. */
const becomes = (app: PublishingApp, path: string, status: number) =>
  expect.poll(async () => (await app.get(path)).status).toBe(status)

test('threat 41: takes a suspended store off the air with its pages and pictures, and brings it back whole', async () => {
  const { app, store, product } = await withStore()
  const image = `/media/${store.id}/picture/640.webp`
  const shown = ['/store/noor/', '/noor', `/store/noor/p/${product.slug}/`, image]
  for (const path of shown) expect((await app.get(path)).status, path).toBe(200)
  const versions = (await listPublications(app.deps.db, store.id)).length

  await setSuspended(app.deps, admin, store.id, true)
  for (const path of shown) await becomes(app, path, 404)
  expect(await (await app.get('/store/noor/')).text()).toContain('Store Not Found')
  for (const path of ['/api/stores/noor', `/api/products/${product.id}`]) await becomes(app, path, 404)
  const order = await app.app.request('/api/orders', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(orderForm(product.id)),
  })
  expect(order.status).toBe(404)

  // Nothing is removed. Neither a save nor a restart brings it back.
  await changeAndPublish(app.deps, store.id, async () => {})
  await app.settled()
  expect((await app.get('/store/noor/')).status).toBe(404)
  expect((await listPublications(app.deps.db, store.id)).length).toBe(versions)
  expect(existsSync(join(app.deps.media.servedFrom, `${store.id}/picture/640.webp`))).toBe(true)
  await app.stop()
  const restarted = await createPublishingApp({ dataDir: app.dataDir })
  await restarted.settled()
  expect((await restarted.get('/store/noor/')).status).toBe(404)
  expect((await restarted.get(image)).status).toBe(404)

  await setSuspended(restarted.deps, admin, store.id, false)
  for (const path of shown) await becomes(restarted, path, 200)
})

test('previews of a suspended store are refused, and the one that was kept is gone', async () => {
  const { app, store } = await withStore()
  const token = await startSession(app.deps.db, app.deps.clock, store.user_id)
  const preview = async () => {
    const response = await app.app.request('/api/stores/my/preview', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ layout: 'default' }),
    })
    return { status: response.status, body: await response.json() }
  }
  const { body } = await preview()
  expect((await app.get(body.url)).status).toBe(200)
  await setSuspended(app.deps, admin, store.id, true)
  expect((await app.get(body.url)).status).toBe(404)
  expect(await preview()).toMatchObject({
    status: 403,
    body: { detail: 'Your store has been suspended. Please contact support.' },
  })
})

test('a deleted user’s store goes with its pages and pictures', async () => {
  const { app, store, owner } = await withStore()
  await deleteUser(app.deps, admin, owner.id)
  await app.settled()
  await becomes(app, '/store/noor/', 404)
  expect(app.outcomes.at(-1)).toEqual({ kind: 'removed', storeId: store.id })
  expect(existsSync(join(app.deps.media.servedFrom, store.id))).toBe(false)
})
