import { strFromU8, unzipSync } from 'fflate'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { startSession } from '#server/auth/sessions.ts'
import { exportArchive } from '#server/modules/account/export/export-archive.ts'
import { changeStatus } from '#server/modules/selling/orders/change-status.ts'
import { axeFindings, desktop, onBothScreens, phone, sentMails, withDashboard } from '../support/browser/dashboard.ts'
import { openOrbShop } from '../support/fixtures/orb-shop.ts'

const { serve } = withDashboard()

const open = async (options: Parameters<Awaited<ReturnType<typeof serve>>['visit']>[1] = phone) => {
  const served = await serve()
  const shop = await openOrbShop(served.app)
  const page = await served.visit('/auraorb', options)
  return { ...served, ...shop, page }
}

const buttons = (page: Page) => page.getByRole('link', { name: 'Create Your Orb AED 399' })
const dialog = (page: Page) => page.locator('dialog[open]')

for (const [name, device] of Object.entries({ phone, desktop })) {
  test(`an orb is ordered on a ${name}, in dirhams, and its seller sees it wherever orders are seen`, async () => {
    const { app, origin, context, owner, store, page } = await open(device)
    await buttons(page).last().click()
    await dialog(page).getByRole('heading', { name: 'Place Your Order' }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await expect.poll(() => dialog(page).getByLabel('Phone').getAttribute('placeholder')).toBe('050 123 4567')
    await dialog(page).getByLabel('Full Name').fill('Layla Mansour')
    // A landline of Al Ain. In Pakistan it would be a mobile number with a digit missing.
    await dialog(page).getByLabel('Phone').fill('03 712 3456')
    await expect.poll(() => dialog(page).getByText('Is a digit missing?').count()).toBe(0)
    await dialog(page).getByLabel('Phone').fill('050 765 4321')
    await dialog(page).getByLabel('Delivery Address').fill('Villa 8, Khalifa City A, Abu Dhabi')
    await dialog(page).getByRole('button', { name: 'Place Order · AED 399' }).click()
    await dialog(page).getByRole('heading', { name: 'Order Placed Successfully!' }).waitFor()
    const chat = await dialog(page).getByRole('link', { name: 'Tell the seller on WhatsApp' }).getAttribute('href')
    expect(chat).toMatch(/^https:\/\/wa\.me\/971500000001\?/)
    expect(new URL(chat ?? '').searchParams.get('text')).toContain(`1 × *Aura Orb*\n${origin}/auraorb`)
    expect(new URL(chat ?? '').searchParams.get('text')).toContain('*Total: AED 399*, Cash on Delivery')

    const order = await app.deps.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
    expect(order).toMatchObject({ currency: 'AED', total_amount: 39_900, buyer_phone: '050 765 4321', to_check: null })
    await expect.poll(async () => (await sentMails(app, owner.email)).join()).toContain('AED 399')

    const token = await startSession(app.deps.db, app.deps.clock, owner.id)
    const dashboard = await (await context(device, token)).newPage()
    await dashboard.goto(`${origin}/dashboard?tab=orders`)
    await dashboard.getByText('Layla Mansour').first().waitFor()
    await dashboard.getByText('AED 399').first().waitFor()
    await dashboard.goto(`${origin}/dashboard?tab=orders&order=${order.order_id}`)
    await dashboard.getByRole('dialog').getByText('AED 399').first().waitFor()
    for (const status of ['Confirmed', 'Shipped', 'Delivered'] as const)
      await changeStatus(app.deps, store, order.id, { status })
    await dashboard.goto(`${origin}/dashboard?tab=analytics`)
    await dashboard.getByText('AED 399').first().waitFor()
    await expect.poll(() => dashboard.getByText('Rs. 399').count()).toBe(0)

    const archive = await new Response(
      exportArchive(app.deps, owner, {
        signal: new AbortController().signal,
        read: () => undefined,
        end: () => undefined,
      }),
    ).arrayBuffer()
    const orders = strFromU8(unzipSync(new Uint8Array(archive))['data/orders.json'] ?? new Uint8Array())
    expect(JSON.parse(orders)).toMatchObject([{ total_amount: 399, currency: 'AED' }])
  })
}

test('the page reads well on a phone and on a desktop', async () => {
  const { page } = await open()
  await buttons(page).first().waitFor({ state: 'attached' })
  await onBothScreens(page, async (screen) => {
    expect(await axeFindings(page), screen).toEqual([])
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0)
    await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1)
    for (const words of ['Free UAE delivery', '1-year warranty', '4 hours of light', '6–10 days'])
      await page.getByText(words).first().waitFor()
  })
})

test('nothing stands out of a screen of 320 pixels, text enlarged or not', async () => {
  const { page } = await open({ ...phone, viewport: { width: 320, height: 640 } })
  for (const size of ['100%', '200%']) {
    await page.evaluate((value) => {
      document.documentElement.style.fontSize = value
    }, size)
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), { message: `${size}` })
      .toBeLessThanOrEqual(0)
  }
})

test('the occasions go round by arrows, dots and fingers, at both ends', async () => {
  const { page } = await open(desktop)
  const shown = () => page.locator('[data-dot][aria-current]').getAttribute('aria-label')
  const step = (name: string) => page.getByRole('button', { name }).click()
  const titles = ['Weddings and anniversaries', 'Eid', 'Birthdays']
  await expect.poll(shown).toBe(titles[0])
  for (const title of [titles[1], titles[2], titles[0]]) {
    await step('Next occasion')
    await expect.poll(shown).toBe(title)
  }
  await step('Previous occasion')
  await expect.poll(shown).toBe(titles[2])
  await step('Previous occasion')
  await expect.poll(shown).toBe(titles[1])
  await page.getByRole('button', { name: 'Birthdays' }).click()
  await expect.poll(shown).toBe(titles[2])
  await page.locator('[data-slider]').evaluate((slider) => slider.scrollTo({ left: 0 }))
  await expect.poll(shown).toBe(titles[0])
})

test('a keyboard opens the form, leaves it, and is where it was; the order is kept', async () => {
  const { page } = await open(desktop)
  const button = buttons(page).nth(1)
  await button.focus()
  await page.keyboard.press('Enter')
  await dialog(page).getByLabel('Full Name').fill('Layla')
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.reload()
  await buttons(page).first().click()
  await expect.poll(() => dialog(page).getByLabel('Full Name').inputValue()).toBe('Layla')
})

test('the light in the glass moves slowly, and not at all for who asked for less motion', async () => {
  const { page } = await open({ ...desktop, reducedMotion: 'no-preference' })
  const name = () =>
    page.locator('.orb-light').evaluate((element) => getComputedStyle(element, '::before').animationName)
  await expect.poll(() => name()).toBe('wander')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(() => name()).toBe('none')
})

test('without scripts everything is there, and the button leads to the product, which is ordered in a chat', async () => {
  const { page } = await open({ ...phone, javaScriptEnabled: false })
  for (const heading of [
    'From your phone to their hands',
    'Eid',
    'Birthdays',
    'Whose face do you want to see light up?',
  ])
    await page.getByRole('heading', { name: heading }).waitFor()
  await expect.poll(() => page.getByRole('button').count()).toBe(0)
  await buttons(page).locator('visible=true').first().click()
  await page.waitForURL('**/store/auraorb/p/aura-orb/#order')
  const chat = await page.getByRole('link', { name: 'Order via WhatsApp' }).getAttribute('href')
  expect(new URL(chat ?? '').searchParams.get('text')).toContain('AED 399')
})
