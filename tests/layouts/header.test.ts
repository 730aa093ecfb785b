import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { homePage } from '../../scripts/support/page-fixtures.ts'
import { servePages } from '../support/apps/serve-pages.ts'
import { launchBrowser } from '../support/browser/browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

it('default names its shop once on the first screen of a phone, and in its header once that name has left', async () => {
  const server = await servePages(new Map([['/home', homePage('default')]]))
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
  const clip = () => page.locator('.brand-text').evaluate((text) => getComputedStyle(text).clipPath)
  try {
    await page.goto(`${server.origin}/home`)
    await page.waitForSelector('html[data-js]')
    await expect.poll(() => clip()).toBe('inset(0px 0px 100%)')
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
    await expect.poll(clip).toMatch(/^inset\(0(px|%)?( 0px 0%)?\)$/)
  } finally {
    await page.close()
    server.stop()
  }
})
