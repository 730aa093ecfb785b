import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PageProduct, StorePage } from '#contract/stores/store-page.ts'
import { layouts } from '#layouts/registry.ts'
import { categoryPage, homePage, productPage, products, store } from '../../scripts/support/page-fixtures.ts'
import { servePages } from '../support/apps/serve-pages.ts'
import { closeContexts, openContext } from '../support/browser/browser.ts'
import { triesKit } from '../support/fixtures/frames.ts'

/** Widths of phones with the text size their owner chose. */
const PHONES = [
  { width: 320, percent: 100 },
  { width: 360, percent: 130 },
  { width: 360, percent: 200 },
]

/** Field values of realistic length. */
const values = {
  email: 'orders@anarkali-house.example.pk',
  address: 'Shop 12, Liberty Market, Gulberg III, Lahore',
  storeHours: 'Monday to Saturday, 11 am to 8 pm',
}
const dear: PageProduct[] = products().map((product) => ({ ...product, price: 12_450_000 }))

/** A shop in Urdu, with names as long as sellers give. */
const urduShop = store({
  language: 'ur',
  name: 'نور کرافٹس لاہور',
  bio: 'لاہور کی گلیوں سے ہاتھ کا بنا سامان، سیدھا آپ کے گھر',
})
const urduProducts = dear.map((product, index) => ({
  ...product,
  name: index % 2 ? 'شیشے کی چوڑیاں' : 'ہاتھ کی کڑھائی والا کرتا، بچوں کے لیے عید کی خاص کلیکشن سے',
  description: 'خالص کاٹن، ہاتھ سے سِلا ہوا۔ گرمیوں کے لیے ہلکا اور آرام دہ۔',
}))

/** Pages whose words stand in boxes of the layout itself. The kit draws the others, and four layouts try those. */
const OWN = ['/home', '/category', '/urdu']

const pagesOf = (id: string): [string, StorePage][] =>
  allPages(id).filter(([path]) => triesKit(id) || OWN.includes(path))

const allPages = (id: string): [string, StorePage][] => {
  const layout = { id, values }
  const shop = store({ name: 'Maison Noor Boutique' })
  return [
    ['/home', homePage(id, { layout, store: shop, products: dear })],
    ['/one', homePage(id, { layout, store: shop, products: dear.slice(0, 1) })],
    [
      '/bare',
      homePage(id, {
        layout,
        store: store({ logo: null, cover: null }),
        products: products().map((product) => ({ ...product, images: [] })),
      }),
    ],
    ['/category', categoryPage(id, { layout })],
    ['/related', productPage(id, { layout })],
    ['/urdu', homePage(id, { layout: { id, values: {} }, store: urduShop, products: urduProducts })],
    ['/urdu-product', productPage(id, { layout: { id, values: {} }, store: urduShop, products: urduProducts })],
  ]
}

/** Returns words that leave their box, or are broken although they fit. Skips scrolling and clipped boxes. */
const misfits = () => {
  const found: string[] = []
  const boxes =
    'a, button, .card, .chip, .feature, .trust li, .footer-parts > *, .copyright, .header, .hero-text, .profile'
  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('.unseen, .skip, dialog')
  const scrolls = (element: Element | null): boolean =>
    element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
  const clips = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflowX)
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent || !shown(parent) || scrolls(parent) || parent.closest('script, style')) continue
    const clipped =
      clips(parent) || (parent.parentElement !== null && clips(parent.parentElement) && parent.matches('[data-name]'))
    const box = parent.closest(boxes)?.getBoundingClientRect()
    for (const { index, 0: word } of (node.textContent ?? '').matchAll(/[^\s@.-]+/g)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
      const edge = box ?? { left: 0, right: innerWidth }
      if (!clipped && lines.some(({ left, right }) => left < edge.left - 1 || right > edge.right + 1))
        found.push(`${parent.className || parent.tagName}: «${word}» leaves its box`)
      const length = lines.reduce((sum, { width }) => sum + width, 0)
      if (new Set(lines.map(({ top }) => Math.round(top))).size > 1 && length < parent.clientWidth)
        found.push(`${parent.className || parent.tagName}: «${word}» is broken`)
    }
  }
  return [...new Set(found)]
}

/** The first view of a phone with the text at the size its owner chose. */
const textAt = (page: Page, percent: number) =>
  page.evaluate((size) => {
    document.documentElement.dataset.js = ''
    document.documentElement.style.fontSize = `${size}%`
    return document.fonts.ready.then(() => undefined)
  }, percent)

const expectProductOnFirstScreen = async (page: Page) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await textAt(page, 100)
  // The product under the hero, with its image and price, or else the first card.
  const product = page.locator('.first-offer:visible, .card-picture').first()
  const top = await product.evaluate((element) => element.getBoundingClientRect().top)
  expect(top, 'where the first product begins on 360 × 740 pixels').toBeLessThan(740)
}

let server: Awaited<ReturnType<typeof servePages>>
let page: Page
beforeAll(async () => {
  page = await (await openContext({ reducedMotion: 'reduce' })).newPage()
  server = await servePages(
    new Map(
      [...layouts.keys()].flatMap((id) =>
        pagesOf(id).map(([path, page]): [string, StorePage] => [`/${id}${path}`, page]),
      ),
    ),
  )
})
afterAll(async () => {
  await closeContexts()
  server.stop()
})

it.each([...layouts.keys()])(
  '%s shows a product on the first screen of a phone, and keeps every word whole and in its box with large text',
  async (id) => {
    const misfitting: object[] = []
    for (const [path] of pagesOf(id)) {
      await page.goto(`${server.origin}/${id}${path}`)
      for (const { width, percent } of PHONES) {
        await page.setViewportSize({ width, height: 740 })
        await textAt(page, percent)
        const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
        const found = await page.evaluate(misfits)
        if (wide || found.length > 0) misfitting.push({ path, width, percent, wide, found })
      }
      if (path === '/home' || path === '/urdu') await expectProductOnFirstScreen(page)
    }
    expect(misfitting).toEqual([])
  },
)
