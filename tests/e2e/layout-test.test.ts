import type { BrowserContext, FrameLocator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { layouts } from '#layouts/registry.ts'
import { axeFindings, desktop, phone, signUpSeller, withDashboard } from '../support/browser/dashboard.ts'
import { dumpDatabase } from '../support/calls/every-call.ts'
import { inDrill } from '../support/volume.ts'

const { serve } = withDashboard()

const shown = (page: Page) => page.locator('.entry:visible')
const frameOf = (page: Page, screen: 'phone' | 'desktop'): FrameLocator =>
  shown(page).locator(`.screen.is-${screen}`).frameLocator('iframe')

const headingsOf = async (page: Page) => [
  await frameOf(page, 'phone').locator('h1').textContent(),
  await frameOf(page, 'desktop').locator('h1').textContent(),
]

/** Calls of a visitor's pages, beacons included, without pages and images. */
const callsOf = (visitor: BrowserContext): string[] => {
  const calls: string[] = []
  visitor.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api')) calls.push(request.url())
  })
  return calls
}

test('a layout is picked from up to six columns, and shown on a phone and a desktop to the same scale', async () => {
  const { visit } = await serve()
  const page = await visit('/layout-test', desktop)
  const columns = () =>
    page.locator('.picker').evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)
  await expect.poll(() => columns()).toBe(6)
  await expect.poll(() => page.locator('.picker li').count()).toBe(layouts.size)
  await expect.poll(() => shown(page).getAttribute('id')).toBe('default')

  await page.getByRole('link', { name: /^Luxury Minimalist/ }).click()
  await expect.poll(() => shown(page).getAttribute('id')).toBe('luxury')
  await expect.poll(() => page.locator('.picker [aria-current]').textContent()).toContain('Luxury Minimalist')
  await expect.poll(() => headingsOf(page)).toEqual(['Sample Shop', 'Sample Shop'])
  const widths = await shown(page)
    .locator('iframe')
    .evaluateAll((frames) => frames.map((frame) => (frame as HTMLIFrameElement).contentWindow?.innerWidth))
  expect(widths).toEqual([390, 1280])
  const scales = await shown(page)
    .locator('iframe')
    .evaluateAll((frames) =>
      frames.map((frame) => frame.getBoundingClientRect().width / (frame as HTMLElement).offsetWidth),
    )
  expect(scales[0]).toBeGreaterThan(0.5)
  expect(scales[0]).toBeCloseTo(scales[1] ?? 0, 1)

  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => columns()).toBe(2)
  await page.goBack()
  await expect.poll(() => shown(page).getAttribute('id')).toBe('default')
})

test('home, category and product open in both screens, and alone at full width', async () => {
  const { visit } = await serve()
  const page = await visit('/layout-test#premium', desktop)
  await shown(page).getByRole('link', { name: 'Product', exact: true }).click()
  await expect.poll(() => headingsOf(page)).toEqual(['Hand-thrown vase', 'Hand-thrown vase'])
  await shown(page).getByRole('link', { name: 'Category', exact: true }).click()
  await expect.poll(() => headingsOf(page)).toEqual(['Table', 'Table'])
  await shown(page).getByRole('link', { name: 'Full width' }).click()
  await page.waitForURL('**/layout-test/premium/c/table/')
  await expect.poll(() => page.locator('h1').textContent()).toBe('Table')
})

test('without scripts layouts are picked and their pages opened all the same', async () => {
  const { visit } = await serve()
  const page = await visit('/layout-test', { ...phone, javaScriptEnabled: false })
  await expect.poll(() => shown(page).getAttribute('id')).toBe('default')
  await page.getByRole('link', { name: /^Nawab Zari/ }).tap()
  await expect.poll(() => shown(page).getAttribute('id')).toBe('nawab-zari')
  await expect.poll(() => shown(page).textContent()).toContain('a woven border down both sides')
  await shown(page).getByRole('link', { name: 'Product', exact: true }).tap()
  await page.waitForURL('**/layout-test/nawab-zari/p/vase/')
  await page.locator('a.order').first().tap()
  await page.waitForURL('**/layout-test/nawab-zari/p/vase/#sample')
})

/** Scripts are the same in every layout; `tests/layouts` tests looks. */
const tried = ['default', ...inDrill('premium', 'luxury')]

test.each(tried)(
  'threat 44: in the sample of layout %s a cart is filled and an order pressed, and nothing is sent, counted or written',
  async (layout) => {
    const { app, origin, context } = await serve()
    const before = await dumpDatabase(app.deps.db)
    const visitor = await context(phone)
    const calls = callsOf(visitor)
    const page = await visitor.newPage()
    await page.goto(`${origin}/layout-test/${layout}/p/vase/`)
    await page.waitForSelector('html[data-js]')
    await page.getByRole('button', { name: 'Add to Cart' }).tap()
    await page.locator('[data-cart-count]').first().getByText('1').waitFor()
    await page.locator('a[data-order]').first().tap()
    const dialog = page.locator('dialog[open]')
    await dialog.getByLabel('Full Name').fill('Ayesha Khan')
    await dialog.getByLabel('Phone').fill('0300 1234567')
    await dialog.getByLabel('Delivery Address').fill('House 12, Street 4, Gulberg, Lahore')
    await dialog.getByRole('button', { name: /Place/ }).tap()
    await dialog.getByText('This is a sample shop: nothing was ordered.').waitFor()
    expect(calls).toEqual([])
    expect(await dumpDatabase(app.deps.db)).toEqual(before)
  },
)

test('threat 44: a seller who is signed in looks at the test page, and no call is made in her name', async () => {
  const { app, origin, context } = await serve()
  const { token } = await signUpSeller(app)
  const visitor = await context(desktop, token)
  const calls = callsOf(visitor)
  const page = await visitor.newPage()
  await page.goto(`${origin}/layout-test#luxury`)
  await expect.poll(() => headingsOf(page)).toEqual(['Sample Shop', 'Sample Shop'])
  await frameOf(page, 'desktop').locator('html[data-js]').waitFor({ state: 'attached' })
  await frameOf(page, 'phone').locator('html[data-js]').waitFor({ state: 'attached' })
  expect(calls).toEqual([])
})

test('a chat, a call and a share say that nobody is there, and open nothing', async () => {
  const { visit } = await serve()
  const page = await visit('/layout-test/default/p/vase/', phone)
  await page.waitForSelector('html[data-js]')
  const opened: string[] = []
  page.context().on('page', (other) => opened.push(other.url()))
  for (const name of [/Order via WhatsApp/, /^Call/]) {
    await page.getByRole('link', { name }).first().tap()
    await page.getByText('A sample shop: no message or call is made.').waitFor()
  }
  expect(new URL(page.url()).pathname).toBe('/layout-test/default/p/vase/')
  expect(opened).toEqual([])
})

test.each(tried)('axe has nothing to say of the sample in layout %s', async (layout) => {
  const { visit } = await serve()
  for (const path of ['', 'p/lamp/']) {
    const page = await visit(`/layout-test/${layout}/${path}`, phone)
    await page.waitForSelector('html[data-js]')
    expect([path, await axeFindings(page)]).toEqual([path, []])
  }
})
