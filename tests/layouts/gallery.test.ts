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

const withProduct = async (layout: string, width: number, look: (page: Page) => Promise<void>) => {
  const server = await servePages(new Map([['/product', productPage(layout)]]))
  const page = await browser.newPage({ viewport: { width, height: 844 } })
  try {
    await page.goto(`${server.origin}/product`)
    await page.waitForSelector('html[data-js]')
    await look(page)
  } finally {
    await page.close()
    server.stop()
  }
}

const pictureInView = (page: Page) =>
  page.locator('.slides').evaluate((strip) => Math.round(strip.scrollLeft / strip.clientWidth) + 1)

describe.each([...layouts.keys()])('the gallery of a product page in %s', (id) => {
  it('steps to the previous and the next picture, wraps at both ends, and counts', () =>
    withProduct(id, 390, async (page) => {
      const counter = page.locator('[data-counter]')
      const reads = (words: string) => expect.poll(() => counter.textContent()).toBe(words)
      await reads('1 / 4')
      await page.getByRole('button', { name: 'Next picture' }).click()
      await reads('2 / 4')
      expect(await pictureInView(page)).toBe(2)
      for (const words of ['1 / 4', '4 / 4']) {
        await page.getByRole('button', { name: 'Previous picture' }).click()
        await reads(words)
      }
      expect(await pictureInView(page)).toBe(4)
      await page.getByRole('button', { name: 'Next picture' }).click()
      await reads('1 / 4')
      await page.getByRole('link', { name: 'Picture 3 of 4' }).click()
      await reads('3 / 4')
    }))
})

it.each([
  ['default', true],
  ['premium', true],
  // Its pictures stand below each other there.
  ['luxury', false],
])('on a desktop %s has the buttons: %s', (id, shown) =>
  withProduct(id, 1280, async (page) => {
    expect(await page.getByRole('button', { name: 'Next picture' }).isVisible()).toBe(shown)
    expect(await page.locator('[data-counter]').isVisible()).toBe(shown)
  }),
)
