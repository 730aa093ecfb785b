import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { WITHDRAWAL_MIN } from '#contract/referrals/referrals.ts'
import { newId } from '#server/db/ids.ts'
import { queuedWhatsApp } from '#server/modules/messages/whatsapp/queued-gateway.ts'
import type { PublishingApp } from '../support/apps/publishing-app.ts'
import {
  axeFindings,
  axeInBothThemes,
  desktop,
  drawCharts,
  onBothScreens,
  PASSWORD,
  phone,
  signUpSeller,
  withDashboard,
} from '../support/browser/dashboard.ts'
import { openShop } from '../support/fixtures/selling.ts'
import { addOfficialNumber } from '../support/fixtures/whatsapp.ts'

const { serve } = withDashboard()

const earnPoints = (app: PublishingApp, userId: string, points: number) =>
  app.deps.db
    .insertInto('point_entries')
    .values({
      id: newId(),
      user_id: userId,
      points,
      reason: 'referral',
      referred_user_id: null,
      withdrawal_id: null,
      created_at: '2026-01-01T00:00:00.000Z',
    })
    .execute()

const noSidewaysScroll = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)

test('a free seller sees what analytics and her own WhatsApp would give, and asks for them', async () => {
  const { app, visit } = await serve()
  const shop = await openShop(app)
  const page = await visit('/dashboard?tab=analytics', { token: shop.token })
  await page.getByText('Analytics requires Premium plan').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'WhatsApp' }).click()
  await page.getByText('WhatsApp integration requires Premium plan. Please upgrade your account.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Request Upgrade' }).click()
  await page.getByText('Upgrade request sent! Admin will contact you shortly.').waitFor()
})

test('analytics: figures first, charts with a table behind each', async () => {
  const { app, context, origin, visit } = await serve()
  const shop = await openShop(app, { plan: 'paid' })
  const id = await shop.place({}, 2)
  for (const step of ['Confirmed', 'Shipped', 'Delivered']) await shop.move(id, step)
  const refused = await shop.place()
  for (const step of ['Confirmed', 'Cancelled']) await shop.move(refused, step)
  await app.deps.db.updateTable('store_days').set({ views: 40 }).execute()
  const page = await visit('/dashboard?tab=analytics', { token: shop.token })
  await page.getByText('Rs. 2,901').first().waitFor()
  for (const words of [
    'Store Views',
    '5%',
    '50%',
    '40 views this week, none the week before',
    '2 orders from 40 views',
    'Revenue',
    'Top Products',
    'Performance Summary',
  ])
    await page.getByText(words, { exact: true }).first().waitFor()
  await drawCharts(page)
  await expect.poll(() => page.locator('.recharts-bar-rectangle').count()).toBeGreaterThan(2)
  const traffic = page.locator('section', { has: page.getByRole('heading', { name: 'Traffic' }) })
  await traffic.getByText('Show as table').click()
  await expect.poll(() => page.getByRole('table', { name: 'Traffic' }).getByRole('row').count()).toBe(8)
  expect(await axeFindings(page)).toEqual([])
  await noSidewaysScroll(page)

  const broken = await (await context(phone, shop.token)).newPage()
  let down = true
  await broken.route('**/api/analytics/dashboard', (route) =>
    down ? route.fulfill({ status: 400, json: {} }) : route.continue(),
  )
  await broken.goto(`${origin}/dashboard?tab=analytics`)
  await broken.getByText('Analytics Unavailable').waitFor()
  await broken.getByText('Failed to fetch analytics data').waitFor()
  down = false
  await broken.getByRole('button', { name: 'Try Again' }).click()
  await broken.getByText('Rs. 2,901').first().waitFor()
})

