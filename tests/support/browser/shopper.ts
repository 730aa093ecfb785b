import type { BrowserContextOptions, Page } from 'playwright'
import { afterEach, beforeAll, expect } from 'vitest'
import { loadSite, type Site, serveSite } from '../fixtures/fixture-site.ts'
import type { Variant } from '../fixtures/fixture-store.ts'
import { closeContexts, openContext } from './browser.ts'

const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
type Arrival = BrowserContextOptions & { path?: string; variant?: Variant; prepare?: (page: Page) => Promise<unknown> }

/** Reports a good connection. On a busy machine the browser may assume a bad one and fetch little. */
const goodLine = () =>
  Object.defineProperty(navigator, 'connection', {
    configurable: true,
    value: { saveData: false, effectiveType: '4g' },
  })

/** Sets up a buyer with an own browser per test. Fails a test that threw an error or violated the page's policy. */
export const withShopper = () => {
  let render: Awaited<ReturnType<typeof loadSite>>
  let sites: Site[] = []
  let problems: string[] = []

  beforeAll(async () => {
    render = await loadSite()
  })
  afterEach(async () => {
    await closeContexts()
    for (const site of sites) site.close()
    sites = []
    const found = problems
    problems = []
    expect(found).toEqual([])
  })

  const watch = (page: Page) => {
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('console', (message) => {
      const text = message.text()
      if (/content security policy|violates|hydrat/i.test(text)) problems.push(text)
    })
  }

  const arrive = async ({ path = '/store/noor/', variant, prepare, ...options }: Arrival = {}) => {
    const site = await serveSite(render, variant)
    sites.push(site)
    const context = await openContext({ ...phone, ...options })
    context.on('page', watch)
    await context.addInitScript(goodLine)
    const page = await context.newPage()
    await prepare?.(page)
    await page.goto(site.url + path)
    if (options.javaScriptEnabled !== false) await page.waitForSelector('html[data-js]')
    return { page, site }
  }
  return { arrive }
}

export const card = (page: Page, slug: string) => page.locator(`[data-grid] [data-slug="${slug}"]`)
export const dialog = (page: Page) => page.locator('dialog[open]')
export const path = (page: Page) => new URL(page.url()).pathname

export const fillOrder = async (page: Page) => {
  await page.getByLabel('Full Name').fill(' Ayesha Khan ')
  await page.getByLabel('Phone').fill('0300 1234567')
  await page.getByLabel('Delivery Address').fill('House 12, Street 4, Gulberg, Lahore')
}

/** Polls a condition until it holds. */
export const until = (value: () => unknown, expected: unknown) => expect.poll(value).toEqual(expected)
