import { expect, test } from 'vitest'
import { openOrderingShop } from '../support/fixtures/ordering-shop.ts'

const policyOf = (html: string) => /http-equiv="content-security-policy" content="([^"]+)"/.exec(html)?.[1] ?? ''
const NETWORKS = /facebook|tiktok|google/

test('only the pages of a shop with pixels may load their scripts, and never the private page of an order', async () => {
  const { app, seller, order } = await openOrderingShop()
  const read = async (path: string) => (await app.get(path)).text()
  const before = await read('/store/noor/')
  expect(policyOf(before)).not.toMatch(NETWORKS)
  expect((await seller('PUT', '/pixels', { meta: '1234567890123456', ask: false })).status).toBe(200)
  await app.settled()
  const home = await read('/store/noor/')
  expect(policyOf(home)).toContain("script-src 'self' https://connect.facebook.net")
  expect(policyOf(home)).not.toMatch(/tiktok|google/)
  const placed = await read((await order()).path)
  expect(placed).toContain('content-security-policy')
  expect(policyOf(placed)).not.toMatch(NETWORKS)

  // Nothing is left of them once they are taken out.
  expect((await seller('PUT', '/pixels', { meta: ' ', ask: true })).status).toBe(200)
  await app.settled()
  expect(policyOf(await read('/store/noor/'))).toBe(policyOf(before))
  expect(await read('/store/noor/')).not.toContain('pixels')
})
