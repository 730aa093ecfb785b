import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { write } from '#server/db/write.ts'
import { enqueuePublish } from '#server/records/publications/enqueue-publish.ts'
import { pageFile } from '#server/site/store-pages.ts'
import { hasNginx, startNginx, startNginxOfMany } from '../support/apps/nginx.ts'
import { createPublishingApp, insertTestStore } from '../support/apps/publishing-app.ts'
import { serveApp } from '../support/apps/serve-app.ts'

const SITE = readFileSync('scripts/deploy/nginx/whatsstore.conf', 'utf8')
const HEADERS = readFileSync('scripts/deploy/nginx/whatsstore-headers.conf', 'utf8')

/** A published shop with TLS in front of its server. */
const openShop = async () => {
  const app = await createPublishingApp({ threads: false, env: { PUBLIC_ORIGIN: 'https://shop.example' } })
  const store = await insertTestStore(app, 'noor')
  const publish = async () => {
    await write(app.deps, (trx) => enqueuePublish(trx, app.deps.clock, store.id))
    await app.settled()
  }
  await publish()
  const html = await (await app.get('/store/noor')).text()
  const asset = (ending: string) => new RegExp(`/assets/[\\w.-]+\\.${ending}`).exec(html)?.[0] ?? ''
  return { app, store, publish, asset, origin: await serveApp(app) }
}

interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

test('nginx finds the pages that the server finds', () => {
  const patterns = [...SITE.matchAll(/"~(\^\/store\/[^"]+)"/g)].map(([, pattern = '']) => new RegExp(pattern))
  expect(patterns).toHaveLength(4)
  for (const path of [
    '',
    'about',
    'reviews/',
    'c/bangles',
    'p/glass-bangles/',
    'r/glass-bangles',
    'ur',
    'ur/',
    'en/p/glass-bangles/',
    'ur/about',
    'ur/ur/',
    'fr/',
    'nothing',
    'p/',
    'c/a/b',
    'more/2.html',
    'more/c-bangles-2.html',
    'more/2',
    'ur/more/2.html',
    'more/0.html',
    'more/p-bangles-2.html',
  ]) {
    const isFound = patterns.some((pattern) => pattern.test(`/store/noor/${path}`))
    expect(isFound, path).toBe(pageFile(path) !== undefined)
  }
})

/** As it comes over the wire: `fetch` unpacks what is compressed. */
const get = (url: string, headers: Record<string, string> = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const asked = request(url, { headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      )
    })
    asked.on('error', reject).end()
  })

const textOf = ({ headers, body }: Answer): string => {
  const encoding = headers['content-encoding']
  return (encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body).toString()
}

/** Headers two servers must agree on, without those about server or connection. ETags are normalised. */
const saidOf = ({ headers }: Answer) => {
  const {
    date,
    server,
    connection,
    'keep-alive': _alive,
    'accept-ranges': _ranges,
    'last-modified': _modified,
    ...said
  } = headers
  return {
    ...said,
    // The server sends `vary` only with assets that it has in several encodings.
    vary: said['content-encoding'] ? String(said.vary).toLowerCase() : undefined,
    etag: said.etag === undefined ? 'none' : 'one',
    'content-length': undefined,
    'transfer-encoding': undefined,
    'x-request-id': undefined,
  }
}

test('nginx sends every header that the server sends with a page of a shop', async () => {
  const { app } = await openShop()
  const sent = Object.fromEntries((await app.get('/store/noor', { 'accept-encoding': 'br' })).headers)
  const added = (conf: string) =>
    [...conf.matchAll(/^\s*add_header ([\w-]+) "?([^";]*)"?;/gm)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value,
    ])
  const page = SITE.slice(SITE.indexOf('# A page of a shop.'), SITE.indexOf('# Scripts and styles'))
  const nginx = Object.fromEntries([...added(HEADERS), ...added(page)])
  const own = ['content-type', 'content-length', 'etag', 'content-encoding', 'x-request-id']
  for (const [name, value] of Object.entries(sent)) if (!own.includes(name)) expect(nginx[name], name).toBe(value)
  for (const name of ['etag', 'content-encoding']) expect(nginx[name], name).toMatch(/^\$/)
  for (const name of Object.keys(nginx)) if (name !== 'last-modified') expect(Object.keys(sent), name).toContain(name)
  expect(page).toContain(`default_type "${sent['content-type']}"`)
})

test.runIf(hasNginx)(
  'nginx answers what it serves itself with the bytes and headers of the server, the rest by it',
  async () => {
    const { app, origin, asset } = await openShop()
    const nginx = await startNginx(app.dataDir, origin)
    const paths = [
      '/store/noor',
      '/store/noor/',
      '/store/noor/index.html',
      '/store/noor/about',
      asset('js'),
      asset('woff2'),
    ]
    for (const path of [...paths, '/store/noor/sitemap.xml', '/store/noor/p/nothing', '/store/nobody', '/dashboard']) {
      for (const encoding of ['gzip, deflate, br, zstd', 'br', 'gzip', 'identity', 'br;q=0.5, gzip', '*']) {
        const headers = { 'accept-encoding': encoding }
        const [own, through] = [await get(origin + path, headers), await get(nginx + path, headers)]
        expect([through.status, saidOf(through)], `${path} ${encoding}`).toEqual([own.status, saidOf(own)])
        expect(textOf(through), `${path} ${encoding}`).toBe(textOf(own))
      }
    }
  },
)

