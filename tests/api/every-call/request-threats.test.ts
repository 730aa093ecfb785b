import { createServer } from 'node:http'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { addProduct, addStore, createTestApp, orderForm, type TestApp } from '../../support/apps/test-app.ts'
import { calls, createWorld } from '../../support/calls/every-call.ts'

const form = { name: 'Ring', description: 'Silver', price: '10', category: 'Rings', inventory_count: '1' }
const MB = 1024 * 1024

/** Creates a body that never ends. Tells how much of it was read. */
const endless = (head: string) => {
  const read = { bytes: 0 }
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(head)),
    pull: (controller) => {
      if (read.bytes > 200 * MB) return controller.close()
      read.bytes += MB
      controller.enqueue(new Uint8Array(MB))
    },
  })
  return { body, read }
}

const stream = ({ app }: TestApp, token: string, path: string, type: string, body: ReadableStream) =>
  app.request(`/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
    body,
    duplex: 'half',
  } as RequestInit)

test('threat 26: a body without an end is cut off, as a form and as JSON', async () => {
  const app = await createTestApp()
  const { token } = await addStore(app)
  const file = endless('--x\r\ncontent-disposition: form-data; name="images"; filename="a.png"\r\n\r\n')
  expect((await stream(app, token, '/products', 'multipart/form-data; boundary=x', file.body)).status).toBe(413)
  expect(file.read.bytes).toBeLessThan(16 * MB)
  const text = endless('{"name": "')
  expect((await stream(app, token, '/products', 'application/json', text.body)).status).toBe(413)
  expect(text.read.bytes).toBeLessThan(4 * MB)
})

test('threat 26: a body that says that it is too long is not read', async () => {
  const app = await createTestApp()
  const { token } = await addStore(app)
  const send = async (type: string, bytes: number) => {
    const { body, read } = endless('')
    const headers = { authorization: `Bearer ${token}`, 'content-type': type, 'content-length': String(bytes) }
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
    const { status } = await app.app.request('/api/products', init)
    return { status, bytes: read.bytes }
  }
  // A stream buffers some bytes before anybody reads them.
  const unread = { status: 413, bytes: 0 }
  expect(await send('application/json', 256 * 1024 + 1)).toEqual(unread)
  expect(await send('multipart/form-data; boundary=x', 11 * MB + 1)).toEqual(unread)
  expect((await send('text/plain', 256 * 1024)).status).toBe(415)
})

/** Letters with this many marks take seconds to normalize: the time grows with the square. */
const marks = `a${'\u0323\u0301'.repeat(30_000)}`

test('threat 27: a text of 60,000 marks in any field of any call is not normalized whole', async () => {
  const { app, ids, tokens } = await createWorld()
  const plain = String.prototype.normalize
  const lengths: number[] = []
  const spy = vi.spyOn(String.prototype, 'normalize').mockImplementation(function (this: string, form?: string) {
    lengths.push(this.length)
    return plain.call(this.slice(0, 1000), form)
  })
  onTestFinished(() => spy.mockRestore())
  const faults: string[] = []
  const send = async (what: string, method: string, path: string, token: string | undefined, json: object) => {
    lengths.length = 0
    await app.call(method, path, { ...(token ? { token } : {}), json })
    if (Math.max(0, ...lengths) > 1000) faults.push(what)
  }
  for (const [key, call] of Object.entries(calls)) {
    const [method = ''] = key.split(' ')
    if (!call.body || key === 'POST /auth/logout') continue
    const right = call.body(ids)
    for (const field of Object.keys(right)) {
      const token = call.as && tokens[call.as]
      await send(`${key} ${field}`, method, call.path(ids), token, { ...right, [field]: marks })
    }
  }
  const design = { layout: 'default', customizations: { storeName: marks } }
  await send('preview', 'POST', '/stores/my/preview', tokens.seller, design)
  await send('design', 'PUT', '/stores/my/layout-config', tokens.seller, design)
  expect(faults).toEqual([])
})

test('threat 26: a form whose text is longer than any field takes is refused before it is looked at', async () => {
  const app = await createTestApp()
  const { token } = await addStore(app)
  const answer = await app.call('PUT', '/stores/my', { token, form: { name: 'x'.repeat(64 * 1024 + 1) } })
  expect(answer.status).toBe(413)
  expect((await app.call('PUT', '/stores/my', { token, form: { name: 'x'.repeat(64 * 1024) } })).status).toBe(422)
})

test('threat 26: parts of a form are counted however its boundary is written', async () => {
  const app = await createTestApp()
  const { token } = await addStore(app)
  const send = async (type: string, boundary: string, parts: number) => {
    const part = `--${boundary}\r\ncontent-disposition: form-data; name="name"\r\n\r\nv\r\n`
    const headers = { authorization: `Bearer ${token}`, 'content-type': type }
    const body = `${part.repeat(parts)}--${boundary}--\r\n`
    return (await app.app.request('/api/products', { method: 'POST', headers, body })).status
  }
  const spellings: [string, string][] = [
    ['multipart/form-data; boundary=x', 'x'],
    ['multipart/form-data; boundary="x"', 'x'],
    ['multipart/form-data;boundary=x', 'x'],
    ['multipart/form-data; boundary=aboundary=b', 'aboundary=b'],
    ['multipart/form-data; boundary=x; charset=utf-8', 'x'],
    ['Multipart/Form-Data; Boundary=x; charset=utf-8', 'x'],
    ['multipart/form-data; charset=utf-8; boundary=x', 'x'],
    ['multipart/form-data; boundary=a; boundary=b', 'a'],
    ['multipart/form-data; boundary="a;boundary=b"', 'a;boundary=b'],
    ['multipart/form-data; boundary="a\\"b"', 'a"b'],
    ['multipart/form-data; x="; boundary=b"; boundary=a', 'a'],
    ['multipart/form-data ; boundary=a', 'a'],
    ['multipart/form-data; é=boundary=b; boundary=a', 'a'],
  ]
  for (const [type, boundary] of spellings) {
    // An unreadable form is refused anyway.
    expect([type, [400, 413]]).toEqual([type, expect.arrayContaining([await send(type, boundary, 101)])])
  }
  for (const [type, boundary] of spellings.slice(0, 4))
    expect([type, await send(type, boundary, 100)]).toEqual([type, 422])
})

test('threat 26: refuses pictures that decode to gigabytes without decoding them', async () => {
  const app = await createTestApp()
  const { token } = await addStore(app)
  const bomb = await sharp({ create: { width: 16_000, height: 16_000, channels: 3, background: '#000' } })
    .png({ compressionLevel: 9 })
    .toBuffer()
  expect(bomb.length).toBeLessThan(2 * MB)
  const before = process.memoryUsage.rss()
  const images = () => new File([new Uint8Array(bomb)], 'bomb.png')
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => app.call('POST', '/products', { token, form: { ...form, images: images() } })),
  )
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 422, body: { detail: 'Images must be at most 24 megapixels' } })
  }
  // One of them alone is 768 MB when unpacked.
  expect(process.memoryUsage.rss() - before).toBeLessThan(300 * MB)
})

test('threat 32: no address in any field of any call is ever fetched', async () => {
  const hits: string[] = []
  const canary = createServer((request, response) => {
    hits.push(request.url ?? '')
    response.end()
  })
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => canary.close(() => resolve())))
  const address = canary.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  const bait = `http://127.0.0.1:${address.port}/secret.png`
  // The canary sees every fetch.
  await fetch(bait)
  expect(hits.splice(0)).toEqual(['/secret.png'])
  const { app, ids, tokens } = await createWorld()
  const extra = { image_url: bait, images: bait, logo_url: bait, cover_url: bait, logo: bait, cover: bait, url: bait }
  for (const [key, call] of Object.entries(calls)) {
    const [method = ''] = key.split(' ')
    if (!call.body || key === 'POST /auth/logout') continue
    const token = call.as ? { token: tokens[call.as] } : {}
    const right = call.body(ids)
    await app.call(method, call.path(ids), { ...token, json: { ...right, ...extra } })
    for (const field of Object.keys(right)) {
      await app.call(method, call.path(ids), { ...token, json: { ...right, [field]: bait } })
    }
  }
  await app.call('PUT', '/stores/my/layout-config', {
    token: tokens.seller,
    json: { layout: 'default', customizations: { heroImage: bait } },
  })
  await app.images.stop()
  expect(hits).toEqual([])
})

