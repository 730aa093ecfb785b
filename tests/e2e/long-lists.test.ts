import type { BrowserContextOptions, Page } from 'playwright'
import { expect, test } from 'vitest'
import { removeProduct } from '#server/modules/catalogue/products/products.service.ts'
import { saveLayoutConfig } from '#server/modules/shop/layouts/layouts.service.ts'
import { serveApp } from '../support/apps/serve-app.ts'
import { openContext } from '../support/browser/browser.ts'
import { openLongShop } from '../support/fixtures/long-list.ts'
import { ownerOf } from '../support/fixtures/published-shop.ts'

const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const toTheEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))

const open = async (
  count: number,
  {
    layout = 'default',
    path = '',
    language = 'en',
    prepare,
  }: { layout?: string; path?: string; language?: 'en' | 'ur'; prepare?: (page: Page) => Promise<unknown> } = {},
) => {
  const shop = await openLongShop(count, { layout, language })
  const origin = await serveApp(shop.app)
  const page = await (await openContext(phone)).newPage()
  const problems: string[] = []
  const parts: string[] = []
  page.on('pageerror', (error) => void problems.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404')) problems.push(message.text())
  })
  page.on('request', (request) => {
    if (request.url().endsWith('.json')) parts.push(new URL(request.url()).pathname.replace('/store/noor/', ''))
  })
  await prepare?.(page)
  await page.goto(`${origin}/store/noor/${path}`)
  await page.waitForSelector('html[data-js]')
  const slugs = (): Promise<string[]> =>
    page
      .locator('[data-grid] [data-product]:visible')
      .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.slug ?? ''))
  const counted = (cards: number) => expect.poll(async () => (await slugs()).length).toBe(cards)
  /** Scrolls until the list has so many cards. */
  const scrollTo = async (cards: number) => {
    await expect
      .poll(async () => {
        await toTheEnd(page)
        return (await slugs()).length
      })
      .toBe(cards)
  }
  return { ...shop, page, problems, parts, slugs, counted, scrollTo }
}

const inOrder = (count: number) => Array.from({ length: count }, (_, index) => `product-${index}`)

test('cards come as the end of the list nears, then at a tap, and the way on leaves with the last', async () => {
  const { page, problems, parts, slugs, counted, scrollTo } = await open(150)
  const more = page.locator('a[rel=next]')
  expect(await slugs()).toEqual(inOrder(24))
  await scrollTo(96)
  expect(parts).toEqual(['more/2.json', 'more/3.json', 'more/4.json'])
  // The foot of the page can be reached: the next ones wait for a tap.
  expect(await more.textContent()).toBe('More products')
  await more.tap()
  await scrollTo(150)
  expect(await slugs()).toEqual(inOrder(150))
  expect(await more.count()).toBe(0)
  // Late cards are like the first: their colors, and quick add.
  const late = page.locator('[data-slug="product-149"]')
  expect(await late.locator('[data-picture]').evaluate((image) => getComputedStyle(image).backgroundColor)).toBe(
    'rgb(34, 51, 170)',
  )
  await late.locator('[data-order]').click()
  await page.locator('dialog[open]').waitFor()
  await counted(150)
  expect(problems).toEqual([])
})

test('with Save-Data nothing is fetched before a tap', async () => {
  const prepare = (page: Page) =>
    page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const { page, parts, counted } = await open(60, { prepare })
  await toTheEnd(page)
  await page.locator('a[rel=next]').tap()
  await counted(48)
  await toTheEnd(page)
  await page.locator('a[rel=next]').tap()
  await counted(60)
  expect(parts).toEqual(['more/2.json', 'more/3.json'])
})

test('search and sort are over all products', async () => {
  const { page, products, slugs } = await open(100)
  const shown = page.locator('[data-grid] [data-product]:visible')
  await page.locator('[data-find] input').fill('product 97')
  await expect.poll(() => slugs()).toEqual(['product-97'])
  await expect.poll(() => page.locator('[data-found]').textContent()).toBe('1 product found')
  await page.locator('[data-find] input').fill('')
  await page.locator('[data-find] select').selectOption('low')
  await expect.poll(() => shown.count()).toBe(100)
  const cheapest = products.toSorted((one, other) => one.price - other.price).map(({ slug }) => slug)
  await expect.poll(async () => (await slugs())[0]).toBe(cheapest[0])
  await expect.poll(async () => (await slugs()).at(-1)).toBe(cheapest.at(-1))
})

