import { expect, test } from 'vitest'
import { write } from '#server/db/write.ts'
import { removeProduct } from '#server/modules/catalogue/products/products.service.ts'
import { enqueuePublish } from '#server/records/publications/enqueue-publish.ts'
import { openLongShop } from '../support/fixtures/long-list.ts'
import { openOrderingShop } from '../support/fixtures/ordering-shop.ts'
import { addProduct } from '../support/fixtures/published-shop.ts'

const HOME = '/store/noor/'
const PRODUCT = 'p/glass-i-bangles-i/'

const setUp = async (change: object = { both_languages: true }, env: Record<string, string> = {}) => {
  const shop = await openOrderingShop('default', { LANGUAGES: 'en,ur', ...env })
  const { app, seller } = shop
  const visit = async (path: string) => {
    await app.settled()
    return app.get(path)
  }
  const page = async (path: string) => (await visit(path)).text()
  const alone = await page(HOME)
  const saved = await seller('PUT', '/stores/my', change)
  return { ...shop, visit, page, alone, saved }
}

/** Returns the words of `data-parts`: the design, then where further parts are. */
const partsOf = (html: string): string[] => /data-parts="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? []

const alternates = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, href]) => [
      language,
      new URL(href ?? '').pathname,
    ]),
  )

test('a shop publishes its pages in both languages, each leading to the other', async () => {
  const { page, visit, alone, seller } = await setUp()
  const own = await page(HOME)
  const second = await page(`${HOME}ur/`)
  expect(own).toContain('<html lang="en"')
  expect(second).toContain('<html lang="ur" dir="rtl"')
  expect(second).toContain('ابھی آرڈر کریں')
  expect(alone).not.toContain('hreflang')
  const homes = { en: HOME, ur: `${HOME}ur/`, 'x-default': HOME }
  expect(alternates(own)).toEqual(homes)
  expect(alternates(second)).toEqual(homes)
  expect(own).toMatch(/<nav class="languages"[^>]*><a href="\/store\/noor\/ur\/"[^>]*>اردو<\/a>/)
  expect(second).toMatch(/<nav class="languages"[^>]*><a href="\/store\/noor\/"[^>]*>English<\/a>/)

  const product = await page(`${HOME}ur/${PRODUCT}`)
  expect(product).toContain('کارٹ میں ڈالیں')
  expect(product).toContain(`<link rel="canonical" href="http://localhost:4321${HOME}ur/${PRODUCT}"`)
  expect(alternates(product)).toMatchObject({ en: HOME + PRODUCT, ur: `${HOME}ur/${PRODUCT}` })
  // Links stay in the language, and data of the shop is at its own address.
  expect([...product.matchAll(/href="\/store\/noor\/([^"]*)"/g)].map(([, path]) => path)).toSatisfy((paths: string[]) =>
    paths.every((path) => path.startsWith('ur/') || path === PRODUCT),
  )
  expect(product).toContain(`"path":"${HOME}"`)
  expect(JSON.parse(await page(`${HOME}ur/site.webmanifest`))).toMatchObject({ lang: 'ur', scope: `${HOME}ur/` })
  expect((await page(`${HOME}sitemap.xml`)).match(/<loc>[^<]*\/store\/noor\/ur\//g)?.length).toBeGreaterThan(1)
  for (const once of ['ur/sitemap.xml', 'ur/delivery.json', 'en/'])
    expect((await visit(HOME + once)).status).not.toBe(200)

  await seller('PUT', '/stores/my', { both_languages: false })
  expect(await page(HOME)).toBe(alone)
  const left = await visit(`${HOME}ur/${PRODUCT}?v=1`)
  expect([left.status, left.headers.get('location')]).toEqual([302, `${HOME}${PRODUCT.slice(0, -1)}?v=1`])
})

test('texts in a language are shown on its pages, and the product’s own where there are none', async () => {
  const { app, page, seller, product, visit, store } = await setUp({
    both_languages: true,
    bio_ur: 'شیشے کی چوڑیاں',
  })
  await seller('PUT', `/products/${product.id}`, { name_ur: 'کانچ کی چوڑیاں' })
  const shawl = await addProduct(app, store, { name: 'Kashmiri shawl', name_ur: 'کشمیری شال', description_ur: 'گرم' })
  const urdu = await page(`${HOME}ur/`)
  expect(urdu).toContain('کانچ کی چوڑیاں')
  expect(urdu).toContain('کشمیری شال')
  expect(urdu).toContain('شیشے کی چوڑیاں')
  expect(await page(HOME)).not.toContain('چوڑیاں')
  expect(await page(`${HOME}ur/p/${shawl.slug}/`)).toContain('گرم')
  // The first one has no description in Urdu.
  expect(await page(`${HOME}ur/${PRODUCT}`)).toContain('Twelve')

  // Languages that change places keep their texts.
  await seller('PUT', '/stores/my', { language: 'ur' })
  expect(await page(HOME)).toContain('کشمیری شال')
  expect(await page(`${HOME}en/`)).toContain('Kashmiri shawl')
  const moved = await visit(`${HOME}ur/p/${shawl.slug}/`)
  expect([moved.status, moved.headers.get('location')]).toEqual([302, `${HOME}p/${shawl.slug}`])
  await seller('PUT', `/products/${shawl.id}`, { name_ur: '' })
  expect(await page(HOME)).not.toContain('کشمیری شال')

  await removeProduct(app.deps, store, shawl.id)
  const gone = await visit(`${HOME}en/p/${shawl.slug}/`)
  expect([gone.status, await gone.text()]).toEqual([410, expect.stringContaining('No longer in the shop')])
})

test('a save in both languages publishes once, and renders what changed alone', async () => {
  const { app, seller, product, page, store } = await setUp()
  await addProduct(app, store, { name: 'Kashmiri shawl', category: 'Shawls' })
  await page(HOME)
  app.outcomes.length = 0
  await seller('PUT', `/products/${product.id}`, { description_ur: 'نازک' })
  await page(HOME)
  expect(app.outcomes).toHaveLength(1)
  expect(app.outcomes[0]).toMatchObject({ kind: 'published' })
  const { rendered } = app.outcomes[0] as { rendered: number }
  // Home, category, the page of what is gone, and its own and its neighbour's page, in Urdu alone.
  expect(rendered).toBe(6)
})

test('an order from pages in the second language is answered in it', async () => {
  const { app, order, page, seller, product } = await setUp()
  const { id, path } = await order({ language: 'ur' })
  expect(await page(path)).toContain('<html lang="ur" dir="rtl"')
  expect(await page(path)).toContain('آپ کا آرڈر')
  expect(await (await seller('GET', `/orders/${id}`)).json()).toMatchObject({ language: 'ur' })
  const other = await order({ buyer_phone: '0301 7654321', language: 'en' })
  expect(await page(other.path)).toContain('<html lang="en"')
  const ask = async (body: object) => {
    const answer = await app.app.request('/api/orders/quote', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ items: [{ product_id: product.id, quantity: 1 }], discount_code: 'NONE', ...body }),
    })
    return ((await answer.json()) as { detail: string }).detail
  }
  expect(await ask({ language: 'ur' })).toMatch(/کوڈ/)
  expect(await ask({})).toMatch(/code/)
  // An unknown language refuses nothing.
  expect(await ask({ language: 'tlh' })).toMatch(/code/)

  await seller('PUT', '/stores/my', { both_languages: false })
  expect(await page(path)).toContain('<html lang="en"')
  expect(await page(path)).toContain('Yes, I ordered this')
  expect(await ask({ language: 'ur' })).toMatch(/code/)
})

