import { expect, test } from 'vitest'
import { openOrderingShop } from '../support/fixtures/ordering-shop.ts'

const policyOf = (html: string) => /http-equiv="content-security-policy" content="([^"]+)"/.exec(html)?.[1] ?? ''
const NETWORKS = /facebook|tiktok|google/

test('only the pages of a shop with pixels may load their scripts, and never the private page of an order', async () => {
  // Store pages are apart from the dashboard.
  const { app, seller, order } = await openOrderingShop('default', {
    PUBLIC_ORIGIN: 'https://platform.example',
    STORES_ORIGIN: 'https://shops.example',
  })
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

test('on the origin of the dashboard, whose sessions scripts could read, no pixel loads', async () => {
  const { app, seller } = await openOrderingShop()
  const saved = await seller('PUT', '/pixels', { meta: '1234567890123456', ask: false })
  expect(await saved.json()).toMatchObject({ pixels: { meta: '1234567890123456', loads: false } })
  await app.settled()
  const html = await (await app.get('/store/noor/')).text()
  expect(policyOf(html)).not.toMatch(NETWORKS)
  expect(html).not.toContain('1234567890123456')
})
