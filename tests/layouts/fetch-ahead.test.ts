import { afterAll, expect, test } from 'vitest'
import { homePage, productPage } from '../../scripts/support/page-fixtures.ts'
import { servePages } from '../support/apps/serve-pages.ts'
import { closeContexts, openContext } from '../support/browser/browser.ts'

afterAll(closeContexts)

test('a finger on a card fetches the page that it leads to, where cards lead to pages', async () => {
  const product = productPage('fashion')
  const server = await servePages(
    new Map([
      ['/home', homePage('fashion')],
      [product.path, product],
    ]),
  )
  const context = await openContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  try {
    await page.goto(`${server.origin}/home`)
    await page.waitForSelector('html[data-js]')
    expect(server.fetchedAhead).toEqual([])
    const link = page.locator(`[data-product] a[href="${product.path}"]`).first()
    await link.scrollIntoViewIfNeeded()
    const { x, y, width } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0 }
    const devTools = await context.newCDPSession(page)
    const touchPoints = [{ x: x + width / 2, y: y + 20 }]
    await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await expect.poll(() => server.fetchedAhead).toEqual([product.path])
    await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await page.waitForURL(server.origin + product.path)
    expect(problems).toEqual([])
  } finally {
    server.stop()
  }
})
