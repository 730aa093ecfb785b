import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { setSuspended } from '#server/modules/operation/admin/stores.service.ts'
import { type Cdn, httpCdn } from '#server/ports/cdn.ts'
import { createMetrics } from '#server/ports/metrics.ts'
import { startCdnPurges } from '#server/publish/cdn-purges.ts'
import { changeAndPublish } from '#server/records/publications/enqueue-publish.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'
import { createPublishingApp, insertTestStore } from '../support/apps/publishing-app.ts'

const TOKEN = 'a-token-that-nobody-sees'

type Answering = (answer: ServerResponse, request: IncomingMessage) => void

/** Starts a CDN that records its calls. It answers as listed, in order, and then accepts everything. */
const startCdn = async (...answers: Answering[]) => {
  const calls: { call: string; token: string | undefined; tags: string[] }[] = []
  const server = createServer(async (request, answer) => {
    const { tags } = JSON.parse(await text(request))
    calls.push({ call: `${request.method} ${request.url}`, token: request.headers.authorization, tags })
    const next = answers.shift() ?? ((ok) => ok.end('{"success":true}'))
    next(answer, request)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`, calls }
}

const openShop = async (env: Record<string, string>) => {
  const app = await createPublishingApp({ threads: false, env })
  const store = await insertTestStore(app, 'noor')
  const save = async () => {
    await changeAndPublish(app.deps, store.id, async () => {})
    await app.settled()
  }
  await save()
  return { app, store, save, purged: { call: 'POST /purge', token: `Bearer ${TOKEN}`, tags: [`store-${store.id}`] } }
}

test('a page names its store and may be kept by a CDN that is told of publications; a page that is gone may not', async () => {
  const { url } = await startCdn()
  const { app, store } = await openShop({ PURGE_URL: url })
  const page = await app.get('/store/noor/')
  const kept = {
    'cache-control': 'public, max-age=0, s-maxage=60, stale-if-error=86400',
    'cdn-cache-control': 'max-age=60, stale-while-revalidate=60, stale-if-error=86400',
    'cache-tag': `store-${store.id}`,
    'surrogate-key': `store-${store.id}`,
  }
  expect(Object.fromEntries(page.headers)).toMatchObject(kept)
  const same = await app.get('/noor', { 'if-none-match': page.headers.get('etag') ?? '' })
  expect(same.status).toBe(304)
  expect(Object.fromEntries(same.headers)).toMatchObject(kept)
  for (const path of ['/store/noor/p/gone/', '/store/nobody/', '/auth']) {
    const { headers } = await app.get(path)
    expect([headers.get('cache-control'), headers.get('cache-tag')], path).toEqual(['no-cache', null])
  }
})

test('without a CDN that is told, every cache asks each time', async () => {
  const { app } = await openShop({})
  const { headers } = await app.get('/store/noor/')
  expect(headers.get('cache-control')).toBe('no-cache')
  for (const name of ['cdn-cache-control', 'cache-tag', 'surrogate-key']) expect(headers.get(name)).toBeNull()
})

test('a CDN is told once of each publication, and of a store that goes off the air', async () => {
  const { url, calls } = await startCdn()
  const { app, store, purged } = await openShop({ PURGE_URL: url, PURGE_TOKEN: TOKEN })
  await expect.poll(() => calls).toEqual([purged])
  await setSuspended(app.deps, { id: 'an-admin' } as UserRow, store.id, true)
  await app.settled()
  await expect.poll(() => calls).toEqual([purged, purged])
})

test('no publication, and no stop, waits for a CDN that does not answer', async () => {
  const silent: Answering = () => {}
  const { url, calls } = await startCdn(silent, silent, silent)
  const { app, save } = await openShop({ PURGE_URL: url })
  await expect.poll(() => calls.length).toBeGreaterThan(0)
  await save()
  expect(app.outcomes.map(({ kind }) => kind)).toEqual(['published', 'published'])
  await app.stop()
})

/** Purges without the usual waits. Records logs and counts. */
const startPurges = (cdn: Cdn) => {
  const lines: string[] = []
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  const counter = createMetrics().purges
  const log = pino({ level: 'trace' }, sink)
  const purges = startCdnPurges({ cdn, log, counter, settleMs: 0, retrySeconds: [0.001] })
  onTestFinished(purges.stop)
  const counted = async () =>
    Object.fromEntries((await counter.get()).values.map(({ labels, value }) => [labels.outcome, value]))
  return { ...purges, lines, counted }
}

test('a call that fails is counted, logged without its token and tried again, at no other address', async () => {
  const elsewhere = await startCdn()
  const refuses: Answering = (answer) => answer.writeHead(403).end(TOKEN)
  const breaksOff: Answering = (_answer, request) => request.socket.destroy()
  const sendsOn: Answering = (answer) => answer.writeHead(307, { location: elsewhere.url }).end()
  const { url, calls } = await startCdn(refuses, breaksOff, sendsOn)
  const purges = startPurges(httpCdn({ url, token: TOKEN }))
  purges.add('one')
  await expect.poll(purges.counted).toEqual({ failed: 3, sent: 1 })
  expect(calls.map(({ tags }) => tags)).toEqual(Array.from({ length: 4 }, () => ['store-one']))
  expect(elsewhere.calls).toEqual([])
  expect(purges.lines).toHaveLength(3)
  expect(purges.lines.join('')).toContain('it answered 403')
  expect(purges.lines.join('')).not.toContain(TOKEN)
})

test('publications of a moment share a call of at most 30 tags; one that is made meanwhile is told of after it', async () => {
  const calls: string[][] = []
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  const purges = startPurges({
    purge: async (tags) => {
      calls.push(tags)
      await answered
    },
  })
  const stores = Array.from({ length: 40 }, (_, index) => `${index}`)
  for (const store of [...stores, ...stores]) purges.add(store)
  await expect.poll(() => calls.length).toBe(1)
  purges.add('0')
  answer()
  await expect.poll(() => calls.length).toBe(2)
  const tags = stores.map((store) => `store-${store}`)
  expect(calls).toEqual([tags.slice(0, 30), [...tags.slice(30), 'store-0']])
})
