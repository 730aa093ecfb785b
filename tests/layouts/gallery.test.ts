import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { layouts } from '#layouts/registry.ts'
import { productPage } from '../../scripts/support/page-fixtures.ts'
import { servePages } from '../support/apps/serve-pages.ts'
import { launchBrowser } from '../support/browser/browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const withProduct = async (layout: string, width: number, look: (page: Page) => Promise<void>, height = 844) => {
  const server = await servePages(new Map([['/product', productPage(layout)]]))
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' })
  try {
    await page.goto(`${server.origin}/product`)
    await page.waitForSelector('html[data-js]')
    await look(page)
  } finally {
    await page.close()
    server.stop()
  }
}

const imageInView = (page: Page) =>
  page.locator('.slides').evaluate((strip) => Math.round(strip.scrollLeft / strip.clientWidth) + 1)

/** What scripts do is the same in every layout. */
const SCRIPTED = ['default', 'luxury']

describe.each(SCRIPTED)('the gallery of a product page in %s', (id) => {
  it('steps to the previous and the next picture, wraps at both ends, and counts', () =>
    withProduct(id, 390, async (page) => {
      const counter = page.locator('[data-counter]')
      const reads = (words: string) => expect.poll(() => counter.textContent()).toBe(words)
      await reads('1 / 4')
      await page.getByRole('button', { name: 'Next picture' }).click()
      await reads('2 / 4')
      await expect.poll(() => imageInView(page)).toBe(2)
      for (const words of ['1 / 4', '4 / 4']) {
        await page.getByRole('button', { name: 'Previous picture' }).click()
        await reads(words)
      }
      await expect.poll(() => imageInView(page)).toBe(4)
      await page.getByRole('button', { name: 'Next picture' }).click()
      await reads('1 / 4')
      await page.getByRole('link', { name: 'Picture 3 of 4' }).click()
      await reads('3 / 4')
    }))
})

describe.each([...layouts.keys()])('a product page in %s on a phone', (id) => {
  it('shows the whole image, name and price over the bar, which stays to the end of the page', () =>
    withProduct(
      id,
      360,
      async (page) => {
        const box = async (selector: string) => {
          const { y = 0, height = 0 } = (await page.locator(selector).first().boundingBox()) ?? {}
          return { height, bottom: y + height }
        }
        const image = page.locator('.slide img').first()
        await expect.poll(() => image.evaluate((element) => getComputedStyle(element).objectFit)).toBe('contain')
        expect((await box('.gallery')).height).toBeLessThanOrEqual(0.55 * 740)
        const bar = page.locator('#order')
        const top = async () => (await bar.boundingBox())?.y ?? 0
        expect((await box('.detail .price')).bottom, 'the end of the price over the bar, on 360 × 740').toBeLessThan(
          await top(),
        )
        await expect.poll(() => bar.textContent()).toContain('Rs. 3,450')
        const before = await top()
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
        await expect.poll(() => top()).toBe(before)
        expect((await box('.copyright')).bottom).toBeLessThanOrEqual(before)
      },
      740,
    ))

  it.runIf(SCRIPTED.includes(id))('fills the screen with an image that is tapped; Back leads to the page', () =>
    withProduct(id, 390, async (page) => {
      // The dialogs put their place at the end of the page as soon as they are there.
      await page.waitForFunction(() => document.body.lastElementChild?.tagName === 'DIV')
      await page.locator('.slide img').first().click()
      const zoom = page.locator('dialog[data-kind="zoom"][open]')
      await zoom.waitFor()
      await expect.poll(() => zoom.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
      await page.goBack()
      await expect.poll(() => zoom.count()).toBe(0)
      expect(new URL(page.url()).pathname).toBe('/product')
    }),
  )
})

it.each([
  ['default', true],
  ['premium', true],
  // Its images stand below each other there.
  ['luxury', false],
])('on a desktop %s has the buttons: %s', (id, shown) =>
  withProduct(id, 1280, async (page) => {
    await expect.poll(() => page.getByRole('button', { name: 'Next picture' }).isVisible()).toBe(shown)
    await expect.poll(() => page.locator('[data-counter]').isVisible()).toBe(shown)
  }),
)
