import type { BrowserContext, Page } from 'playwright'
import { expect, test } from 'vitest'
import { DOMAINS_TARGET } from '../support/apps/fake-domains.ts'
import { serveApp } from '../support/apps/serve-app.ts'
import { openContext } from '../support/browser/browser.ts'
import { axeInBothThemes, onBothScreens, phone, signUpSeller, withDashboard } from '../support/browser/dashboard.ts'
import { openOrderingShop } from '../support/fixtures/ordering-shop.ts'

const { serve } = withDashboard()
/** Browsers lead every name below localhost to this machine. */
const HOST = 'shop.noor.localhost'
const IDS = { meta: '1234567890123456', tiktok: 'C4A7RQ2NKLB1T0UVWX80', google: 'G-ABC123DEF4' }

/** Answers for the networks, and keeps which of their scripts a page asked for. */
const watchNetworks = async (context: BrowserContext) => {
  const asked: string[] = []
  await context.route(/facebook|tiktok|google/, async (route) => {
    asked.push(new URL(route.request().url()).hostname)
    await route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  return asked
}

/** Calls that wait for the networks' scripts, as each would read them. */
const told = (page: Page) =>
  page.evaluate(() => {
    const { fbq, ttq, dataLayer } = window as unknown as {
      fbq?: { queue: unknown[][] }
      ttq?: unknown[][]
      dataLayer?: ArrayLike<unknown>[]
    }
    return {
      meta: fbq?.queue.map((call) => [...call]) ?? [],
      tiktok: (ttq ?? []).filter(([method]) => method === 'track'),
      google: [...(dataLayer ?? [])].map((call) => Array.from(call)).filter(([what]) => what === 'event'),
    }
  })

const openShop = async (pixels: Record<string, unknown>) => {
  const shop = await openOrderingShop('default', { DOMAINS_TARGET })
  const { db } = shop.app.deps
  await db.updateTable('stores').set({ domain: HOST }).where('id', '=', shop.store.id).execute()
  expect((await shop.seller('PUT', '/pixels', pixels)).status).toBe(200)
  await shop.app.settled()
  const origin = (await serveApp(shop.app)).replace('127.0.0.1', HOST)
  const open = async (init?: () => void) => {
    const context = await openContext(phone)
    const asked = await watchNetworks(context)
    if (init) await context.addInitScript(init)
    const page = await context.newPage()
    await page.clock.install()
    const problems: string[] = []
    page.on('console', (message) => void (message.type() === 'error' && problems.push(message.text())))
    await page.goto(`${origin}/`)
    return { page, asked, problems }
  }
  return { ...shop, origin, open }
}

test('a buyer’s look, cart and order are told to each network once, with the ids of the catalogue', async () => {
  const { product, open } = await openShop({ ...IDS, ask: false })
  const { page, asked, problems } = await open()
  expect(asked).toEqual([])
  await page.locator('[data-product] [data-open][data-name]').first().click()
  const dialog = page.locator('dialog[open]')
  await expect
    .poll(() => new Set(asked))
    .toEqual(new Set(['connect.facebook.net', 'analytics.tiktok.com', 'www.googletagmanager.com']))
  await dialog.getByRole('button', { name: /Add to Cart/i }).click()
  await page.goBack()
  await page.locator('[data-product] [data-order]').first().click()
  await dialog.getByLabel('Full Name').fill('Ayesha Khan')
  await dialog.getByLabel('Phone').fill('0300 1234567')
  await dialog.getByLabel('Delivery Address').fill('House 12, Street 4, Gulberg, Lahore')
  await dialog.locator('[type=submit]').click()
  await dialog.getByRole('heading', { name: 'Order Placed Successfully!' }).waitFor()

  const { meta, tiktok, google } = await told(page)
  expect(meta.map(([method, name]) => [method, name])).toEqual([
    ['set', 'autoConfig'],
    ['init', IDS.meta],
    ['track', 'PageView'],
    ['track', 'ViewContent'],
    ['track', 'AddToCart'],
    ['track', 'InitiateCheckout'],
    ['track', 'Purchase'],
  ])
  const [, , about, unique] = meta.at(-1) as [string, string, Record<string, unknown>, { eventID: string }]
  expect(about).toMatchObject({ content_ids: [product.id], content_type: 'product', value: 450, currency: 'PKR' })
  expect(unique.eventID).toMatch(/^[0-9A-Z]{10}$/)
  expect(tiktok.map(([, name]) => name)).toEqual(['ViewContent', 'AddToCart', 'InitiateCheckout', 'CompletePayment'])
  expect(tiktok.at(-1)?.[3]).toEqual({ event_id: unique.eventID })
  expect(google.map(([, name]) => name)).toEqual(['view_item', 'add_to_cart', 'begin_checkout', 'purchase'])
  expect(google.at(-1)?.[2]).toMatchObject({ transaction_id: unique.eventID, value: 450 })

  // The confirmation opened again next day tells nothing.
  await page.reload()
  await page.getByRole('heading', { name: 'Order Placed Successfully!' }).waitFor()
  await page.mouse.click(5, 5)
  await expect.poll(async () => (await told(page)).meta.length).toBeGreaterThan(0)
  expect((await told(page)).meta.map(([, name]) => name)).not.toContain('Purchase')
  expect(problems).toEqual([])
})

test('nothing is loaded with Save-Data, or before a buyer who is asked allows it', async () => {
  const { open } = await openShop({ meta: IDS.meta, ask: true })
  const asking = await open()
  await asking.page.getByText('May this shop measure its ads on your visit?').waitFor()
  await asking.page.mouse.wheel(0, 200)
  await asking.page.getByRole('button', { name: 'No' }).click()
  await asking.page.reload()
  await asking.page.locator('html[data-js]').waitFor()
  expect(await asking.page.getByText('May this shop measure').count()).toBe(0)
  await asking.page.clock.fastForward(5_000)
  expect(asking.asked).toEqual([])

  const allowing = await open()
  await allowing.page.getByRole('button', { name: 'Allow' }).click()
  await expect.poll(() => allowing.asked).toEqual(['connect.facebook.net'])

  const saving = await open(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await saving.page.mouse.click(5, 5)
  await saving.page.clock.fastForward(5_000)
  expect(await saving.page.getByText('May this shop measure').count()).toBe(0)
  expect(saving.asked).toEqual([])
})

test('a seller types ids, is told what is none, and saves', async () => {
  const { app, visit } = await serve()
  const { token } = await signUpSeller(app, undefined, { store: 'noor' })
  const page = await visit('/dashboard?view=feeds', { token })
  await page.getByLabel('Meta Pixel').fill('<script>fbq()</script>')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Only the id of your Meta Pixel, such as 1234567890123456').waitFor()
  await page.getByLabel('Meta Pixel').fill(IDS.meta)
  await page.getByRole('switch', { name: 'Ask buyers first' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved').waitFor()
  await page.reload()
  await page.getByLabel('Meta Pixel').waitFor()
  expect(await page.getByLabel('Meta Pixel').inputValue()).toBe(IDS.meta)
  await onBothScreens(page, async () => {
    await page.getByText('What your ads bring').scrollIntoViewIfNeeded()
    expect(await axeInBothThemes(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
  })
})