test('a search of which a part failed says so, counts nothing, and is whole at the next letter', async () => {
  const { page, slugs } = await open(150)
  await page.route('**/more/6.json', (route) => route.abort())
  await page.locator('[data-find] input').fill('product 149')
  await page.getByText('Some products could not be loaded. Please try again.').waitFor()
  expect(await page.locator('[data-found]').textContent()).toBe('')
  expect(await page.locator('[data-empty]').isVisible()).toBe(false)
  await page.unroute('**/more/6.json')
  await page.locator('[data-find] input').press('Backspace')
  await expect.poll(() => slugs()).toContain('product-149')
  await expect.poll(() => page.locator('[data-found]').textContent()).toMatch(/^\d+ products found$/)
})

test.each(['a product that left', 'another layout'])(
  'a page that is older than %s takes no cards; its link leads on',
  async (change) => {
    const { app, store, products, page, slugs } = await open(60)
    if (change === 'another layout') {
      await app.deps.db
        .updateTable('users')
        .set({ allowed_layouts: '["luxury"]' as never })
        .execute()
      await saveLayoutConfig(app.deps, await ownerOf(app, store), store, { layout: 'luxury' })
    } else await removeProduct(app.deps, store, products[3]?.id ?? '')
    await app.settled()
    const answered = page.waitForResponse('**/more/2.json')
    await toTheEnd(page)
    await answered
    await page.locator('a[rel=next]').tap()
    await page.waitForURL('**/more/2.html')
    expect((await slugs())[0]).toBe(change === 'another layout' ? 'product-24' : 'product-25')
  },
)

test('a category goes on with its own products, then with all others under their own heading', async () => {
  const { page, slugs, scrollTo } = await open(60, { path: 'c/bangles/' })
  const own = inOrder(60).filter((_, index) => index % 2 === 0)
  const heading = page.getByRole('heading', { name: 'More from Store noor' })
  expect(await heading.count()).toBe(0)
  // Three parts come by themselves. A tap before the last of them would miss the link, which moves down.
  await scrollTo(54)
  await page.locator('a[rel=next]').tap()
  await scrollTo(60)
  expect((await slugs()).slice(0, 30)).toEqual(own)
  expect((await slugs()).slice(30)).toEqual(inOrder(60).filter((_, index) => index % 2 === 1))
  await expect.poll(() => heading.count()).toBe(1)
  // Chips lead to another page: this one has not all products of the others.
  await page.locator('.chips a', { hasText: 'Khussa' }).tap()
  await page.waitForURL('**/c/khussa/')
  expect(await page.locator('[data-group]').first().textContent()).toBe('Khussa (15)')
})

test('a chip of a long home page opens the category, which has all its products', async () => {
  const { page, slugs, counted } = await open(60, { layout: 'luxury' })
  await page.locator('.chips a', { hasText: 'Shawls' }).first().click()
  await page.waitForURL('**/c/shawls/')
  await counted(15)
  expect(await page.locator('a[rel=next]').count()).toBe(0)
  expect((await slugs()).every((slug) => Number(slug.slice(8)) % 4 > 1)).toBe(true)
})

test('Back from a product returns to the card that was tapped', async () => {
  const { page, scrollTo, slugs } = await open(100)
  await scrollTo(96)
  const card = page.locator('[data-slug="product-90"]')
  await card.scrollIntoViewIfNeeded()
  const top = await page.evaluate(() => scrollY)
  expect(top).toBeGreaterThan(5000)
  await page.evaluate(() => location.assign('/store/noor/p/product-90/'))
  await page.waitForURL('**/p/product-90/')
  await page.goBack()
  await expect.poll(async () => (await slugs()).length).toBeGreaterThanOrEqual(96)
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(top))
})

test('sections go on where a part ended, in a shop in Urdu', async () => {
  const { page, slugs, problems, scrollTo } = await open(60, { layout: 'boba-fusion', language: 'ur' })
  await scrollTo(60)
  const names = await page
    .locator('[data-grid] > section')
    .evaluateAll((sections) =>
      sections.map(
        (section) => `${section.querySelector('h2')?.textContent} ${section.querySelectorAll('article').length}`,
      ),
    )
  expect(names).toEqual(['Bangles 30', 'Khussa 15', 'Shawls 15'])
  expect(new Set(await slugs()).size).toBe(60)
  expect(await page.locator('[id^="section-"]').evaluateAll((all) => new Set(all.map(({ id }) => id)).size)).toBe(3)
  expect(problems).toEqual([])
})

test('without a script a link leads to a page with the next products', async () => {
  const { app } = await openLongShop(60)
  const page = await (await openContext({ ...phone, javaScriptEnabled: false })).newPage()
  await page.goto(`${await serveApp(app)}/store/noor/`)
  await page.getByRole('link', { name: 'More products' }).tap()
  await page.waitForURL('**/more/2.html')
  expect(await page.locator('[data-grid] [data-product]').count()).toBe(24)
  await page.getByRole('link', { name: 'Earlier products' }).tap()
  await page.waitForURL('**/store/noor/')
})
