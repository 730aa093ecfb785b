import { readFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { sendJson } from '../../support/apps/http.ts'
import { serveApp } from '../../support/apps/serve-app.ts'
import { addProduct, addStore, createTestApp, orderForm } from '../../support/apps/test-app.ts'

/** Starts a proxy as in a deployment: it adds the caller's address. Returns its origin. */
const startProxy = async (upstream: string): Promise<string> => {
  const proxy = createServer((incoming, outgoing) => {
    const before = incoming.headers['x-forwarded-for']
    const client = incoming.socket.remoteAddress ?? ''
    const headers = { ...incoming.headers, 'x-forwarded-for': before ? `${before}, ${client}` : client }
    const sent = request(upstream + incoming.url, { method: incoming.method ?? 'GET', headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    incoming.pipe(sent)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '0.0.0.0', resolve))
  onTestFinished(() => new Promise<void>((resolve) => proxy.close(() => resolve())))
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
}

/** Starts a shop behind a proxy on the same machine. Returns the warnings it wrote, too. */
const behindProxy = async (env: Record<string, string> = {}) => {
  const warnings: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(JSON.parse(line).msg) })
  const app = await createTestApp(env, { log })
  const { token } = await addStore(app)
  const product = await addProduct(app, token, { inventory_count: 500 })
  const origin = await startProxy(await serveApp(app.app))
  let buyers = 0
  const order = async (localAddress: string, headers: Record<string, string> = {}) => {
    const form = orderForm(product.id, { buyer_phone: `0300${1_000_000 + buyers++}` })
    return (await sendJson('POST', `${origin}/api/orders`, form, { localAddress, headers })).status
  }
  return { warnings, order }
}

const all = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

test('threat 51: two clients through a trusted proxy have limits of their own, whatever they say of themselves', async () => {
  const { warnings, order } = await behindProxy({ TRUSTED_PROXIES: '127.0.0.1' })
  // Another address of this machine is a client like any other.
  const first = await all(302, (index) => order('127.0.0.2', { 'x-forwarded-for': `203.0.113.${index % 250}` }))
  expect(first.filter((status) => status === 201)).toHaveLength(300)
  expect(await order('127.0.0.3')).toBe(201)
  expect(warnings).toEqual([])
})

test('threat 51: a server that is spoken to by a proxy on its machine and trusts none warns once', async () => {
  const { warnings, order } = await behindProxy()
  expect(await all(3, (index) => order(`127.0.0.${index + 2}`))).toEqual([201, 201, 201])
  expect(warnings.filter((text) => text.includes('TRUSTED_PROXIES'))).toEqual([
    'requests come through a proxy on this machine and TRUSTED_PROXIES is not set: all visitors share the limits of one. Set TRUSTED_PROXIES=127.0.0.1,::1',
  ])
})

test('threat 51: every recipe of the manual that listens for a proxy names whom it trusts', () => {
  const recipes = ['one-machine.md', 'many-machines.md'].flatMap(
    (page) => readFileSync(`scripts/deploy/${page}`, 'utf8').match(/```[\s\S]*?```/g) ?? [],
  )
  const deploying = recipes.filter((recipe) => recipe.includes('server/main.ts'))
  expect(deploying.length).toBeGreaterThan(0)
  for (const recipe of deploying) expect(recipe).toMatch(/TRUSTED_PROXIES=/)
})
