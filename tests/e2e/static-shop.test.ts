import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { findStoreByOwner } from '#server/records/stores/stores.repo.ts'
import { openContext } from '../support/browser/browser.ts'
import { PASSWORD, phone, signUpSeller, withDashboard } from '../support/browser/dashboard.ts'
import { photo } from '../support/fixtures/plain-photo.ts'
import { addProduct } from '../support/fixtures/published-shop.ts'

const { serve } = withDashboard()

test('the shop in the archive opens from a folder: every link leads on, and the order button to WhatsApp', async () => {
  const { app } = await serve()
  const { user, token } = await signUpSeller(app, undefined, { store: 'noor' })
  const store = await findStoreByOwner(app.deps.db, user.id)
  if (!store) throw new Error('no store')
  await addProduct(app, store, { name: 'Glass bangles', images: [await photo('#0f766e', 900)] })
  await addProduct(app, store, { name: 'Kashmiri shawl', category: 'Shawls' })
  await app.deps.db.updateTable('stores').set({ both_languages: 1 }).execute()
  await addProduct(app, store, { name: 'Khussa', name_ur: 'کھسہ' })
  await app.images.idle()
  await app.settled()
  const asked = await app.app.request('/api/auth/export', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ password: PASSWORD }),
  })
  const { url } = (await asked.json()) as { url: string }
  const files = unzipSync(new Uint8Array(await (await app.app.request(url)).arrayBuffer()))
  const folder = mkdtempSync(join(tmpdir(), 'whatsstore-shop-'))
  for (const [name, bytes] of Object.entries(files)) {
    if (name.endsWith('/')) continue
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), bytes)
  }
  const names = Object.keys(files).filter((name) => name.startsWith('shop/'))
  expect(names).toEqual(
    expect.arrayContaining([
      'shop/index.html',
      'shop/p/glass-bangles.html',
      'shop/c/shawls.html',
      'shop/ur.html',
      'shop/ur/p/khussa.html',
    ]),
  )
  expect(names.some((name) => /^shop\/media\/.+\.(webp|jpg)$/.test(name))).toBe(true)

  const page = await (await openContext(phone)).newPage()
  const missing: string[] = []
  page.on('requestfailed', (request) => void missing.push(request.url()))
  await page.goto(pathToFileURL(join(folder, 'shop/index.html')).href)
  expect(
    await page
      .locator('img')
      .first()
      .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(100)
  await page.locator('[data-open][data-name]', { hasText: 'Glass bangles' }).click()
  await page.waitForURL(/\/shop\/p\/glass-bangles\.html/)
  expect(await page.locator('a[data-order]').first().getAttribute('href')).toMatch(
    /^https:\/\/wa\.me\/923001234567\?text=/,
  )
  // Every page leads to pages that are there.
  const there = new Set(names.map((name) => pathToFileURL(join(folder, name)).href))
  for (const name of names.filter((one) => one.endsWith('.html'))) {
    await page.goto(pathToFileURL(join(folder, name)).href)
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
    const own = links.filter((link) => link.startsWith('file:')).map((link) => link.replace(/[?#].*/, ''))
    for (const link of own) expect(there.has(link), `${name}: ${link}`).toBe(true)
    expect(await page.content()).not.toMatch(/<script|content-security-policy|["'(]\/(?:store|media|assets)\//)
  }
  expect(missing).toEqual([])
})
