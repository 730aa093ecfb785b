import sharp from 'sharp'
import { expect, test } from 'vitest'
import {
  axeFindings,
  axeInBothThemes,
  desktop,
  endSessionsAt,
  logOut,
  onBothScreens,
  PASSWORD,
  phone,
  signUpSeller,
  withDashboard,
} from '../support/browser/dashboard.ts'

const { serve, expectProblems } = withDashboard()

const image = async (color: string) => ({
  name: 'logo.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 1600, height: 1600, channels: 3, background: color } })
    .png()
    .toBuffer(),
})

test('a new seller makes her store, and it is live', async () => {
  const { app, origin, visit } = await serve()
  const { token } = await signUpSeller(app)
  const page = await visit('/dashboard', { token })
  await page.getByText('Create your store first to unlock Store Design customization').waitFor()
  await expect.poll(() => page.getByLabel('WhatsApp number').inputValue()).toBe('3001234567')
  await page.getByLabel('WhatsApp number').fill('')
  await page.getByRole('button', { name: 'Create Store' }).click()
  for (const words of [
    'Store name is required',
    'Store bio is required',
    'WhatsApp number is required',
    'Store URL slug is required',
    'Please fill in all required fields',
  ])
    await page.getByText(words).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
  expect(await axeFindings(page)).toEqual([])

  await page.getByLabel('Store name').fill('Zari & Gota')
  await expect.poll(() => page.getByText('Store name is required').count()).toBe(0)
  await expect.poll(() => page.getByLabel('Store URL').inputValue()).toBe('zari-gota')
  await page.getByLabel('Store bio').fill('Hand-made borders')
  await page.getByText('17/160').waitFor()
  // With a digit missing, every order by WhatsApp would get lost.
  await page.getByLabel('WhatsApp number').fill('0300 123456')
  await page.getByRole('button', { name: 'Create Store' }).click()
  await page.getByText(/^Is a digit missing\? A Pakistani number has 10 digits/).waitFor()
  await page.getByLabel('WhatsApp number').fill('0300 1234567')
  await page.getByText('Orders by WhatsApp come here. +92 300 1234567').waitFor()
  await page.getByLabel('Store URL').fill('Dashboard')
  await page.getByRole('button', { name: 'Create Store' }).click()
  await page.getByText('This store URL is reserved. Please choose another one.').first().waitFor()
  await page.getByLabel('Store URL').fill('Zari Gota')
  await page.getByLabel('Logo', { exact: true }).setInputFiles(await image('teal'))
  await page.getByRole('button', { name: 'Change picture' }).waitFor()
  await page.getByRole('button', { name: 'Create Store' }).click()
  await page.getByText('Store created successfully!').waitFor()
  await page.getByText('Your shop is up to date').waitFor()
  expect((await fetch(`${origin}/store/zari-gota/`)).status).toBe(200)
  const [logo] = await app.deps.db.selectFrom('images').select(['width', 'height']).execute()
  expect(logo).toEqual({ width: 800, height: 800 })
})

