import { expect, test } from 'vitest'
import { enqueueRepublish } from '#server/records/publications/enqueue-publish.ts'
import { DOMAINS_TARGET } from '../support/apps/fake-domains.ts'
import { send, textOf } from '../support/apps/http.ts'
import { insertTestStore } from '../support/apps/publishing-app.ts'
import { startWorld } from '../support/apps/world.ts'

const HOST = 'shop.noor.example'

test('a shop’s domain is served by every web process, and left by every one', async () => {
  const world = await startWorld({ publishers: 1, env: { DOMAINS_TARGET } })
  const { deps, webs } = world
  const store = await insertTestStore(world, 'noor')
  const moveTo = async (domain: string | null) => {
    await deps.db.updateTable('stores').set({ domain }).where('id', '=', store.id).execute()
    await deps.db.transaction().execute((trx) => enqueueRepublish(trx, deps.clock, [store.id], {}))
  }
  const ask = async (origin: string, path: string, host: string) => {
    const answer = await send(origin + path, { headers: { host } })
    return { status: answer.status, location: answer.headers.location, html: textOf(answer) }
  }
  await moveTo(null)
  const origins = webs.map(({ server }) => server.origin)
  for (const origin of origins) {
    await expect.poll(async () => (await ask(origin, '/store/noor/', '127.0.0.1')).status).toBe(200)
    expect((await ask(origin, '/', HOST)).status).toBe(421)
  }
  await moveTo(HOST)
  for (const origin of origins) {
    await expect.poll(async () => (await ask(origin, '/', HOST)).status).toBe(200)
    expect((await ask(origin, '/', HOST)).html).toContain(`href="https://${HOST}/"`)
    await expect.poll(async () => (await ask(origin, '/store/noor/', '127.0.0.1')).location).toBe(`https://${HOST}/`)
  }
  await moveTo(null)
  for (const origin of origins) {
    await expect.poll(async () => (await ask(origin, '/store/noor/', '127.0.0.1')).status).toBe(200)
    await expect.poll(async () => (await ask(origin, '/', HOST)).status).toBe(421)
  }
})
