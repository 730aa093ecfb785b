import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { write } from '#server/db/write.ts'
import { enqueuePublish } from '#server/records/publications/enqueue-publish.ts'
import { createPublishingApp, insertTestStore } from '../support/apps/publishing-app.ts'
import { serveApp } from '../support/apps/serve-app.ts'

/** Requests a page and drops headers that differ in every answer. */
const ask = async (url: string, method: string, headers: Record<string, string>) => {
  const response = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    get(url, { method, headers, agent: false }, resolve).on('error', reject)
  })
  const { date: _date, 'x-request-id': _id, ...said } = response.headers
  return { status: response.statusCode, said, body: (await buffer(response)).toString('base64') }
}

const openStore = async () => {
  const app = await createPublishingApp({ threads: false })
  const { id } = await insertTestStore(app, 'noor')
  const publish = async () => {
    await write(app.deps, (trx) => enqueuePublish(trx, app.deps.clock, id))
    await app.settled()
  }
  await publish()
  return { app, id, publish, short: await serveApp(app), long: await serveApp(app.app) }
}

const PATHS = [
  ...['/store/noor', '/store/noor/', '/store/noor/index.html', '/store/noor?utm_source=ig', '/store/noor/?a=/store/x'],
  ...['/store/noor/about', '/store/noor/about/', '/store/noor/sitemap.xml', '/store/noor/site.webmanifest'],
  ...[
    '/store/Noor',
    '/store/%6eoor',
    '//store/noor',
    '/store/noor//about',
    '/store/noor/./about',
    '/noor',
    '/store/noor#a',
  ],
  ...['/store/noor/p/nothing', '/store/noor/../noor', '/store/nobody', '/store/', '/store/noor/.contents.json'],
]
const ENCODINGS = ['gzip, deflate, br, zstd', 'gzip', 'br;q=0.1, gzip', 'identity', '', '*']

test('what is at hand is answered by the short way just as by the application', async () => {
  const { short, long } = await openStore()
  // The application gives each request an id.
  const ids = vi.spyOn(crypto, 'randomUUID')
  const byShortWay = new Set<string>()
  for (const path of PATHS) {
    for (const encoding of ENCODINGS) {
      for (const method of ['GET', 'HEAD', 'POST']) {
        const headers = { 'accept-encoding': encoding }
        const first = await ask(long + path, method, headers)
        for (const known of [undefined, first.said.etag ?? '"other"']) {
          const asked = { ...headers, ...(known && { 'if-none-match': known }) }
          const theirs = await ask(long + path, method, asked)
          ids.mockClear()
          expect(await ask(short + path, method, asked), `${method} ${path} ${encoding} ${known}`).toEqual(theirs)
          if (ids.mock.calls.length === 0) byShortWay.add(`${method} ${path}`)
        }
      }
    }
  }
  const links = [
    '/store/noor',
    '/store/noor/',
    '/store/noor/index.html',
    '/store/noor?utm_source=ig',
    '/store/noor/sitemap.xml',
  ]
  expect([...byShortWay]).toEqual(expect.arrayContaining(links.flatMap((path) => [`GET ${path}`, `HEAD ${path}`])))
  expect([...byShortWay].filter((asked) => /POST|nobody|nothing|contents/.test(asked))).toEqual([])
})

test('a page at hand is the newest, is counted, and is gone with its store', async () => {
  const { app, id, publish, short } = await openStore()
  const look = async () => {
    const answers = [await fetch(`${short}/store/noor`), await fetch(`${short}/store/noor`)]
    return Promise.all(answers.map(async (answer) => [answer.status, (await answer.text()).includes('Store roon')]))
  }
  expect(await look()).toEqual([
    [200, false],
    [200, false],
  ])
  await app.deps.db.updateTable('stores').set({ name: 'Store roon' }).where('id', '=', id).execute()
  await publish()
  expect(await look()).toEqual([
    [200, true],
    [200, true],
  ])
  expect(await app.deps.metrics.registry.getSingleMetricAsString('whatsstore_http_request_duration_seconds')).toContain(
    'whatsstore_http_request_duration_seconds_count{method="GET",route="/store/:slug",status="200"} 4',
  )
  await app.deps.db.updateTable('stores').set({ suspended_at: '2026-01-01', suspended_reason: 'x' }).execute()
  await publish()
  expect((await look()).map(([status]) => status)).toEqual([404, 404])
})
