import { expect, test } from 'vitest'
import { startSession } from '#server/auth/sessions.ts'
import { enqueueStockPublish } from '#server/records/publications/enqueue-publish.ts'
import { postponeJob, upsertJob } from '#server/records/publications/publish-jobs.repo.ts'
import { createPublishingApp, insertTestStore, type PublishingApp } from '../support/apps/publishing-app.ts'

const prepare = async () => {
  const app = await createPublishingApp()
  const store = await insertTestStore(app, 'noor')
  const token = await startSession(app.deps.db, app.deps.clock, store.user_id)
  const send = async (method: string, path: string, json?: unknown) => {
    const response = await app.app.request(`/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(json ? { 'content-type': 'application/json' } : {}) },
      ...(json ? { body: JSON.stringify(json) } : {}),
    })
    return { status: response.status, body: await response.json() }
  }
  const save = async (bio: string) => {
    await app.endSteps()
    await send('PUT', '/stores/my', { bio })
    await app.settled()
  }
  return { app, store, send, save, overview: async () => (await send('GET', '/stores/my/publications')).body }
}

const home = async (app: PublishingApp) => (await app.get('/store/noor/')).text()

test('the seller sees the receipt of each save and can go back to an earlier version', async () => {
  const { app, send, save, overview } = await prepare()
  expect(await overview()).toMatchObject({ state: 'publishing', receipt: null, live_version: null, versions: [] })
  await save('First words')
  const first = await overview()
  expect(first).toMatchObject({
    state: 'live',
    live_version: 1,
    failure: null,
    receipt: { version: 1, pages_rendered: 5, pages_total: 5, live: true },
    share: {
      url: expect.stringMatching(/\/store\/noor\/$/),
      title: 'Store noor',
      description: 'First words',
      image_url: null,
    },
  })
  await save('Second words')
  expect(await overview()).toMatchObject({ state: 'live', live_version: 2, receipt: { version: 2, pages_total: 5 } })
  expect(await home(app)).toContain('Second words')

  expect((await send('POST', '/stores/my/publications/1/rollback')).status).toBe(200)
  await app.settled()
  expect(await home(app)).toContain('First words')
  expect(await overview()).toMatchObject({
    state: 'live',
    live_version: 1,
    versions: [
      { version: 2, live: false },
      { version: 1, live: true },
    ],
  })

  await save('Third words')
  expect(await home(app)).toContain('Third words')
  expect(await overview()).toMatchObject({ live_version: 3 })
  expect(await send('POST', '/stores/my/publications/9/rollback')).toMatchObject({
    status: 404,
    body: { detail: 'This version is no longer kept' },
  })
})

test('each version says what its seller had changed', async () => {
  const { app, send, save, overview } = await prepare()
  await save('First words')
  const { body } = await send('POST', '/products', {
    name: 'Tilla khussa',
    description: 'Hand-made',
    price: 1000,
    category: 'Shoes',
    inventory_count: 5,
  })
  await app.settled()
  const later = async (method: string, change?: object) => {
    await app.endSteps()
    await send(method, `/products/${body.id}`, change)
    await app.settled()
  }
  await later('PUT', { price: 900 })
  await later('PUT', { name: 'Gold khussa', price: 950 })
  await later('PUT', { inventory_count: 4, featured: true })
  await later('PUT', { inventory_count: 3 })
  await later('DELETE')
  const { versions } = await overview()
  const said = versions.flatMap(({ changes }: { changes: { what: string; name: string | null }[] }) =>
    changes.map(({ what, name }) => `${what} ${name}`),
  )
  expect(said).toEqual([
    'removed Gold khussa',
    'product Gold khussa',
    'product Gold khussa',
    'price Tilla khussa',
    'store null',
    'added Tilla khussa',
  ])
  expect(await app.deps.db.selectFrom('store_changes').selectAll().execute()).toEqual([])
})

test('an earlier version can be looked at, without a script, before it is shown again', async () => {
  const { app, send, save } = await prepare()
  await save('First words')
  await save('Second words')
  const { status, body } = await send('POST', '/stores/my/publications/1/look')
  expect(status).toBe(200)
  const page = await app.get(body.url)
  const html = await page.text()
  expect(html).toContain('First words')
  expect(html).not.toContain('<script')
  expect(page.headers.get('content-security-policy')).toContain('sandbox allow-same-origin')
  expect(await home(app)).toContain('Second words')
  expect(await send('POST', '/stores/my/publications/9/look')).toMatchObject({
    status: 404,
    body: { detail: 'This version is no longer kept' },
  })
  await app.deps.db.updateTable('stores').set({ suspended_at: new Date().toISOString() }).execute()
  expect((await send('POST', '/stores/my/publications/1/look')).status).toBe(403)
})

test('a failure names the page and tells nothing of the machine; a rebuild is not the seller’s wait', async () => {
  const { app, store, save, overview } = await prepare()
  await save('First words')
  const { db } = app.deps
  const later = new Date(Date.now() + 3_600_000).toISOString()
  await upsertJob(db, store.id, later, { background: true })
  expect(await overview()).toMatchObject({ state: 'live' })
  const [job] = await db.selectFrom('publish_jobs').selectAll().execute()
  if (!job) throw new Error('the job waits')
  await postponeJob(db, job, later, 'p/red-bangles.html: ENOSPC: /srv/data/app.db at render (x.ts:1)')
  const told = await overview()
  expect(told).toMatchObject({
    state: 'failed',
    live_version: 1,
    failure: { page: 'p/red-bangles.html', attempts: 1, next_try_at: later },
  })
  expect(JSON.stringify(told)).not.toMatch(/ENOSPC|app\.db|x\.ts/)
})

test('a version is not shown again that shows what its seller may no longer use', async () => {
  const { app, store, send, save, overview } = await prepare()
  const { db } = app.deps
  await send('PUT', '/stores/my/layout-config', { layout: 'luxury' })
  await save('Paid words')
  expect(await home(app)).toContain('data-layout="luxury"')
  await db.updateTable('users').set({ plan: 'free' }).where('id', '=', store.user_id).execute()
  await save('Free words')
  expect(await home(app)).toContain('data-layout="default"')
  const { live_version } = await overview()

  const refused = {
    status: 403,
    body: {
      detail: 'This version shows what is no longer part of your plan. Please contact support',
      code: 'forbidden',
    },
  }
  for (const version of [1, 2].filter((version) => version < live_version)) {
    expect(await send('POST', `/stores/my/publications/${version}/rollback`)).toEqual(refused)
  }
  await app.settled()
  expect(await home(app)).toContain('data-layout="default"')

  await db.updateTable('stores').set({ badges: '["verified"]' }).where('id', '=', store.id).execute()
  await save('Trusted words')
  const trusted = (await overview()).live_version
  await db.updateTable('stores').set({ badges: '[]' }).where('id', '=', store.id).execute()
  await save('Plain words')
  expect(await send('POST', `/stores/my/publications/${trusted}/rollback`)).toEqual(refused)
  // A version in an allowed layout can be shown again. A badge given since is no obstacle.
  await db.updateTable('stores').set({ badges: '["verified"]' }).where('id', '=', store.id).execute()
  expect((await send('POST', `/stores/my/publications/${live_version}/rollback`)).status).toBe(200)
})

test('a version of a former address is neither offered nor shown again', async () => {
  const { app, send, save, overview } = await prepare()
  await save('First words')
  await app.endSteps()
  await send('PUT', '/stores/my', { custom_slug: 'noor-two' })
  await app.settled()
  expect((await overview()).versions.map(({ version }: { version: number }) => version)).toEqual([2])
  expect(await send('POST', '/stores/my/publications/1/rollback')).toMatchObject({
    status: 403,
    body: { detail: 'This version belongs to a former address of your store' },
  })
})

test('shows the current store when the version to roll back to is no longer kept', async () => {
  const { app, store, save, overview } = await prepare()
  await save('First words')
  await save('Second words')
  await app.deps.db.deleteFrom('publications').where('version', '=', 1).execute()
  await upsertJob(app.deps.db, store.id, new Date().toISOString(), { rollbackTo: 1 })
  app.publisher.wake()
  await app.settled()
  expect(await home(app)).toContain('Second words')
  expect(await overview()).toMatchObject({ state: 'live', live_version: 2, failure: null })
})

test('a rollback survives orders and a restart', async () => {
  const { app, store, send, save } = await prepare()
  await save('First words')
  await save('Second words')
  await send('POST', '/stores/my/publications/1/rollback')
  await app.settled()
  await app.deps.db.transaction().execute((trx) => enqueueStockPublish(trx, app.deps.clock, store.id))
  await app.deps.db.updateTable('publish_jobs').set({ next_attempt_at: '2026-01-01T00:00:00.000Z' }).execute()
  app.publisher.wake()
  await app.settled()
  expect(await home(app)).toContain('First words')
  await app.stop()
  const restarted = await createPublishingApp({ dataDir: app.dataDir })
  await restarted.settled()
  expect(await home(restarted)).toContain('First words')
})

test('a version that sells a deleted product is not shown again: nobody could order it', async () => {
  const { app, send, save, overview } = await prepare()
  const bowl = { name: 'Bowl', description: 'Blue', price: 100, category: 'Table', inventory_count: 3 }
  const { body } = await send('POST', '/products', bowl)
  await save('With a bowl')
  expect(await home(app)).toContain(`data-id="${body.id}"`)
  const { live_version } = await overview()
  await app.endSteps()
  await send('DELETE', `/products/${body.id}`)
  await save('Without')
  expect(await send('POST', `/stores/my/publications/${live_version}/rollback`)).toMatchObject({
    status: 403,
    body: { detail: 'This version sells a product that is deleted. Buyers could not order it.' },
  })
  await app.settled()
  expect(await home(app)).not.toContain(`data-id="${body.id}"`)
})