test('analytics of a store that nobody has seen, and of a plan that has just ended', async () => {
  const { app, context, origin, visit } = await serve()
  const shop = await openShop(app, { plan: 'paid' })
  const page = await visit('/dashboard?tab=analytics', { token: shop.token })
  await page.getByRole('heading', { name: 'Share your link to get the first visitors' }).waitFor()
  await page.getByRole('button', { name: 'Share your shop' }).click()
  await page.getByRole('link', { name: 'Send on WhatsApp' }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('.recharts-surface').count()).toBe(0)
  expect(await axeFindings(page)).toEqual([])

  const late = await (await context(phone, shop.token)).newPage()
  await late.route('**/api/analytics/dashboard', (route) =>
    route.fulfill({ status: 403, json: { detail: 'Analytics requires Premium plan' } }),
  )
  await late.goto(`${origin}/dashboard?tab=analytics`)
  await late.getByText('Analytics requires Premium plan').waitFor()
})

test('referrals: the code is passed on, points become a withdrawal', async () => {
  const { app, context, origin } = await serve()
  const { token, user } = await signUpSeller(app)
  const made = await context(phone, token)
  await made.grantPermissions(['clipboard-read', 'clipboard-write'], { origin })
  const page = await made.newPage()
  await page.goto(`${origin}/dashboard?tab=referrals`)
  await page.getByText(/^0 points ready/).waitFor()
  const { code } = await app.deps.db.selectFrom('referral_codes').select('code').executeTakeFirstOrThrow()
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await page.getByRole('button', { name: 'Copy Code' }).click()
  await page.getByText('Referral code copied to clipboard!').waitFor()
  await expect.poll(() => clipboard()).toBe(code)
  await page.getByRole('button', { name: 'Copy Link' }).click()
  await page.getByText('Referral link copied to clipboard!').waitFor()
  await expect.poll(() => clipboard()).toBe(`${origin}/auth?ref=${code}`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect
    .poll(() => page.getByRole('link', { name: 'Send on WhatsApp' }).getAttribute('href'))
    .toContain(encodeURIComponent(`${origin}/auth?ref=${code}`))
  await page.getByRole('button', { name: 'Close' }).click()
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
  })
  const shown = new Promise<string>((resolve) =>
    page.once('dialog', (dialog) => {
      resolve(dialog.defaultValue())
      void dialog.dismiss()
    }),
  )
  await page.getByRole('button', { name: 'Copy Link' }).click()
  expect(await shown).toBe(`${origin}/auth?ref=${code}`)
  expect(await axeFindings(page)).toEqual([])

  await earnPoints(app, user.id, WITHDRAWAL_MIN + 250)
  // She signed in a while ago, so the password is asked for again.
  const yesterday = new Date(Date.now() - 86_400_000).toISOString()
  await app.deps.db.updateTable('sessions').set({ password_at: yesterday }).execute()
  await page.reload()
  const ask = page.getByRole('button', { name: 'Request Withdrawal of 1,250 points' })
  await ask.click()
  await page.getByText('Payment details are required').waitFor()
  await page.getByLabel('Payment Method').selectOption('bank_transfer')
  await page.getByLabel('Account Number').fill('12')
  await ask.click()
  await page.getByText('Please enter a valid account number').waitFor()
  await page.getByLabel('Payment Method').selectOption('easypaisa')
  await page.getByLabel('Phone Number').fill('0300 8888888')
  await ask.click()
  const password = page.getByLabel('Password', { exact: true })
  await password.waitFor()
  expect(await axeFindings(page)).toEqual([])
  await password.fill('wrong-password')
  await ask.click()
  await page.getByText('The password is wrong').waitFor()
  await password.fill(PASSWORD)
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(PASSWORD)
  await ask.click()
  await page.getByText('Withdrawal request submitted successfully!').waitFor()
  await page.getByText('Your request of 1,250 points is pending.').waitFor()
  await page.getByText('Easypaisa 0300 8888888').waitFor()

  await app.deps.db
    .updateTable('withdrawals')
    .set({
      status: 'rejected',
      admin_notes: 'یہ نمبر غلط ہے',
      processed_date: new Date().toISOString(),
      open_user_id: null,
    })
    .execute()
  await page.reload()
  await page.getByText('Rejected').waitFor()
  await page.getByText('یہ نمبر غلط ہے').waitFor()
  expect(await axeFindings(page)).toEqual([])
})

