import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { write } from '#server/db/write.ts'
import { staticShop } from '#server/modules/account/export/static-shop.ts'
import { changeProduct, removeProduct } from '#server/modules/catalogue/products/products.service.ts'
import { CONTENTS_FILE, PublishedFolder } from '#server/publish/files/published-folder.ts'
import { PART_SIZE } from '#server/publish/pages/page-lists.ts'
import { storePages } from '#server/publish/pages/page-model.ts'
import { readSnapshot } from '#server/publish/pages/snapshot.ts'
import { enqueueRepublish } from '#server/records/publications/enqueue-publish.ts'
import { dataPaths } from '#server/services/data-folder.ts'
import { type LongShop, openLongShop } from '../support/fixtures/long-list.ts'
import { addProduct } from '../support/fixtures/published-shop.ts'

const page = async ({ app }: LongShop, path: string) => {
  const answer = await app.get(path)
  return { status: answer.status, html: await answer.text() }
}

const slugsOf = (html: string): string[] =>
  [...html.matchAll(/<article[^>]*data-slug="([^"]+)"/g)].map(([, slug = '']) => slug)

const linkOf = (html: string, rel: 'next' | 'prev'): string | undefined =>
  new RegExp(`<a rel="${rel}" href="([^"#]+)`).exec(html)?.[1]

/** Follows the links from a list's first page to its last. Returns the pages' addresses and texts. */
const follow = async (shop: LongShop, from: string) => {
  const pages = new Map<string, string>()
  for (let path: string | undefined = from; path && !pages.has(path); ) {
    const { status, html } = await page(shop, path)
    expect(status, path).toBe(200)
    pages.set(path, html)
    path = linkOf(html, 'next')
  }
  return pages
}

/** Returns the texts of all files of the newest version. */
const filesOf = ({ app, store }: LongShop): Map<string, string> => {
  const folder = new PublishedFolder(dataPaths(app.config).published)
  const place = folder.version(store.id, folder.versions(store.id)[0] ?? 0)
  const names = readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name) && entry.name !== CONTENTS_FILE)
    .map((entry) => join(entry.parentPath, entry.name).slice(place.length + 1))
  return new Map(names.map((name) => [name, readFileSync(join(place, name), 'utf8')]))
}

const last = ({ app }: LongShop) => {
  const outcome = app.outcomes.at(-1)
  if (outcome?.kind !== 'published') throw new Error('nothing was published')
  return outcome
}

