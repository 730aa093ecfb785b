import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { fact, partOf } from '#contract/platform-facts.ts'
import { getConfig } from '#server/config/config.ts'
import { write } from '#server/db/write.ts'
import { enqueuePublish } from '#server/records/publications/enqueue-publish.ts'
import { fillPage } from '#server/site/fill-page.ts'
import { momentFacts, platformFacts } from '#server/site/platform-facts.ts'
import { platformPageServer } from '#server/site/platform-pages.ts'
import { createPublishingApp, insertTestStore } from '../support/apps/publishing-app.ts'

const config = getConfig({ PUBLIC_ORIGIN: 'https://shop.example', LOG_LEVEL: 'silent' })
const facts = { ...platformFacts(config), paidProducts: 'Up to <100>' }
const monday = new Date('2026-11-23T12:00:00+05:00')

test('facts stand in their places, escaped', () => {
  expect(fillPage(`<a href="${fact('origin')}/x">${fact('paidProducts')} ${fact('paidProducts')}</a>`, facts)).toBe(
    '<a href="https://shop.example/x">Up to &#60;100&#62; Up to &#60;100&#62;</a>',
  )
})

test('a part that depends on a fact is there with it, and gone without', () => {
  const [begin, end] = partOf('paidProducts')
  const page = `a${begin}b ${fact('paidProducts')}${end}c${begin}d${end}e`
  expect(fillPage(page, { ...facts, paidProducts: 'many' })).toBe('ab manycde')
  expect(fillPage(page, { ...facts, paidProducts: '' })).toBe('ace')
})

/** A server of one page. */
const servePage = (html: string, now = () => monday) => {
  const folder = mkdtempSync(join(tmpdir(), 'whatsstore-pages-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'contact'))
  const policy = `<meta http-equiv="content-security-policy" content="default-src 'none';">`
  writeFileSync(join(folder, 'contact/index.html'), policy + html)
  const server = platformPageServer(folder, facts, () => momentFacts(now(), () => false))
  return { server, app: new Hono().get('*', async (c) => (await server.page(c)) ?? c.notFound()) }
}

test('a page is sent as the client accepts it, the same in every form, and not again while it is as it was', async () => {
  const { app } = servePage('<p>Write to us</p>')
  const plain = Buffer.from(await (await app.request('/contact')).arrayBuffer())
  expect(plain.toString()).toContain('Write to us')
  for (const [encoding, unpack] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const response = await app.request('/contact/', { headers: { 'accept-encoding': encoding } })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toBe('accept-encoding')
    const body = Buffer.from(await response.arrayBuffer())
    expect(Number(response.headers.get('content-length'))).toBe(body.length)
    expect(unpack(body).equals(plain)).toBe(true)
    const etag = response.headers.get('etag') ?? ''
    const again = await app.request('/contact', { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  }
  expect((await app.request('/nowhere')).status).toBe(404)
})

test('what a page says of the moment is true when it is asked for, and a copy of before is not', async () => {
  let now = monday
  const { app } = servePage(`<p>${fact('supportOpen')}${fact('supportClosed')}</p>`, () => now)
  const open = await app.request('/contact')
  expect(await open.text()).toContain('<p>Open now, until 6:00 PM</p>')
  const etag = open.headers.get('etag') ?? ''
  expect((await app.request('/contact', { headers: { 'if-none-match': etag } })).status).toBe(304)
  now = new Date('2026-11-23T18:00:00+05:00')
  const closed = await app.request('/contact', { headers: { 'if-none-match': etag, 'accept-encoding': 'br' } })
  expect(closed.status).toBe(200)
  const text = brotliDecompressSync(Buffer.from(await closed.arrayBuffer())).toString()
  expect(text).toContain('<p>Closed now. Opens tomorrow at 9:00 AM</p>')
})

test('a page without its policy stops the start', () => {
  const folder = mkdtempSync(join(tmpdir(), 'whatsstore-pages-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'index.html'), '<p>No policy</p>')
  expect(() => platformPageServer(folder, facts, () => momentFacts(monday, () => false))).toThrow(
    'a page of the platform has no policy',
  )
})

test('pages that name their one address are those of the sitemap', () => {
  expect(servePage(`<link rel="canonical" href="${fact('origin')}/contact">`).server.addresses).toEqual([
    'https://shop.example/contact',
  ])
  expect(servePage('<meta name="robots" content="noindex">').server.addresses).toEqual([])
})

test('no page is sent with a fact that was not filled in', async () => {
  const app = await createPublishingApp({ threads: false, env: { PAID_PRODUCT_LIMIT: 'unlimited' } })
  for (const path of ['/', '/auth', '/dashboard', '/nowhere/at/all']) {
    const html = await (await app.get(path)).text()
    expect(html, path).not.toMatch(/\{\{\w+\}\}|<!--(?:when|end):/)
  }
  expect(await (await app.get('/')).text()).toContain('Unlimited products')
})

test('says how many themes the operator gives, the same on every page', async () => {
  for (const [PAID_LAYOUTS, heading, lead, benefit] of [
    [
      '',
      '3 themes, 14 more on request.',
      '2 more with Premium, and our team opens the others on request.',
      '2 premium themes',
    ],
    ['all', '17 themes to begin with.', '16 more with Premium.', '16 premium themes'],
    ['default,luxury', '2 themes, 15 more on request.', '1 more with Premium, and our team', '1 premium theme<'],
  ] as const) {
    const app = await createPublishingApp({ threads: false, env: { PAID_LAYOUTS } })
    const landing = await (await app.get('/')).text()
    expect(landing).toContain(heading)
    expect(landing.replace(/\s+/g, ' ')).toContain(`1 comes free, ${lead}`)
    for (const html of [landing, await (await app.get('/service-policy')).text()]) expect(html).toContain(benefit)
    const labels = [...landing.matchAll(/<em[^>]*>(Free|Premium|On request)</g)].map(([, label]) => label)
    expect(labels).toEqual(['Free', PAID_LAYOUTS === 'default,luxury' ? 'On request' : 'Premium', 'Premium'])
  }
})

test('links to a demo store only where it is live, and shows samples of layouts elsewhere', async () => {
  const app = await createPublishingApp({ threads: false })
  const home = async () => (await app.get('/')).text()
  expect(await home()).not.toContain('/store/demo-store-whatsstore')
  expect(await home()).toContain('href="/layout-test/premium/"')

  const withDemo = await createPublishingApp({ threads: false })
  const { id } = await insertTestStore(withDemo, 'demo-store-whatsstore')
  await write(withDemo.deps, (trx) => enqueuePublish(trx, withDemo.deps.clock, id))
  await withDemo.settled()
  const page = async () => (await withDemo.get('/')).text()
  await expect.poll(page).toMatch(/href="\/store\/demo-store-whatsstore"[^>]*>View Demo Store/)
  expect(await page()).toContain('href="/layout-test/premium/"')
})