test('referrals that cannot be had are tried again, and those there are have names', async () => {
  const { app, context, origin } = await serve()
  const { token, user } = await signUpSeller(app)
  const friend = await signUpSeller(app, 'bilal@seller.example')
  await app.deps.db
    .insertInto('referrals')
    .values({
      referred_user_id: friend.user.id,
      referrer_user_id: user.id,
      signup_date: '2026-02-01T00:00:00.000Z',
      upgraded_at: null,
      held_since: null,
    })
    .execute()
  const page = await (await context(desktop, token)).newPage()
  let down = true
  await page.route('**/api/referrals/my-stats', (route) =>
    down ? route.fulfill({ status: 400, json: {} }) : route.continue(),
  )
  await page.goto(`${origin}/dashboard?tab=referrals`)
  await page.getByText('Failed to fetch referral stats').waitFor()
  down = false
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByText('bi***').waitFor()
  await page.getByText('Signed up 1 Feb 2026').waitFor()
})

test('WhatsApp is set up by scanning a code, seen as connected, and disconnected', async () => {
  const { app, context, origin } = await serve()
  const shop = await openShop(app, { plan: 'paid' })
  const page = await (await context(phone, shop.token)).newPage()
  await page.clock.install()
  await page.goto(`${origin}/dashboard?tab=whatsapp`)
  await page.getByText('Not set up').waitFor()
  await page.getByRole('button', { name: 'Connect WhatsApp' }).click()
  await page.getByRole('button', { name: 'Get the code' }).click()
  await page.getByRole('img', { name: 'QR code that links your WhatsApp' }).waitFor()
  // A phone cannot scan its own screen, so there the code to type comes first.
  const { pairing_code } = await app.deps.db
    .selectFrom('whatsapp_sessions')
    .select('pairing_code')
    .executeTakeFirstOrThrow()
  await page.getByText(`${pairing_code?.slice(0, 4)}-${pairing_code?.slice(4)}`).waitFor()
  await page.getByText('Open WhatsApp on the phone with +923001234567').waitFor()
  expect(await axeFindings(page)).toEqual([])
  // On a busy machine the code may have expired by now, and the page asks for another.
  const scanned = () => shop.call('POST', `/dev/whatsapp/${shop.user.id}/scan`).then(Boolean, () => false)
  await expect
    .poll(async () => {
      const done = await scanned()
      await page.clock.runFor(10_000)
      return done
    })
    .toBe(true)
  await page.getByText('WhatsApp connected').waitFor()
  await page.clock.runFor(2000)
  await expect.poll(() => page.locator('dialog').count()).toBe(0)
  await page.getByText('+923001234567').waitFor()
  expect(await axeFindings(page)).toEqual([])

  await shop.call('POST', `/dev/whatsapp/${shop.user.id}/disconnect`)
  await page.getByRole('button', { name: 'Refresh Status' }).click()
  await page.getByText('Disconnected', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Reconnect' }).click()
  await page.getByRole('img', { name: 'QR code that links your WhatsApp' }).waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).last().click()
  await page.getByText('WhatsApp disconnected').waitFor()
  await page.getByText('Not set up').waitFor()
})

