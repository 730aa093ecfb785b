import type { Page } from 'playwright'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import {
  axeFindings,
  axeInBothThemes,
  desktop,
  phone,
  signUpSeller,
  withDashboard,
} from '../support/browser/dashboard.ts'

const { serve, expectProblems } = withDashboard()

const GALLERY = '/dashboard?view=design'

/** A paid seller with a store in a layout that she has made her own. */
const designer = async (customizations: object = {}, plan: 'free' | 'paid' = 'paid') => {
  const served = await serve()
  // The test evaluates script in a preview, which allows none.
  expectProblems(/^Blocked script execution in '[^']+\/preview\//)
  const { token } = await signUpSeller(served.app, undefined, { store: 'noor' })
  await served.app.deps.db.updateTable('users').set({ plan }).execute()
  const call = (method: string, path: string, body?: BodyInit, type?: string) =>
    fetch(`${served.origin}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(type && { 'content-type': type }) },
      ...(body && { body }),
    })
  const save = (json: object) => call('PUT', '/stores/my/layout-config', JSON.stringify(json), 'application/json')
  await save({ layout: 'default', customizations })
  const saved = async () => (await call('GET', '/stores/my/layout-config')).json()
  return { ...served, token, call, saved }
}

const card = (page: Page, name: string) => page.getByRole('article', { name })
const layoutsOf = (page: Page) => page.getByRole('article').count()
const chip = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Filter by industry' }).getByRole('button', { name })
const frameOf = (page: Page, title: string) => page.frameLocator(`iframe[title="${title}"]:not([aria-hidden])`)
const section = async (page: Page, title: string) => {
  const details = page.locator('details', { has: page.locator('h3', { hasText: title }) })
  await details.locator('summary').first().click()
  return details
}

test('the gallery shows the layouts of a trade and of the plan, with how many there are, and says where there are none', async () => {
  const { visit, token } = await designer({}, 'free')
  const page = await visit(GALLERY, { token, ...phone })
  await card(page, 'Luxury Minimalist').waitFor()
  const all = await layoutsOf(page)
  await chip(page, new RegExp(`^All ${all}$`)).waitFor()
  await chip(page, /^Luxury/).click()
  await expect.poll(() => card(page, 'Default WhatsStore').count()).toBe(0)
  expect(await chip(page, /^Luxury/).textContent()).toBe(`Luxury${await layoutsOf(page)}`)
  expect(await axeInBothThemes(page)).toEqual([])

  await page.getByRole('switch', { name: /Ready to use/ }).click()
  await page.getByRole('heading', { name: 'No layout that you can use is made for this trade' }).waitFor()
  await chip(page, /^Luxury 0$/).waitFor()
  await chip(page, /^All 1$/).waitFor()
  expect(await axeFindings(page)).toEqual([])
  // Filters stay in the URL.
  await page.reload()
  await page.getByRole('button', { name: 'Show all layouts' }).click()
  await expect.poll(() => layoutsOf(page)).toBe(all)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('a layout that only our team opens says so and is asked for', async () => {
  const { app, visit, token } = await designer({}, 'free')
  await app.deps.db.updateTable('layout_configs').set({ layout: 'boba-fusion' }).execute()
  const page = await visit(GALLERY, { token, ...phone })
  await card(page, 'Boba Fusion').getByText('Our team can open it for your store on request.').waitFor()
  await page.getByRole('button', { name: 'Ask our team: Boba Fusion' }).click()
  await page.getByText('Your message is sent.', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Asked: Boba Fusion' }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Asked: Boba Fusion' }).waitFor()
  const asked = await app.deps.db.selectFrom('upgrade_requests').select('message').execute()
  expect(asked).toEqual([{ message: 'Please open the layout Boba Fusion for Noor Crafts.' }])
})

test('a preview stands beside what the store shows now, page by page; on a phone one or the other', async () => {
  const { visit, token, call } = await designer({ heroTitle: 'Noor of Lahore' })
  const product = { name: 'Glass bangles', description: 'Twelve', price: 450, category: 'Bangles', inventory_count: 3 }
  await call('POST', '/products', JSON.stringify(product), 'application/json')
  const page = await visit(GALLERY, { token, ...desktop })
  await page.getByRole('button', { name: 'Preview Luxury Minimalist' }).click()
  const [now, next] = [frameOf(page, 'Your store now'), frameOf(page, 'Preview of your store')]
  await now.locator('html[data-layout="default"]').waitFor()
  await next.locator('html[data-layout="luxury"]').waitFor()
  // Her own words and products, in both.
  for (const frame of [now, next]) {
    await frame.getByRole('heading', { name: 'Noor of Lahore' }).first().waitFor()
    await frame.getByRole('heading', { name: 'Glass bangles' }).first().waitFor()
  }
  // Scrolling one moves the other to the same part, though the pages differ in height.
  const share = (frame: typeof now) =>
    frame.locator('html').evaluate((html) => html.scrollTop / (html.scrollHeight - html.clientHeight))
  const scrollTo = (frame: typeof now, part: number) =>
    frame.locator('html').evaluate((html, part) => {
      html.scrollTo({ top: part * (html.scrollHeight - html.clientHeight), behavior: 'instant' })
    }, part)
  for (const { led, follower, part } of [
    { led: next, follower: now, part: 1 },
    { led: now, follower: next, part: 0.4 },
  ]) {
    await scrollTo(led, part)
    await expect.poll(() => share(follower)).toBeCloseTo(part, 2)
  }
  await next.getByRole('link', { name: 'Glass bangles' }).first().click()
  for (const frame of [now, next]) await frame.getByRole('heading', { level: 1, name: 'Glass bangles' }).waitFor()
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Preview Luxury Minimalist' }).click()
  await next.locator('html[data-layout="luxury"]').waitFor()
  await expect.poll(() => page.locator('iframe[title="Your store now"]').count()).toBe(0)
  await page.getByRole('button', { name: 'Now', exact: true }).click()
  await now.locator('html[data-layout="default"]').waitFor()
  await expect.poll(() => page.locator('iframe[title="Preview of your store"]').first().isVisible()).toBe(false)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('a change of layout says what carries over before it is saved, and going back loses nothing', async () => {
  const mine = { primaryColor: '#14532d', heroTitle: 'Noor of Lahore', email: 'shop@noor.example' }
  const { visit, token, saved } = await designer(mine)
  const page = await visit(GALLERY, { token, ...phone })
  const change = async (name: string) => {
    await page.getByRole('button', { name: `Use this layout: ${name}` }).click()
    return page.getByRole('dialog', { name: `Change to ${name}?` })
  }
  const first = await change('Premium Store')
  await first.getByText('3 settings carried over').waitFor()
  await first.getByText('Store Name, Primary Colour, Email').waitFor()
  await first.getByText(/settings from Premium Store/).click()
  await first.getByText(/Gradient Start, Gradient End/).waitFor()
  await first.getByText('Default WhatsStore is kept').waitFor()
  expect(await axeInBothThemes(page)).toEqual([])
  await first.getByRole('button', { name: 'Cancel' }).click()
  expect((await saved()).layoutConfig.layout).toBe('default')
  await (await change('Premium Store')).getByRole('button', { name: 'Use this layout' }).click()
  await page.getByText('Layout changed to Premium Store').waitFor()

  // Made otherwise there, with what only that layout has.
  await card(page, 'Premium Store').getByRole('button', { name: 'Customize Layout' }).click()
  await page.getByLabel('Store Name').fill('Noor Studio')
  await section(page, 'Call to Action')
  await page.getByLabel('Invitation Title').fill('Write to us')
  await page.getByRole('button', { name: 'Publish Changes' }).click()
  await page.getByText('All changes are saved').waitFor()
  await page.getByRole('button', { name: 'Back to the layouts' }).click()

  const back = await change('Default WhatsStore')
  await back.getByText('2 settings back as you left them').waitFor()
  await back.getByText(/Invitation Title: not in Default WhatsStore/).waitFor()
  await back.getByRole('button', { name: 'Use this layout' }).click()
  await page.getByText('Layout changed to Default WhatsStore').waitFor()
  expect((await saved()).layoutConfig.customizations).toEqual(mine)

  await card(page, 'Premium Store').getByRole('button', { name: 'Customize Layout' }).click()
  const notice = await section(page, 'What changes with this layout')
  await notice.getByText('settings back as you left them', { exact: false }).first().waitFor()
  await expect.poll(() => page.getByLabel('Store Name').inputValue()).toBe('Noor Studio')
  await section(page, 'Call to Action')
  await expect.poll(() => page.getByLabel('Invitation Title').inputValue()).toBe('Write to us')
})

test('colours are chosen from palettes and from the logo, and what they do to words is said', async () => {
  const { app, visit, token, call } = await designer()
  const logo = sharp({ create: { width: 200, height: 200, channels: 3, background: '#7a1022' } }).png()
  const form = new FormData()
  form.set('logo', new File([new Uint8Array(await logo.toBuffer())], 'logo.png', { type: 'image/png' }))
  expect((await call('PUT', '/stores/my', form)).status).toBe(200)
  await app.images.idle()
  await app.settled()
  const page = await visit(`${GALLERY}&customize=luxury`, { token, ...desktop })
  const colors = await section(page, 'Colours')
  await colors.getByRole('button', { name: 'Midnight', exact: true }).click()
  await expect.poll(() => colors.getByLabel('Primary Colour', { exact: true }).inputValue()).toBe('#c9b27a')
  await expect.poll(() => colors.getByLabel('Background Colour', { exact: true }).inputValue()).toBe('#0f1630')
  await colors.getByText('Buttons carry dark words, very easy to read.').first().waitFor()
  await frameOf(page, 'Preview of your store').locator('html[data-layout="luxury"]').waitFor()

  const suggestions = colors.getByRole('group', { name: 'Suggestions for Primary Colour' })
  const ofLogo = suggestions.getByRole('button', { name: /^Your logo: #7[0-9a-f]1[0-9a-f]2[0-9a-f]$/ })
  await ofLogo.click()
  await expect.poll(() => ofLogo.getAttribute('aria-pressed')).toBe('true')
  await colors
    .locator('[data-field=primaryColor]')
    .getByText(/^Too dark to read on your background: words in it are shown lighter/)
    .waitFor()
  // Waits until the last value is shown, so that its frame may be taken out of axe's way.
  const color = await colors.getByLabel('Primary Colour', { exact: true }).inputValue()
  const isSeen = () =>
    frameOf(page, 'Preview of your store')
      .locator('style')
      .evaluateAll((styles, brand) => styles.some(({ textContent }) => textContent?.includes(brand)), `brand:${color}`)
  await expect.poll(isSeen).toBe(true)
  await expect.poll(() => page.locator('iframe').count()).toBe(1)
  await page.locator('iframe').evaluateAll((frames) => {
    for (const frame of frames) frame.remove()
  })
  expect(await axeInBothThemes(page)).toEqual([])
})
