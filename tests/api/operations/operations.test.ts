import type { StatsFs } from 'node:fs'
import files from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createLogger } from '#server/http/logger.ts'
import { addProduct, addStore, createTestApp, orderForm, type TestApp } from '../../support/apps/test-app.ts'
import { mailedToken } from '../../support/fixtures/mails.ts'

/** The shortest allowed token, with base64 characters. */
const METRICS_TOKEN = 'sixteen+chars/=='

/** Creates an application and keeps its log lines. */
const withLog = async () => {
  const lines: string[] = []
  const sink = { write: (line: string) => void lines.push(line) }
  return { app: await createTestApp({}, { log: createLogger('debug', sink) }), lines }
}

const metrics = async (app: TestApp, token = METRICS_TOKEN) =>
  await app.app.request('/metrics', { headers: { authorization: `Bearer ${token}` } })

test('reports health and readiness with the depth of both queues', async () => {
  const app = await createTestApp()
  expect(await (await app.app.request('/healthz')).json()).toEqual({ status: 'ok' })
  await addStore(app)
  const ready = await app.app.request('/readyz')
  expect(ready.status).toBe(200)
  expect(await ready.json()).toEqual({
    status: 'ready',
    database: 'ok',
    publisher: 'ok',
    media: 'ok',
    queue: { publish: 1, mail: 0 },
  })
})

test('not ready when the publisher is dead, nor when the database takes no writes; still healthy', async () => {
  const app = await createTestApp()
  app.deps.publisher.alive = () => false
  const dead = await app.app.request('/readyz')
  expect(dead.status).toBe(503)
  expect(await dead.json()).toMatchObject({ publisher: 'failed', database: 'ok' })

  app.deps.publisher.alive = () => true
  app.clock.time = new Date(app.clock.time.getTime() + 60_000)
  await app.db.schema.dropTable('heartbeats').execute()
  const readonly = await app.app.request('/readyz')
  expect(readonly.status).toBe(503)
  expect(await readonly.json()).toMatchObject({ publisher: 'ok', database: 'failed' })
  expect((await app.app.request('/healthz')).status).toBe(200)
})

test('not ready when the disk is full, though the check itself finds room, and ready when there is some', async () => {
  const app = await createTestApp()
  const disk = vi.spyOn(files, 'statfs').mockResolvedValueOnce({ bsize: 4096, bavail: 100 } as StatsFs)
  // Callers that import the function by name call the spy too, and the function again afterwards.
  syncBuiltinESMExports()
  onTestFinished(() => {
    disk.mockRestore()
    syncBuiltinESMExports()
  })
  const full = await app.app.request('/readyz')
  expect(full.status).toBe(503)
  expect(await full.json()).toMatchObject({ status: 'not ready', database: 'disk full', publisher: 'ok' })
  app.clock.time = new Date(app.clock.time.getTime() + 60_000)
  expect((await app.app.request('/readyz')).status).toBe(200)
})

test('metrics require the token', async () => {
  const without = await createTestApp()
  expect((await metrics(without)).status).toBe(404)
  const app = await createTestApp({ METRICS_TOKEN })
  expect((await app.app.request('/metrics')).status).toBe(404)
  expect((await metrics(app, 'sixteen+chars/=')).status).toBe(404)

  const { token, store } = await addStore(app)
  const product = await addProduct(app, token)
  await app.call('POST', '/orders', { json: orderForm(product.id) })
  await app.call('GET', `/stores/${store.store_slug}`)
  await app.call('GET', '/stores/nobody')
  const answer = await metrics(app)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('version=0.0.4')
  const text = await answer.text()
  expect(text).toContain('whatsstore_orders_total 1\n')
  expect(text).toContain('whatsstore_publish_queue 1\n')
  expect(text).toContain(
    'whatsstore_http_request_duration_seconds_count{method="GET",route="/api/stores/:store_slug",status="200"} 1\n',
  )
  expect(text).toContain('route="/api/stores/:store_slug",status="404"} 1\n')
  for (const line of text.split('\n').filter(Boolean)) {
    expect(line).toMatch(/^(# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{[^}]+\})? [\d.e+-]+)$/)
  }
})

test('a failure of the server names its request, in the answer and in every log line', async () => {
  const { app, lines } = await withLog()
  await app.db.schema.dropTable('sessions').execute()
  const { status, body, headers } = await app.call('GET', '/auth/me', { token: 'x'.repeat(43) })
  expect({ status, body }).toEqual({
    status: 500,
    body: { detail: 'Something went wrong', code: 'internal', request_id: headers.get('x-request-id') },
  })
  const logged = lines.map((line) => JSON.parse(line))
  expect(logged.map((line) => line.msg)).toEqual(['request failed', 'request'])
  for (const line of logged) expect(line).toMatchObject({ requestId: body.request_id, route: '/api/auth/me' })
})

test('threat 39: logs carry no token, phone or address', async () => {
  const { app, lines } = await withLog()
  const secrets: string[] = []
  const account = { email: 'canary@example.pk', password: 'canary password', whatsapp_number: '03335557771' }
  await app.call('POST', '/auth/register', { json: account })
  const link = await mailedToken(app, account.email)
  const { body } = await app.call('POST', '/auth/verify', { json: { token: link, password: account.password } })
  const form = { name: 'N', bio: 'B', whatsapp_number: '03335557772', custom_slug: 'noor' }
  await app.call('POST', '/stores', { token: body.access_token, json: form })
  const product = await addProduct(app, body.access_token)
  const order = orderForm(product.id, { buyer_phone: '03335557773', delivery_address: 'Canary House, Lane 77, Lahore' })
  await app.call('POST', '/orders', { json: order, address: '203.0.113.77' })
  secrets.push(link, body.access_token, account.email, account.password, '333555777', 'Canary House', '203.0.113.77')

  const failing = new Error(`550 <canary@example.pk> unknown, call 0333 5557774, token=${link}`)
  app.deps.log.warn({ err: Object.assign(failing, { rejected: ['canary@example.pk'] }), mail: 'x' }, 'mail not sent')
  app.deps.log.warn({ order: { buyer_phone: '03335557773', delivery_address: 'Canary House' }, token: link }, 'odd')
  const all = lines.join('')
  expect(all).toContain('/api/orders')
  for (const secret of secrets) expect(all).not.toContain(secret)
  expect(all).not.toContain('5557774')
})
