import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { card, dialog, path, until, withShopper } from '../support/browser/shopper.ts'

const { arrive } = withShopper()

const islands = /\/assets\/(dialogs|chat)\..+\.js/
const styles = /\/assets\/dialogs\..+\.css/
/** Whether the open dialog is styled: otherwise the browser draws a black border around it. */
const isStyled = (page: Page) => dialog(page).evaluate((element) => getComputedStyle(element).borderTopWidth === '0px')
/** Opens a page as a buyer who saves data: nothing is fetched before a tap. */
const saveData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '3g' } }),
  )

describe('intent', () => {
  it('prefetches nothing when data saving is on, and loads on the tap', async () => {
    const asked: string[] = []
    const { page } = await arrive({
      prepare: async (page) => {
        await saveData(page)
        page.on('request', (request) => islands.test(request.url()) && asked.push(request.url()))
      },
    })
    // Waits until the loaded page has done all its idle work.
    await page.evaluate(async () => {
      for (let looks = 0; looks < 3; looks++) await new Promise((resolve) => requestIdleCallback(resolve))
    })
    expect(asked).toEqual([])
    await card(page, 'bowl').locator('[data-open]').click()
    await dialog(page).waitFor()
    expect(asked.length).toBeGreaterThan(0)
  })

  it('fetches the dialogs some seconds after a page has loaded that never rests', async () => {
    let asked = 0
    const { page } = await arrive({
      prepare: async (page) => {
        await page.clock.install()
        // The page is never idle: a callback runs when its time is up.
        await page.addInitScript(() => {
          window.requestIdleCallback = (callback, options) => setTimeout(callback, options?.timeout ?? 1e9)
        })
        page.on('request', (request) => islands.test(request.url()) && asked++)
      },
    })
    expect(asked).toBe(0)
    await page.clock.runFor(5_000)
    await until(() => asked > 0, true)
  })

  it('keeps a tap made before its code has loaded', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const { page } = await arrive({
      prepare: async (page) => {
        await saveData(page)
        await page.route(islands, (route) => released.then(() => route.continue()))
      },
    })
    await card(page, 'bowl').locator('[data-open]').click()
    expect(path(page)).toBe('/store/noor/p/bowl/')
    await expect.poll(() => page.locator('html').getAttribute('data-pending')).toBe('')
    await expect.poll(() => card(page, 'bowl').locator('[data-open]').getAttribute('aria-busy')).toBe('true')
    release()
    await dialog(page).waitFor()
    await until(() => page.locator('[data-pending]').count(), 0)
  })

  it('drops a tap when the buyer goes back before its code has loaded', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const asked: string[] = []
    const { page } = await arrive({
      prepare: async (page) => {
        await saveData(page)
        await page.route(islands, (route) => {
          asked.push(route.request().url())
          return released.then(() => route.continue())
        })
      },
    })
    await page.locator('[data-cart-open]').click()
    await until(() => asked.length > 0, true)
    await page.goBack()
    await until(() => page.locator('[data-pending]').count(), 0)
    release()
    // The code has loaded and run, and the page has been drawn since.
    await page.evaluate(`import(${JSON.stringify(asked[0])})`)
    await page.evaluate(async () => {
      for (let frames = 0; frames < 2; frames++) await new Promise((resolve) => requestAnimationFrame(resolve))
    })
    await expect.poll(() => dialog(page).count()).toBe(0)
  })

  it('opens on a slow link', async () => {
    const { page } = await arrive({
      prepare: async (page) => {
        await saveData(page)
        const session = await page.context().newCDPSession(page)
        const slow3g = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
        await session.send('Network.emulateNetworkConditions', slow3g)
      },
    })
    await page.locator('[data-cart-open]').click()
    await dialog(page).getByText('Cart is empty').waitFor()
  })
})