test('waits for a QR code that is on its way, and reports it missing when it does not come', async () => {
  const { app, context, origin } = await serve()
  const shop = await openShop(app, { plan: 'paid' })
  // Another process brings the code, as in production.
  app.deps.whatsapp = queuedWhatsApp(app.deps.db, app.deps.clock)
  await shop.call('POST', '/whatsapp/seller/register')
  const page = await (await context(phone, shop.token)).newPage()
  await page.clock.install()
  let asked = 0
  page.on('response', (response) => {
    if (response.url().endsWith('/qr')) asked++
  })
  await page.goto(`${origin}/dashboard?tab=whatsapp`)
  await page.getByRole('button', { name: 'Reconnect' }).click()
  const waiting = page.getByText('Waiting for your phone… The code renews itself.')
  const failed = page.getByText('Failed to generate QR code. Please try again.')
  await waiting.waitFor()
  await expect.poll(() => asked).toBe(1)
  await page.clock.runFor(2000)
  await expect.poll(() => asked).toBe(2)
  await expect.poll(() => waiting.count()).toBe(1)
  await expect.poll(() => failed.count()).toBe(0)
  const qr = { qr: '2@code', qr_expires_at: new Date(Date.now() + 60_000).toISOString() }
  await app.deps.db.updateTable('whatsapp_sessions').set(qr).execute()
  await page.clock.runFor(2000)
  await page.getByRole('img', { name: 'QR code that links your WhatsApp' }).waitFor()
  expect(asked).toBe(3)

  await page.getByRole('button', { name: 'Close' }).click()
  await app.deps.db.updateTable('whatsapp_sessions').set({ qr: null, qr_expires_at: null }).execute()
  await page.getByRole('button', { name: 'Reconnect' }).click()
  await expect
    .poll(async () => {
      await page.clock.runFor(1500)
      return failed.count()
    })
    .toBe(1)
  expect(asked).toBeLessThan(16)
})

