import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { startSession } from '#server/auth/sessions.ts'
import { serveApp } from '../support/apps/serve-app.ts'
import { openOrderingShop } from '../support/fixtures/ordering-shop.ts'
import { photo } from '../support/fixtures/plain-photo.ts'

const WHATSAPP = 'WhatsApp/2.23.20.0'

test('a link to a variant is previewed with its image, name and price; buyers get the page as published', async () => {
  const { app, store } = await openOrderingShop()
  const token = await startSession(app.deps.db, app.deps.clock, store.user_id)
  const body = new FormData()
  const variants = [
    { labels: ['Emerald'], price: 1200, inventory_count: 3, image: 1 },
    { labels: ['Plum'], price: 1350, inventory_count: 3 },
  ]
  const fields = {
    ...{ name: 'Silk <dupatta>', description: 'Soft', price: '1200', category: 'Dupattas' },
    options: JSON.stringify([{ name: 'Colour', values: [{ label: 'Emerald' }, { label: 'Plum' }] }]),
    variants: JSON.stringify(variants),
  }
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  for (const color of ['#123456', '#0b7a4b']) body.append('images', await photo(color, 600))
  const made = await app.app.request('/api/products', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  })
  expect(made.status).toBe(201)
  await app.images.idle()
  await app.settled()
  const origin = await serveApp(app)
  const read = async (query: string, agent?: string) => {
    const headers = { 'accept-encoding': 'identity', ...(agent && { 'user-agent': agent }) }
    const answer = await fetch(`${origin}/store/noor/p/silk-dupatta/${query}`, { headers })
    return { html: await answer.text(), kept: answer.headers.get('cache-control') }
  }
  const tag = (html: string, property: string) =>
    new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1]
  const plain = await read('')
  const rows = await app.deps.db.selectFrom('product_variants').select(['id', 'price']).orderBy('price').execute()
  const [emerald, plum] = rows.filter(({ price }) => (price ?? 0) >= 120_000).map(({ id }) => id)

  expect(await read(`?v=${emerald}`)).toEqual(plain)
  expect(await read('', WHATSAPP)).toEqual(plain)
  const preview = await read(`?v=${emerald}`, WHATSAPP)
  expect(tag(preview.html, 'og:title')).toBe('Silk &#60;dupatta&#62; (Emerald)')
  expect(tag(preview.html, 'og:image')).toMatch(/\/media\/.+\/\d+\.jpg$/)
  expect(tag(preview.html, 'og:image')).not.toBe(tag(plain.html, 'og:image'))
  expect(tag(preview.html, 'og:url')).toContain(`?v=${emerald}`)
  expect(preview.kept).toBe('no-store')
  const other = await read(`?v=${plum}`, WHATSAPP)
  expect(tag(other.html, 'product:price:amount')).toBe('1350.00')
  expect(tag(other.html, 'og:image')).toBe(tag(plain.html, 'og:image'))
  for (const unknown of ['?v=01932f6e-8a1c-7d10-b2f1-000000000000', '?v="><script>', '?v='])
    expect((await read(unknown, WHATSAPP)).html).toBe(plain.html)
})

test('nginx knows the same programs as the server', () => {
  const [, known = ''] =
    /const PREVIEWERS =\s*\/(.+)\/i/.exec(readFileSync('server/site/variant-preview.ts', 'utf8')) ?? []
  for (const conf of ['whatsstore.conf', 'whatsstore-many.conf'])
    expect(readFileSync(`scripts/deploy/nginx/${conf}`, 'utf8'), conf).toContain(`(?:${known})`)
})