test('settings are changed, and earlier pages can be shown again', async () => {
  const { app, visit } = await serve()
  const { token } = await signUpSeller(app, undefined, { store: 'noor' })
  const page = await visit('/dashboard', { token, ...desktop })
  await page.getByRole('button', { name: 'Edit Settings' }).click()
  await page.getByLabel('Store name').fill('نور کرافٹس')
  await page.keyboard.press('Escape')
  await page.getByText('Discard your changes?').waitFor()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await page.getByLabel('Store URL').fill('noor-crafts')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Store settings updated successfully!').waitFor()
  await page.getByRole('heading', { name: 'نور کرافٹس' }).waitFor()
  await expect.poll(() => page.locator('dialog').count()).toBe(0)
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Edit Settings')
  await expect
    .poll(() => page.getByRole('link', { name: 'View Public Store' }).getAttribute('href'))
    .toContain('/store/noor-crafts')

  await page.getByText('Your shop is up to date').waitFor()
  await app.settled()
  await app.endSteps()
  await page.getByRole('button', { name: 'Edit Settings' }).click()
  await page.getByLabel('Store bio').fill('Hand-made borders')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  // The links of the first version lead to the former address.
  const versions = page.getByRole('listitem').filter({ hasText: 'Shop details changed' })
  await expect.poll(() => versions.count()).toBe(2)
  await versions.last().getByRole('button').click()
  // The page has no script of its own. Axe needs one to check it.
  expectProblems(/^Blocked script execution in '[^']+\/preview\//)
  await page.frameLocator('iframe[title="Your shop as it was"]').locator('h1').first().waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.locator('dialog').getByRole('button', { name: 'Show this again' }).click()
  await page.getByText('Your shop is shown as it was, until your next save').waitFor()
  await versions.last().getByText('Live', { exact: true }).waitFor()
  await expect.poll(() => page.getByText('Buyers see an earlier version').isVisible()).toBe(true)
  await page.getByRole('link', { name: 'Orders' }).first().click()
  await page.getByText('Buyers see your shop as it was').waitFor()
  await page.getByRole('button', { name: 'Show current shop' }).click()
  await page.getByText('Your current shop is live again.').waitFor()
  await page.getByText('Buyers see your shop as it was').waitFor({ state: 'detached' })
})

test('the link is copied, or shown where copying is not allowed', async () => {
  const { app, context, origin } = await serve()
  const { token } = await signUpSeller(app, undefined, { store: 'noor' })
  const made = await context(phone, token)
  await made.grantPermissions(['clipboard-read', 'clipboard-write'], { origin })
  const page = await made.newPage()
  await page.goto(`${origin}/dashboard`)
  await page.getByText('Your shop is up to date').waitFor()
  await page.getByRole('button', { name: 'Copy Store Link' }).click()
  await page.getByText('Store link copied to clipboard!').waitFor()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/store\/noor\/?$/)
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
  })
  const shown = new Promise<string>((resolve) =>
    page.once('dialog', (dialog) => {
      resolve(dialog.defaultValue())
      void dialog.dismiss()
    }),
  )
  await page.getByRole('button', { name: 'Copy Store Link' }).click()
  expect(await shown).toMatch(/\/store\/noor\/?$/)
})

test('a free seller asks for the paid plan at the price of her country', async () => {
  const { app, context, origin } = await serve()
  const { token } = await signUpSeller(app, undefined, { store: 'noor' })
  await app.deps.db.updateTable('users').set({ referral_price: 1500 }).execute()
  const made = await context(phone, token)
  const page = await made.newPage()
  await page.goto(`${origin}/dashboard`)
  await page.getByText('Free Plan', { exact: true }).waitFor()
  await page.getByText('Rs. 1,500').waitFor()
  await page.getByText('Up to 100 products instead of 5').waitFor()
  await page.evaluate(() => localStorage.setItem('userCountry', 'AE'))
  app.deps.config.paidProductLimit = 250
  await page.reload()
  await page.getByText('8 USD').waitFor()
  await page.getByText('Up to 250 products instead of 5').waitFor()
  app.deps.config.paidProductLimit = Number.POSITIVE_INFINITY
  await page.reload()
  await page.getByText('Unlimited products instead of 5').waitFor()
  for (const benefit of [/analytics/i, /WhatsApp/, 'Order and delivery notifications', 'No watermark', 'Free hosting'])
    await expect.poll(() => page.getByRole('listitem').getByText(benefit).count()).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Request Upgrade' }).click()
  await page.getByText('Upgrade request sent! Admin will contact you shortly.').waitFor()
  const [request] = await app.deps.db.selectFrom('upgrade_requests').selectAll().execute()
  expect(request?.message).toContain('+923001234567')
  // The server remembers it, not this page.
  await page.reload()
  await page.getByText('We write to you on WhatsApp.', { exact: false }).waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Request sent' }).isDisabled()).toBe(true)
})