test('what goes wrong while WhatsApp is set up is said in its words', async () => {
  const { app, context, origin } = await serve()
  const shop = await openShop(app, { plan: 'paid' })
  const page = await (await context(phone, shop.token)).newPage()
  await page.clock.install()
  const answers: Record<string, { status: number; json: unknown }> = {}
  await page.route('**/api/whatsapp/seller/**', (route) => {
    const [end = ''] = new URL(route.request().url()).pathname.split('/').slice(-1)
    const answer = answers[end]
    return answer ? route.fulfill(answer) : route.continue()
  })
  await page.goto(`${origin}/dashboard?tab=whatsapp`)
  await page.getByText('Not set up').waitFor()
  const open = () => page.getByRole('button', { name: /^(Connect WhatsApp|Reconnect)$/ }).click()
  const close = () => page.getByRole('button', { name: 'Close' }).click()

  answers.status = { status: 500, json: {} }
  await open()
  const dialog = page.locator('dialog')
  await dialog.getByText('Unable to check registration status. Please try again.').waitFor()
  answers.status = { status: 403, json: { detail: 'Nothing to say' } }
  await dialog.getByRole('button', { name: 'Try Again' }).click()
  await dialog.getByText('WhatsApp integration requires Premium plan. Please upgrade your account.').waitFor()
  await close()

  answers.status = { status: 200, json: null }
  answers.register = { status: 500, json: {} }
  await open()
  await dialog.getByRole('button', { name: 'Get the code' }).click()
  await dialog.getByText('Failed to register with WhatsApp service. Please try again.').waitFor()
  answers.register = { status: 409, json: {} }
  answers.qr = { status: 200, json: { success: true } }
  await dialog.getByRole('button', { name: 'Get the code' }).click()
  await dialog.getByText('You are already registered! Proceeding to QR code setup...').waitFor()
  await page.clock.runFor(2000)
  await dialog.getByText('No QR code data received from server.').waitFor()
  answers.qr = { status: 500, json: {} }
  await dialog.getByRole('button', { name: 'Try Again' }).click()
  await dialog.getByText('Failed to generate QR code. Please try again.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  answers.qr = { status: 200, json: { qrCode: 'iVBORw0KGgo=' } }
  await dialog.getByRole('button', { name: 'Try Again' }).click()
  const image = dialog.getByRole('img', { name: 'QR code that links your WhatsApp' })
  await expect.poll(() => image.getAttribute('src')).toBe('data:image/png;base64,iVBORw0KGgo=')
})

test('a seller chooses whether an official number writes to new buyers; without one there is no choice', async () => {
  const { app, visit } = await serve()
  const shop = await openShop(app, { plan: 'paid' })
  const page = await visit('/dashboard?tab=whatsapp', { token: shop.token })
  await page.getByText('It writes to you alone, never to a buyer.').waitFor()
  await page.getByRole('button', { name: 'Use My Own Number' }).waitFor()
  const choice = page.getByRole('switch', { name: 'Also write to new buyers at once' })
  expect(await choice.count()).toBe(0)
  await addOfficialNumber(app.deps.db, shop.user.id)
  await page.reload()
  await expect.poll(() => choice.getAttribute('aria-checked')).toBe('false')
  await page.getByText('If they report it, WhatsApp can block it.').waitFor()
  await choice.click()
  await page.getByText('Message settings saved').waitFor()
  await page.reload()
  await page.getByRole('switch', { checked: true }).waitFor()
})

test('the words to buyers are the seller’s own, and stand in the chat of an order', async () => {
  const { app, visit } = await serve()
  const shop = await openShop(app, { plan: 'paid' })
  const id = await shop.place()
  const page = await visit('/dashboard?tab=whatsapp', { token: shop.token, ...desktop })
  await page.getByLabel('Message', { exact: true }).selectOption('order_placed')
  const text = page.getByLabel('Text', { exact: true })
  await text.fill('Shukriya {name}')
  await page.getByText(/^\{name\} is not known here\. Use /).waitFor()
  await text.fill('شکریہ ')
  await page.getByRole('button', { name: 'Buyer’s name' }).click()
  await expect.poll(() => text.inputValue()).toBe('شکریہ {buyer_name}')
  await page.locator('.chat-bubble', { hasText: 'شکریہ Ayesha' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Save Templates' }).click()
  await page.getByText('Message templates saved').waitFor()
  await page.getByRole('link', { name: 'Orders' }).click()
  await page.getByRole('button', { name: `View order ${id}` }).waitFor()
  const words = async () => {
    const link = page.getByRole('link', { name: 'WhatsApp Ayesha Khan' })
    return new URL((await link.getAttribute('href')) ?? '').searchParams.get('text')
  }
  await expect.poll(words).toBe('شکریہ Ayesha Khan')
  await page.getByRole('link', { name: 'WhatsApp', exact: true }).click()
  await page.getByLabel('Message', { exact: true }).selectOption('order_placed')
  await page.getByRole('button', { name: 'Use the default text' }).click()
  await page.getByRole('button', { name: 'Save Templates' }).click()
  await expect
    .poll(async () => (await app.deps.db.selectFrom('message_templates').selectAll().execute()).length)
    .toBe(0)
})

test('the selling tabs read well on a phone and on a desktop', async () => {
  const { app, visit } = await serve()
  const shop = await openShop(app, { plan: 'paid' })
  const id = await shop.place({}, 2)
  for (const step of ['Confirmed', 'Shipped', 'Delivered']) await shop.move(id, step)
  await app.deps.db.updateTable('store_days').set({ views: 40 }).execute()
  await earnPoints(app, shop.user.id, WITHDRAWAL_MIN)
  const page = await visit('/dashboard?tab=analytics', { token: shop.token })
  const ready = {
    Analytics: page.getByText('Show as table').first(),
    Referrals: page.getByRole('button', { name: /^Request Withdrawal/ }),
    WhatsApp: page.getByRole('button', { name: 'Save Templates' }),
  }
  for (const [tab, sight] of Object.entries(ready)) {
    await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: tab }).click()
    await sight.waitFor()
    await onBothScreens(page, async (screen) => {
      if (tab === 'Analytics') await drawCharts(page)
      expect(await axeInBothThemes(page), screen).toEqual([])
      await noSidewaysScroll(page)
    })
  }
})