describe('when the code cannot be had', () => {
  const broken = async (page: Page) => {
    await saveData(page)
    await page.route(islands, (route) => route.abort())
  }

  it('a product opens as its page', async () => {
    const { page } = await arrive({ prepare: broken })
    await card(page, 'bowl').locator('[data-open]').click()
    await page.locator('[data-product-page]').waitFor()
    expect(path(page)).toBe('/store/noor/p/bowl/')
    await page.waitForLoadState()
    await page.goBack()
    await until(() => page.locator('[data-product-page]').count(), 0)
  })

  it('an order goes to the product’s page', async () => {
    const { page } = await arrive({ prepare: broken })
    await card(page, 'bowl').locator('[data-order]').click()
    await page.locator('[data-product-page]').waitFor()
    expect(new URL(page.url()).hash).toBe('#order')
  })

  it('an order from the product’s page goes to the chat', async () => {
    const { page } = await arrive({ path: '/store/noor/p/bowl/', prepare: broken })
    await page.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
    await page.locator('main [data-order]').click()
    await page.waitForURL(/^https:\/\/wa\.me/)
  })

  it('the cart says so, and works once it can be had', async () => {
    const { page } = await arrive({ prepare: broken })
    await page.locator('[data-cart-open]').click()
    await page.locator('[data-toasts] p').waitFor()
    await expect.poll(() => page.locator('[data-pending]').count()).toBe(0)
    await page.unroute(islands)
    await page.locator('[data-cart-open]').click()
    await dialog(page).getByText('Cart is empty').waitFor()
  })

  it('gives up on code that never loads', async () => {
    const { page } = await arrive({
      prepare: async (page) => {
        await saveData(page)
        await page.clock.install()
        await page.route(islands, () => {})
      },
    })
    await card(page, 'bowl').locator('[data-open]').click()
    await page.clock.runFor(15_100)
    await page.locator('[data-product-page]').waitFor()
  })
})

describe('when only the styles of the dialogs cannot be had', () => {
  const unstyled = async (page: Page) => {
    await saveData(page)
    await page.route(styles, (route) => route.abort())
  }

  it('a product opens as its page, and no dialog is shown bare', async () => {
    const { page } = await arrive({ prepare: unstyled })
    await card(page, 'bowl').locator('[data-open]').click()
    await page.locator('[data-product-page]').waitFor()
    await expect.poll(() => dialog(page).count()).toBe(0)
  })

  it('asks for them again at the next tap', async () => {
    const { page } = await arrive({ prepare: unstyled })
    await page.locator('[data-cart-open]').click()
    await page.locator('[data-toasts] p').waitFor()
    await expect.poll(() => dialog(page).count()).toBe(0)
    await page.unroute(styles)
    await page.locator('[data-cart-open]').click()
    await dialog(page).waitFor()
    expect(await isStyled(page)).toBe(true)
  })

  it('asks for them again when the line is back, so that the next tap works offline', async () => {
    let failed = 0
    const { page } = await arrive({
      prepare: (page) =>
        page.route(styles, (route) => {
          failed++
          return route.abort()
        }),
    })
    await until(() => failed, 1)
    // Waits until the page knows it too. Until then it still waits for its request.
    await until(() => page.locator('link[href*="/assets/dialogs."]').count(), 0)
    await page.unroute(styles)
    const fetched = page.waitForResponse(styles)
    await page.context().setOffline(true)
    await page.context().setOffline(false)
    await (await fetched).finished()
    await page.context().setOffline(true)
    await card(page, 'bowl').locator('[data-open]').click()
    await dialog(page).waitFor()
    expect(await isStyled(page)).toBe(true)
  })

  it('a link that drops after the page has loaded leaves them styled: they come with the code', async () => {
    const { page } = await arrive()
    await page.waitForFunction(() => document.querySelector('link[href*="/assets/dialogs."]'))
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await page.locator('[data-cart-open]').click()
    await dialog(page).waitFor()
    expect(await isStyled(page)).toBe(true)
  })
})

describe('links stay links', () => {
  it('without JavaScript', async () => {
    const { page } = await arrive({ javaScriptEnabled: false })
    await expect.poll(() => page.locator('[data-cart-open]').isVisible()).toBe(false)
    await card(page, 'bowl').locator('[data-order]').click()
    await expect.poll(() => page.locator('[data-product-page]').count()).toBe(1)
    await expect
      .poll(() => page.locator('main [data-order]').getAttribute('href'))
      .toContain('https://wa.me/923000000001')
  })

  it.each(['Control', 'Shift'] as const)('with %s held', async (key) => {
    const { page } = await arrive({ hasTouch: false, isMobile: false })
    const opened = page.context().waitForEvent('page')
    await card(page, 'bowl')
      .locator('[data-open]')
      .click({ modifiers: [key] })
    const other = await opened
    await other.waitForURL(/\/p\/bowl\/$/)
    await expect.poll(() => dialog(page).count()).toBe(0)
  })

  it('with the middle button', async () => {
    const { page } = await arrive({ hasTouch: false, isMobile: false })
    const opened = page.context().waitForEvent('page')
    await card(page, 'bowl').locator('[data-open]').click({ button: 'middle' })
    await (await opened).waitForURL(/\/p\/bowl\/$/)
    await expect.poll(() => dialog(page).count()).toBe(0)
  })
})
