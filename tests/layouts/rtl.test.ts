import { existsSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { StorePage } from '#contract/stores/store-page.ts'
import { layouts } from '#layouts/registry.ts'
import { homePage, productPage } from '../../scripts/support/page-fixtures.ts'
import { servePages } from '../support/apps/serve-pages.ts'
import { closeContexts, openContext } from '../support/browser/browser.ts'

/** Pages from right to left: nothing overflows, headers mirror, amounts and numbers read from left to right. */

let page: Page
let server: Awaited<ReturnType<typeof servePages>>
const pages = new Map<string, StorePage>()
beforeAll(async () => {
  server = await servePages(pages)
  const context = await openContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  page = await context.newPage()
})
afterEach(() => pages.clear())
afterAll(async () => {
  await closeContexts()
  server.stop()
})

const root = new URL('../../', import.meta.url)
/** The rules that only pages from right to left carry. */
const rulesOf = (id: string): string =>
  ['layouts-catalog/kit/styles/rtl.css', 'src/storefront/dialogs/rtl.css', `layouts-catalog/${id}/rtl.css`]
    .map((file) => new URL(file, root))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('')

const turn = (dir: 'ltr' | 'rtl', rules = '') =>
  page.evaluate(
    ([dir, rules]) => {
      document.documentElement.dir = dir
      document.documentElement.lang = dir === 'rtl' ? 'ur' : 'en'
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(rules)
      document.adoptedStyleSheets = [sheet]
    },
    [dir, rules] as const,
  )

/** Distance of the middles of name, cart and number from the side where a line begins. */
const headerPlaces = () =>
  page.evaluate(() => {
    const isMirrored = document.documentElement.dir === 'rtl'
    return ['.header .brand', '.header [data-cart-open]', '.header [href^="tel:"]'].map((selector) => {
      const { left, width } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
      const middle = left + width / 2
      return width && (isMirrored ? innerWidth - middle : middle)
    })
  })

/** Returns prices and numbers whose last letter does not stand to the right of the first one. */
const wrongOrder = () =>
  page.evaluate(() => {
    const place = (text: Text, index: number) => {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + 1)
      return range.getBoundingClientRect()
    }
    const boxes = document.querySelectorAll('.price, [href^="tel:"] span, [href^="mailto:"] span')
    return [...boxes].flatMap((box) => {
      const text = document.createTreeWalker(box, NodeFilter.SHOW_TEXT).nextNode() as Text
      const [first, last] = [place(text, 0), place(text, text.length - 1)]
      return first.top === last.top && first.left > last.left ? [text.data] : []
    })
  })

describe.each([...layouts.keys()])('%s', (id) => {
  it('mirrors from right to left, on phone and desktop', async () => {
    pages.set(`/${id}`, homePage(id))
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${server.origin}/${id}`)
    await page.waitForSelector('html[data-js]')
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await turn('ltr')
      const before = await headerPlaces()
      await turn('rtl', rulesOf(id))
      const after = await headerPlaces()
      for (const [index, place] of before.entries())
        expect(Math.abs((after[index] ?? 0) - place), `place ${index} in the header at ${width}`).toBeLessThan(24)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      expect(await wrongOrder()).toEqual([])
    }
  })
})

/** Steps on, then back over the first picture, to the last one of four. */
const stepThrough = async (strip: string, counter: string, buttons: [next: string, previous: string]) => {
  const [next, previous] = buttons.map((selector) => page.locator(selector))
  const left = async (button: typeof next) => (await button?.boundingBox())?.x ?? 0
  expect(await left(next)).toBeLessThan(await left(previous))
  await next?.click()
  await expect.poll(() => page.locator(counter).textContent()).toBe('2 / 4')
  await expect.poll(() => page.locator(strip).evaluate(({ scrollLeft }) => scrollLeft)).toBeLessThan(0)
  await previous?.click()
  await expect.poll(() => page.locator(counter).textContent()).toBe('1 / 4')
  await previous?.click()
  await expect.poll(() => page.locator(counter).textContent()).toBe('4 / 4')
}

it('steps through pictures to the left, on a page and in its dialog', async () => {
  const product = productPage('default')
  pages.set('/home', homePage('default'))
  pages.set(product.kind === 'product' ? product.product.path : '', product)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/home', [...pages.keys()].at(-1)]) {
    await page.goto(server.origin + path)
    await page.waitForSelector('html[data-js]')
    await turn('rtl', rulesOf('default'))
    if (path === '/home') {
      await page.locator('.card [data-open]').first().click()
      await stepThrough('.d-strip', '.d-counter', ['.d-next', '.d-previous'])
    } else await stepThrough('.slides', '.counter', ['.is-next', '.is-previous'])
  }
})