test('threat 34: another origin reads no answer, and a form of its own changes nothing', async () => {
  const app = await createTestApp()
  const { token, store } = await addStore(app)
  const headers = { origin: 'https://evil.example' }
  for (const [method, path] of [
    ['GET', '/auth/me'],
    ['GET', '/stores/my'],
    ['POST', '/auth/login'],
    ['OPTIONS', '/stores/my'],
    ['OPTIONS', '/admin/users'],
  ] as const) {
    const asked = {
      ...headers,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization',
    }
    const answer = await app.call(method, path, { token, headers: asked })
    for (const name of answer.headers.keys()) expect(name, path).not.toMatch(/^access-control-/)
  }
  // A foreign page can send a form with cookies.
  const cookie = { ...headers, cookie: `token=${token}; session=${token}` }
  const answer = await app.call('PUT', '/stores/my', { headers: cookie, form: { name: 'Taken over' } })
  expect(answer.status).toBe(401)
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect((await app.call('POST', '/products', { headers: cookie, form })).status).toBe(401)
  const { name } = await app.db.selectFrom('stores').select('name').executeTakeFirstOrThrow()
  expect(name).toBe(store.name)
})

test('a store page on a host of its own may order and report events, from that origin alone', async () => {
  const app = await createTestApp({ PUBLIC_ORIGIN: 'https://app.example', STORES_ORIGIN: 'https://shops.example' })
  const { token } = await addStore(app)
  const product = await addProduct(app, token)
  const ask = (path: string, origin: string) =>
    app.call('OPTIONS', path, {
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,idempotency-key',
      },
    })
  for (const path of ['/orders', '/analytics/track']) {
    const allowed = await ask(path, 'https://shops.example')
    expect(allowed.status).toBe(204)
    expect(allowed.headers.get('access-control-allow-origin')).toBe('https://shops.example')
    expect(allowed.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('idempotency-key')
    // A beacon is always sent with cookies, and there are none.
    expect(allowed.headers.get('access-control-allow-credentials')).toBe(path === '/orders' ? null : 'true')
    for (const stranger of ['https://evil.example', 'https://shops.example.evil.example', 'null']) {
      expect((await ask(path, stranger)).headers.get('access-control-allow-origin')).toBeNull()
    }
  }
  const headers = { origin: 'https://shops.example' }
  const placed = await app.call('POST', '/orders', { headers, json: orderForm(product.id) })
  expect(placed.status).toBe(201)
  expect(placed.headers.get('access-control-allow-origin')).toBe('https://shops.example')
  // A browser must be able to read a refusal, or the buyer is told that the connection was lost.
  const refused = await app.call('POST', '/orders', { headers, json: { items: [] } })
  expect(refused.status).toBe(422)
  expect(refused.headers.get('access-control-allow-origin')).toBe('https://shops.example')
  const other = await app.call('GET', '/auth/me', { token, headers })
  expect(other.headers.get('access-control-allow-origin')).toBeNull()
})