test.runIf(hasNginx)('nginx serves shops while the server is down, and none that is off the air', async () => {
  const { app, store, asset } = await openShop()
  // Nobody listens on port 9.
  const nginx = await startNginx(app.dataDir, 'http://127.0.0.1:9')
  const statusOf = async (path: string) => (await get(nginx + path, { 'accept-encoding': 'br' })).status
  for (const path of ['/store/noor', asset('js'), asset('woff2')]) expect(await statusOf(path), path).toBe(200)
  expect(await statusOf('/dashboard')).toBe(502)
  app.folder.unlink('noor', store.id)
  expect(await statusOf('/store/noor')).toBe(502)
})

test.runIf(hasNginx)('a page that a browser has is not sent again until another version is live', async () => {
  const { app, store, publish, origin } = await openShop()
  const nginx = await startNginx(app.dataDir, origin)
  const accepted = { 'accept-encoding': 'br' }
  const first = await get(`${nginx}/store/noor`, accepted)
  const etag = String(first.headers.etag)
  const again = await get(`${nginx}/store/noor`, { ...accepted, 'if-none-match': etag })
  expect([again.status, again.body.length, again.headers['cache-control']]).toEqual([304, 0, 'no-cache'])
  expect((await get(`${nginx}/store/noor`, { 'accept-encoding': 'gzip', 'if-none-match': etag })).status).toBe(200)
  // Within the same second, and of the same length.
  await app.deps.db.updateTable('stores').set({ name: 'Store roon' }).where('id', '=', store.id).execute()
  await publish()
  const changed = await get(`${nginx}/store/noor`, { ...accepted, 'if-none-match': etag })
  expect(changed.status).toBe(200)
  expect(textOf(changed)).toContain('Store roon')
})

/** Two servers of one shop behind nginx; `answers` says whether the first one does, the other is down. */
const openMany = async () => {
  const shop = await openShop()
  const state = { answers: true, asked: [] as string[] }
  const first = await serveApp({
    fetch: (request) => {
      const { pathname } = new URL(request.url)
      state.asked.push(`${request.method} ${pathname}`)
      return state.answers ? shop.app.app.fetch(request) : new Response('away', { status: 503 })
    },
  })
  // Nobody listens on port 9.
  return { ...shop, state, nginx: await startNginxOfMany([first, 'http://127.0.0.1:9']) }
}

test.runIf(hasNginx)('nginx before many answers with the bytes and headers of whichever server there is', async () => {
  const { origin, nginx, asset } = await openMany()
  for (const path of [
    '/store/noor',
    '/store/noor/about',
    asset('js'),
    '/store/nobody',
    '/store/noor/p/nothing',
    '/dashboard',
  ]) {
    for (const encoding of ['gzip, deflate, br, zstd', 'gzip', 'identity', 'br;q=0.5, gzip']) {
      const headers = { 'accept-encoding': encoding }
      const [own, through] = [await get(origin + path, headers), await get(nginx + path, headers)]
      expect([through.status, saidOf(through)], `${path} ${encoding}`).toEqual([own.status, saidOf(own)])
      expect(textOf(through), `${path} ${encoding}`).toBe(textOf(own))
    }
  }
})

test.runIf(hasNginx)(
  'nginx before many shows shops while no server answers, sends no order twice, and then what is new',
  async () => {
    const { app, store, publish, nginx, state, asset } = await openMany()
    const accepted = { 'accept-encoding': 'br' }
    const paths = ['/store/noor', asset('js')]
    for (const path of paths) expect((await get(nginx + path, accepted)).status).toBe(200)
    state.answers = false
    for (const path of paths) expect((await get(nginx + path, accepted)).status, path).toBe(200)
    expect((await get(`${nginx}/dashboard`, accepted)).status).toBe(503)
    state.asked = []
    await fetch(`${nginx}/api/orders`, { method: 'POST', body: '{}' })
    expect(state.asked.filter((call) => call === 'POST /api/orders').length).toBeLessThanOrEqual(1)
    state.answers = true
    await app.deps.db.updateTable('stores').set({ name: 'Another name' }).where('id', '=', store.id).execute()
    await publish()
    await expect.poll(async () => textOf(await get(`${nginx}/store/noor`, accepted))).toContain('Another name')
    const etag = String((await get(`${nginx}/store/noor`, accepted)).headers.etag)
    expect((await get(`${nginx}/store/noor`, { ...accepted, 'if-none-match': etag })).status).toBe(304)
  },
)