test('a second language is off until it is offered, and refused where it is not', async () => {
  const { saved } = await setUp({ both_languages: true }, { LANGUAGES: 'en' })
  expect(saved.status).toBe(422)
  expect(await saved.json()).toMatchObject({ errors: { both_languages: 'The second language is not offered' } })
})

test('parts of a long list are in both languages, each leading to its counterpart', async () => {
  const { app, store } = await openLongShop(30)
  const page = async (path: string) => {
    await app.settled()
    const answer = await app.get(path)
    return answer.status === 200 ? answer.text() : answer.status
  }
  await write(app.deps, async (trx) => {
    await trx.updateTable('stores').set({ both_languages: 1 }).execute()
    await enqueuePublish(trx, app.deps.clock, store.id)
  })
  const second = String(await page(`${HOME}ur/more/2.html`))
  expect(second).toContain('Product 29')
  expect(alternates(second)).toEqual({
    en: `${HOME}more/2.html`,
    ur: `${HOME}ur/more/2.html`,
    'x-default': `${HOME}more/2.html`,
  })
  expect(alternates(String(await page(`${HOME}more/2.html`)))).toEqual(alternates(second))
  const cards = JSON.parse(String(await page(`${HOME}ur/more/2.json`))) as { cards: string }
  expect(cards.cards).toContain(`href="${HOME}ur/p/product-29/"`)
  const [own, other] = await Promise.all([HOME, `${HOME}ur/`].map(async (path) => partsOf(String(await page(path)))))
  expect([own?.slice(1), other?.slice(1)]).toEqual([
    [`${HOME}more/`, '2', '2'],
    [`${HOME}ur/more/`, '2', '2'],
  ])
  // Else a page would take cards in the other language.
  expect(own?.[0]).not.toBe(other?.[0])
  await write(app.deps, async (trx) => {
    await trx.updateTable('stores').set({ language: 'ur', both_languages: 0 }).execute()
    await enqueuePublish(trx, app.deps.clock, store.id)
  })
  expect(partsOf(String(await page(HOME)))[0]).not.toBe(own?.[0])
})
