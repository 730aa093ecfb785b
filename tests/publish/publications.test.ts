import { expect, test } from 'vitest'
import { startSession } from '#server/modules/accounts/sessions.ts'
import { postponeJob, upsertJob } from '#server/modules/publications/publications.repo.ts'
import { createPublishingApp, insertTestStore, type PublishingApp } from '../support/publishing-app.ts'

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
    receipt: { version: 1, pages_rendered: 3, pages_total: 3, live: true },
    share: {
      url: expect.stringMatching(/\/store\/noor\/$/),
      title: 'Store noor',
      description: 'First words',
      image_url: null,
    },
  })
  await save('Second words')
  expect(await overview()).toMatchObject({ state: 'live', live_version: 2, receipt: { version: 2, pages_total: 3 } })
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
    body: { detail: 'This version is not kept any more' },
  })
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
