import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { productPage } from '../../scripts/support/page-fixtures.ts'
import { servePages } from '../support/apps/serve-pages.ts'
import { launchBrowser } from '../support/browser/browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const withProduct = async (layout: string, width: number, look: (page: Page) => Promise<void>) => {
  const server = await servePages(new Map([['/product', productPage(layout)]]))
  const page = await browser.newPage({ viewport: { width, height: 844 }, reducedMotion: 'reduce' })
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

/** Scripts do the same in every layout. */
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

describe.each(SCRIPTED)('a product page in %s on a phone', (id) => {
  it('fills the screen with an image that is tapped; Back leads to the page', () =>
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
    }))
})

it.each([
  ['default', true],
  ['premium', true],
  // There its images stand below one another.
  ['minimalist', false],
])('on a desktop %s has the buttons: %s', (id, shown) =>
  withProduct(id, 1280, async (page) => {
    await expect.poll(() => page.getByRole('button', { name: 'Next picture' }).isVisible()).toBe(shown)
    await expect.poll(() => page.locator('[data-counter]').isVisible()).toBe(shown)
  }),
)