describe.each(['default', 'luxury', 'boba-fusion'])('a shop of 60 products in %s', (layout) => {
  test('shows each once from home by links, and on the pages of its category', async () => {
    const shop = await openLongShop(60, { layout })
    const pages = await follow(shop, '/store/noor/')
    expect([...pages.keys()]).toEqual(['/store/noor/', '/store/noor/more/2.html', '/store/noor/more/3.html'])
    const slugs = [...pages.values()].map(slugsOf)
    expect(slugs.map(({ length }) => length)).toEqual([PART_SIZE, PART_SIZE, 60 - 2 * PART_SIZE])
    expect(new Set(slugs.flat()).size).toBe(60)
    const titles = [...pages.values()].map((html) => /<title>([^<]+)/.exec(html)?.[1])
    expect(titles).toEqual(['Store noor', 'Store noor · Page 2 of 3', 'Store noor · Page 3 of 3'])
    for (const [path, html] of pages) {
      expect(html).toContain(`<link rel="canonical" href="http://localhost:4321${path}">`)
      expect(html, path).not.toContain('name="robots"')
      expect(html.match(/<h1/g), path).toHaveLength(1)
    }
    const texts = [...pages.values()]
    expect(texts.map((html) => linkOf(html, 'prev'))).toEqual([undefined, '/store/noor/', '/store/noor/more/2.html'])
    // The search is over all of them; on further pages there is none.
    expect(texts.map((html) => /placeholder="([^"]+)"/.exec(html)?.[1])).toEqual([
      'Search 60 products',
      undefined,
      undefined,
    ])

    const category = await follow(shop, '/store/noor/c/bangles/')
    const own = [...category.values()].slice(0, 2).flatMap(slugsOf)
    expect(own).toEqual(Array.from({ length: 30 }, (_, index) => `product-${index * 2}`))
    const others = [...category.keys()].slice(2)
    expect(others).toEqual(layout === 'default' ? [...pages.keys()] : [])
    // A removed address shows what there is, with the same links.
    const gone = await page(shop, '/store/noor/p/nothing/')
    expect([gone.status, linkOf(gone.html, 'next')]).toEqual([404, '/store/noor/more/2.html'])
    expect((await page(shop, '/store/noor/more/4.html')).status).toBe(404)
    expect((await page(shop, '/store/noor/sitemap.xml')).html).not.toContain('/more/')
  })

  test('has the cards of each further part in a file that is no page', async () => {
    const shop = await openLongShop(60, { layout })
    for (const stem of ['more/2', 'more/3', 'more/c-bangles-2']) {
      const { html } = await page(shop, `/store/noor/${stem}.html`)
      const answer = await shop.app.get(`/store/noor/${stem}.json`)
      expect(answer.headers.get('content-type'), stem).toBe('application/json')
      const { cards, colors, design, after } = JSON.parse(await answer.text())
      const before = await page(shop, linkOf(html, 'prev') ?? '')
      expect(after, stem).toBe([...before.html.matchAll(/<article[^>]*data-id="([^"]+)"/g)].at(-1)?.[1])
      expect(design, stem).toBe(/data-parts="(\S+)/.exec(before.html)?.[1])
      expect(html, stem).toContain(cards)
      expect(slugsOf(cards), stem).toEqual(slugsOf(html))
      expect(colors, stem).toEqual([...new Set(cards.match(/(?<=class="c-)\w{3}/g))])
      expect(colors.length, stem).toBeGreaterThan(0)
    }
  })
})

test('a shop of one page of products has no parts', async () => {
  const shop = await openLongShop(PART_SIZE)
  expect([...filesOf(shop).keys()].filter((name) => /^more/.test(name))).toEqual([])
  const { html } = await page(shop, '/store/noor/')
  expect(html).not.toContain('rel="next"')
  expect(slugsOf((await page(shop, '/store/noor/c/khussa/')).html)).toHaveLength(PART_SIZE)
})

test.each([0, 99])(
  'a new price of product %i of 200 makes only the files that show it, and their bytes change',
  async (index) => {
    const shop = await openLongShop(200)
    const { app, store, products } = shop
    const before = filesOf(shop)
    await changeProduct(app.deps, store, products[index]?.id ?? '', { price: 77_700 })
    await app.settled()
    const after = filesOf(shop)
    const changed = [...after].filter(([name, text]) => before.get(name) !== text).map(([name]) => name)
    expect(last(shop).rendered).toBe(changed.length)
    expect(changed.length).toBeLessThanOrEqual(12)
    expect(changed).toContain(`p/product-${index}.html`)
    for (const name of changed) expect(after.get(name), name).toContain('777')
    expect(changed.filter((name) => name.startsWith('p/'))).toHaveLength(5)
  },
)

test('products beside another are the next ones of its category, around its end, and can be bought', async () => {
  const shop = await openLongShop(60)
  const { app, store, products } = shop
  const beside = async (index: number) => {
    const { html } = await page(shop, `/store/noor/p/product-${index}/`)
    return slugsOf(html.slice(html.indexOf('id="related"')))
  }
  expect(await beside(0)).toEqual(['product-2', 'product-4', 'product-6', 'product-8'])
  expect(await beside(56)).toEqual(['product-58', 'product-0', 'product-2', 'product-4'])
  await changeProduct(app.deps, store, products[2]?.id ?? '', { inventory_count: 0 })
  await changeProduct(app.deps, store, products[56]?.id ?? '', { inventory_count: 0 })
  await app.settled()
  expect(await beside(56)).toEqual(['product-58', 'product-0', 'product-4', 'product-6'])
  expect(await beside(0)).toEqual(['product-2', 'product-4', 'product-6', 'product-8'])
})

test.each(['default', 'restaurant-deluxe'])(
  'a long shop in %s that grows and shrinks has the pages that a rebuild makes',
  async (layout) => {
    const shop = await openLongShop(PART_SIZE + 1, { layout })
    const { app, store, products } = shop
    const asRebuilt = async () => {
      await app.settled()
      const kept = filesOf(shop)
      await write(app.deps, (trx) =>
        enqueueRepublish(trx, app.deps.clock, [store.id], { background: true, force: true }),
      )
      await app.settled()
      expect(kept).toEqual(filesOf(shop))
      return [...kept.keys()].filter((name) => /^more.*html/.test(name))
    }
    expect(await asRebuilt()).toEqual(['more/2.html'])
    await removeProduct(app.deps, store, products[3]?.id ?? '')
    expect(await asRebuilt()).toEqual([])
    const { id } = await addProduct(app, store, { name: 'Ajrak', category: 'Shawls' })
    await addProduct(app, store, { name: 'Lamp', category: 'Lamps' })
    expect(await asRebuilt()).toEqual(['more/2.html'])
    await changeProduct(app.deps, store, id, { price: 100, category: 'Bangles' })
    await asRebuilt()
  },
)

test('at a domain of its own, parts are below its root', async () => {
  const { app, store } = await openLongShop(60)
  const now = app.deps.clock.now()
  const snapshot = await readSnapshot(app.deps.db, store.id, { paidLayouts: [], now })
  if (!snapshot) throw new Error('no shop')
  const own = { ...snapshot, store: { ...snapshot.store, domain: 'noor.example' } }
  const pages = storePages(own, { storesOrigin: 'https://shop.example', apiOrigin: '', now })
  const part = (file: string) => pages.find((one) => one.file === file)?.page
  expect(part('more/2.html')).toMatchObject({
    path: '/more/2.html',
    canonical: 'https://noor.example/more/2.html',
    part: { previous: '/', next: '/more/3.html', rest: [{ stem: '/more/', from: 3, to: 3 }] },
  })
  expect(part('c/bangles.html')).toMatchObject({
    part: {
      next: '/more/c-bangles-2.html',
      rest: [
        { stem: '/more/c-bangles-', from: 2, to: 2 },
        { stem: '/more/', from: 1, to: 3 },
      ],
    },
  })
})

test('the shop in a seller’s archive has its parts, which lead to each other', async () => {
  const { app, store } = await openLongShop(60)
  const texts = new Map<string, string>()
  for await (const { name, pieces } of staticShop(app.deps, store)) {
    if (name.endsWith('.html')) texts.set(name, Buffer.concat(pieces as Buffer[]).toString())
  }
  const home = texts.get('shop/index.html') ?? ''
  expect(linkOf(home, 'next')).toBe('more/2.html')
  expect(home).not.toContain('data-parts')
  expect(linkOf(texts.get('shop/more/2.html') ?? '', 'prev')).toBe('../index.html')
  expect(linkOf(texts.get('shop/more/2.html') ?? '', 'next')).toBe('3.html')
  expect(linkOf(texts.get('shop/c/bangles.html') ?? '', 'next')).toBe('../more/c-bangles-2.html')
  expect([...texts.values()].flatMap(slugsOf).filter((slug) => slug === 'product-59')).not.toEqual([])
})