test('a seller whose paid plan has ended is told so and can ask for it again', async () => {
  const { app, visit } = await serve()
  const { token } = await signUpSeller(app, undefined, { store: 'noor' })
  await app.deps.db.updateTable('users').set({ plan: 'paid', plan_expiry: '2026-01-01T00:00:00.000Z' }).execute()
  const page = await visit('/dashboard', { token })
  await page.getByText('Free Plan', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Request Upgrade' }).click()
  await page.getByText('Upgrade request sent! Admin will contact you shortly.').waitFor()
})

test('a seller sets how long pieces are kept for an unconfirmed order', async () => {
  const { app, visit } = await serve()
  const { token } = await signUpSeller(app, undefined, { store: 'noor' })
  const page = await visit('/dashboard?tab=store', { token })
  await page.getByRole('button', { name: 'Edit Settings' }).click()
  const hours = page.getByLabel('Keep pieces for an unconfirmed order')
  await expect.poll(() => hours.inputValue()).toBe('24')
  await hours.selectOption('3 days')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Store settings updated successfully!').waitFor()
  expect(await app.deps.db.selectFrom('stores').select('hold_hours').execute()).toEqual([{ hold_hours: 72 }])
})

test('a seller taps on her cover where its important part is, or goes there by keyboard', async () => {
  const { app, visit } = await serve()
  const { token } = await signUpSeller(app, undefined, { store: 'noor' })
  const page = await visit('/dashboard?tab=store', { token })
  await page.getByRole('button', { name: 'Edit Settings' }).click()
  const place = page.getByRole('slider', { name: 'Important part of the cover' })
  // Nothing to tap on yet.
  await expect.poll(() => place.count()).toBe(0)
  await page.getByLabel('Cover', { exact: true }).setInputFiles(await image('teal'))
  const at = (x: number, y: number) => `${x} % from the left, ${y} % from the top`
  const says = () => expect.poll(() => place.getAttribute('aria-valuetext'))
  await says().toBe(at(50, 50))
  await place.locator('img').evaluate((drawn: HTMLImageElement) => drawn.decode())
  const box = await place.evaluate((node) => ({ width: node.clientWidth, height: node.clientHeight }))
  await place.click({ position: { x: box.width * 0.2, y: box.height * 0.7 } })
  await says().toBe(at(20, 70))
  await place.press('ArrowRight')
  await place.press('ArrowDown')
  await says().toBe(at(25, 75))
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Store settings updated successfully!').waitFor()
  expect(await app.deps.db.selectFrom('stores').select(['cover_focus_x', 'cover_focus_y']).execute()).toEqual([
    { cover_focus_x: 25, cover_focus_y: 75 },
  ])
})

test('a session that ends in the middle of typing: signed out with a word, and the text is there after signing in', async () => {
  const { app, visit, origin } = await serve()
  const { token, user } = await signUpSeller(app, undefined, { store: 'noor' })
  const page = await visit('/dashboard?tab=store', { token })
  await page.getByRole('button', { name: 'Edit Settings' }).click()
  await page.getByLabel('Store bio').fill('Typed before the session ended')
  await endSessionsAt(page, app, '**/api/stores/my')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Your session has ended.').waitFor()
  await page.getByLabel('Email').fill(user.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL(`${origin}/dashboard?tab=store`)
  await page.getByRole('button', { name: 'Edit Settings' }).click()
  await page.getByText('What you typed before is here again. It is not saved yet.').waitFor()
  await expect.poll(() => page.getByLabel('Store bio').inputValue()).toBe('Typed before the session ended')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Store settings updated successfully!').waitFor()
  await page.getByRole('button', { name: 'Edit Settings' }).click()
  await expect.poll(() => page.getByText('What you typed before').count()).toBe(0)
})

test('two tabs: a newer version is not overwritten, what was typed stays, and signing out is seen in both', async () => {
  const { app, context, origin } = await serve()
  const { token } = await signUpSeller(app, undefined, { store: 'noor' })
  const made = await context(desktop, token)
  const [first, second] = [await made.newPage(), await made.newPage()]
  for (const page of [first, second]) {
    await page.goto(`${origin}/dashboard`)
    await page.getByRole('button', { name: 'Edit Settings' }).click()
  }
  await second.getByLabel('Store bio').fill('Typed in the second tab')
  // A browser draws a hidden tab once a second.
  await first.bringToFront()
  await first.getByLabel('Store name').fill('Named in the first tab')
  await first.getByRole('button', { name: 'Save Changes' }).click()
  await first.getByText('Store settings updated successfully!').waitFor()
  await second.bringToFront()
  await second
    .getByRole('heading', { name: 'Named in the first tab', includeHidden: true })
    .waitFor({ state: 'attached' })
  await second.getByLabel('Store bio').fill('Typed in the second tab')
  await second.getByRole('button', { name: 'Save Changes' }).click()
  await second.getByText('This was changed elsewhere. Load the newer version before saving.').waitFor()
  expect(await axeFindings(second)).toEqual([])
  await second.getByRole('button', { name: 'Load the newer version' }).click()
  await expect.poll(() => second.getByLabel('Store name').inputValue()).toBe('Named in the first tab')
  await expect.poll(() => second.getByLabel('Store bio').inputValue()).toBe('Typed in the second tab')
  await second.getByRole('button', { name: 'Save Changes' }).click()
  await second.getByText('Store settings updated successfully!').waitFor()

  await first.bringToFront()
  await first.getByRole('button', { name: /^Account of/ }).click()
  await logOut(first, origin)
  await second.waitForURL(`${origin}/`)
  expect(await app.deps.db.selectFrom('sessions').selectAll().execute()).toEqual([])
})

test('says that it is offline, and keeps typed text when a save fails', async () => {
  const { app, context, origin } = await serve()
  const { token } = await signUpSeller(app, undefined, { store: 'noor' })
  const made = await context(phone, token)
  const page = await made.newPage()
  await page.goto(`${origin}/dashboard`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Edit Settings' }).click()
  await page.getByLabel('Store bio').fill('Typed on a train')
  await made.setOffline(true)
  await page
    .getByText('You are offline. What you type is kept; save it when you are back.')
    .waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('You seem to be offline. Please try again.').waitFor()
  await made.setOffline(false)
  await page.reload()
  await page.getByRole('button', { name: 'Edit Settings' }).click()
  await expect.poll(() => page.getByLabel('Store bio').inputValue()).toBe('Typed on a train')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Store settings updated successfully!').waitFor()
})

test('retries a server that does not answer', async () => {
  const { app, context, origin } = await serve()
  const { token } = await signUpSeller(app, undefined, { store: 'noor' })
  const made = await context(phone, token)
  const page = await made.newPage()
  let down = true
  await page.route('**/api/stores/my?*', (route) =>
    down ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  )
  await page.goto(`${origin}/dashboard`)
  await page.getByText('Failed to fetch store', { exact: true }).waitFor()
  down = false
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByRole('heading', { name: 'Noor Crafts' }).waitFor()
  down = true
  for (const tab of ['products', 'orders']) {
    await page.goto(`${origin}/dashboard?tab=${tab}`)
    await page.getByText('Failed to fetch store data', { exact: true }).waitFor()
  }
})

test('shows a way out when a screen crashes', async () => {
  expectProblems(/Cannot read properties/)
  const { app, context, origin } = await serve()
  const { token } = await signUpSeller(app, undefined, { store: 'noor' })
  const page = await (await context(phone, token)).newPage()
  await page.route('**/api/stores/my?*', (route) => route.fulfill({ json: { id: 'x', updated_at: '' } }))
  await page.goto(`${origin}/dashboard`)
  await page.getByRole('heading', { name: 'Something went wrong' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByRole('heading', { name: 'Something went wrong' }).waitFor()
  await page.unroute('**/api/stores/my?*')
  await page.getByRole('button', { name: 'Clear Cache & Reload' }).click()
  await page.getByRole('heading', { name: 'Noor Crafts' }).waitFor()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBe(token)
})

test('threat 45: code that an update took away for good: the page reloads by itself once, then the seller decides; token and cart stay', async () => {
  expectProblems(/dynamically imported module/)
  const { app, context, origin } = await serve()
  const { token } = await signUpSeller(app, undefined, { store: 'noor' })
  const made = await context(phone, token)
  const page = await made.newPage()
  let loads = 0
  page.on('load', () => loads++)
  await page.route('**/assets/StoreTab.*', (route) => route.fulfill({ status: 404, body: 'gone' }))
  // Once, so that something a reload removed would be missing.
  await made.addInitScript(() => {
    if (!sessionStorage.getItem('seen')) localStorage.setItem('whatsstore-cart', '[1]')
    sessionStorage.setItem('seen', 'yes')
  })
  await page.goto(`${origin}/dashboard`)
  await page.getByRole('heading', { name: 'App Update Available' }).waitFor()
  await page.getByRole('button', { name: 'Update Now' }).waitFor()
  expect(loads).toBe(2)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBe(token)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('whatsstore-cart'))).toBe('[1]')
  expect(await axeFindings(page)).toEqual([])
})

test('an answer that is a page of another version: caches go, the page says so and loads anew, session and cart stay', async () => {
  expectProblems(/Unexpected token/)
  const { app, visit } = await serve()
  const { token } = await signUpSeller(app, undefined, { store: 'noor' })
  const page = await visit('/dashboard', { token })
  await page.getByRole('heading', { name: 'Noor Crafts' }).waitFor()
  await page.evaluate(() => {
    for (const key of ['whatsstore-cart', 'other']) localStorage.setItem(key, '{}')
  })
  const loaded = page.waitForEvent('load')
  await page.route('**/api/referrals/my-stats', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Another version</title>' }),
  )
  await page.getByRole('link', { name: 'Referrals' }).click()
  await page.getByText('App is updating, please wait...').waitFor()
  await page.unroute('**/api/referrals/my-stats')
  await loaded
  await page.getByRole('heading', { name: 'Refer & Earn' }).waitFor()
  const kept = await page.evaluate(() => Object.keys(localStorage))
  expect(kept).toEqual(expect.arrayContaining(['token', 'whatsstore-cart']))
  expect(kept).not.toContain('other')
})

test('a tab that was never opened says offline that it waits, and opens with the connection', async () => {
  expectProblems(/dynamically imported module/)
  const { app, context, origin } = await serve()
  const { token } = await signUpSeller(app, undefined, { store: 'noor' })
  const made = await context(phone, token)
  const page = await made.newPage()
  // Else its code is loaded ahead.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await page.goto(`${origin}/dashboard`)
  await page.getByRole('heading', { name: 'Noor Crafts' }).waitFor()
  await made.setOffline(true)
  await page.getByRole('link', { name: 'Referrals' }).click()
  await page.getByRole('heading', { name: 'You are offline' }).waitFor()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByRole('heading', { name: 'You are offline' }).waitFor()
  await expect.poll(() => page.getByText('App Update Available').count()).toBe(0)
  expect(await axeFindings(page)).toEqual([])
  await made.setOffline(false)
  await page.getByRole('heading', { name: 'Refer & Earn' }).waitFor()
})

test('tabs are loaded while the page is idle, and open without a connection', async () => {
  const { app, context, origin } = await serve()
  const { token } = await signUpSeller(app, undefined, { store: 'noor' })
  const made = await context(phone, token)
  const page = await made.newPage()
  const loaded = page.waitForResponse(/\/WhatsAppTab\.[^/]*\.js/)
  await page.goto(`${origin}/dashboard`)
  await loaded
  await page.getByText('Your shop is up to date').waitFor()
  await made.setOffline(true)
  await page.getByRole('link', { name: 'Referrals' }).click()
  await page.getByRole('heading', { name: 'Referrals', level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Try Again' }).first().waitFor()
  expect(await page.getByRole('heading', { name: 'You are offline' }).count()).toBe(0)
})

test('the Store tab reads well on a phone and on a desktop', async () => {
  const { app, visit } = await serve()
  const { token } = await signUpSeller(app, undefined, { store: 'noor' })
  const page = await visit('/dashboard', { token })
  await page.getByText('Your shop is up to date').waitFor()
  await onBothScreens(page, async (screen) => {
    expect(await axeInBothThemes(page), screen).toEqual([])
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
  })
  await page.getByRole('button', { name: 'Edit Settings' }).click()
  await page.getByLabel('Store name').fill('')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Store name is required').waitFor()
  await onBothScreens(page, async (screen) => expect(await axeInBothThemes(page), screen).toEqual([]))
})

test('another seller who signs in in another tab never sees the store of the one before', async () => {
  const { app, visit } = await serve()
  const { token } = await signUpSeller(app, 'ayesha@seller.example', { store: 'noor-crafts' })
  const other = await signUpSeller(app, 'sana@seller.example')
  const page = await visit('/dashboard', { token })
  await page.getByText('Noor Crafts').first().waitFor()
  const tab = await page.context().newPage()
  await tab.goto(new URL('/404.html', page.url()).href)
  await tab.evaluate((fresh) => localStorage.setItem('token', fresh), other.token)
  await page.getByText('Create your store first to unlock Store Design customization').waitFor({ timeout: 5_000 })
  await expect.poll(() => page.getByText('Noor Crafts').count()).toBe(0)
})

test('what was asked for before the script came is for its token alone', async () => {
  const { app, context, origin } = await serve()
  const { token } = await signUpSeller(app, 'ayesha@seller.example', { store: 'noor-crafts' })
  const other = await signUpSeller(app, 'sana@seller.example')
  const page = await (await context(phone, token)).newPage()
  const early = page.waitForResponse('**/api/stores/my?or=null')
  // Another tab signs in while the script is on its way.
  await page.addInitScript((fresh) => {
    addEventListener('readystatechange', () => localStorage.setItem('token', fresh), { capture: true, once: true })
  }, other.token)
  await page.goto(`${origin}/dashboard`)
  await early
  await page.getByRole('heading', { name: 'Create Your Store' }).first().waitFor()
  expect(await page.getByText('Noor Crafts').count()).toBe(0)
})

test('parts that are not of the first view are left out if their code does not come', async () => {
  expectProblems(/Failed to load resource|dynamically imported module/)
  const { app, visit } = await serve()
  const { token } = await signUpSeller(app, undefined, { store: 'noor' })
  const page = await visit('/contact', { token })
  const asked: string[] = []
  await page.route('**/LaterParts*.js', (route) => {
    asked.push(route.request().url())
    return route.abort()
  })
  await page.goto(new URL('/dashboard', page.url()).href)
  await page.getByText('Your shop is up to date').waitFor()
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(1)
  await page.getByRole('link', { name: 'Referrals' }).click()
  await page.getByRole('heading', { name: 'Refer & Earn' }).waitFor()
})

test('asks to try the number once, on the very phone, and not again', async () => {
  const { app, visit } = await serve()
  const { token } = await signUpSeller(app, undefined, { store: 'noor' })
  const page = await visit('/dashboard', { token })
  await page.getByText('Orders by WhatsApp go to').filter({ hasText: '+92 300 1234567' }).waitFor()
  const link = page.getByRole('link', { name: 'Send yourself a test message' })
  await expect
    .poll(() => link.getAttribute('href'))
    .toMatch(/^https:\/\/wa\.me\/923001234567\?text=A%20test%20from%20my%20shop/)
  expect(await axeFindings(page)).toEqual([])
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
  await link.click()
  await expect.poll(() => link.count()).toBe(0)
  await page.reload()
  await page.getByRole('link', { name: 'View Public Store' }).waitFor()
  await expect.poll(() => link.count()).toBe(0)
})
