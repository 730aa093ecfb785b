import type { BrowserContextOptions, Page } from 'playwright'
import { expect, test } from 'vitest'
import { write } from '#server/db/write.ts'
import { enqueuePublish } from '#server/records/publications/enqueue-publish.ts'
import { insertTestStore } from '../support/apps/publishing-app.ts'
import {
  axeInBothThemes,
  desktop,
  onBothScreens,
  phone,
  signUpSeller,
  withDashboard,
} from '../support/browser/dashboard.ts'

const { serve } = withDashboard()

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

/** A visitor who sees animations. */
const moving: BrowserContextOptions = { ...desktop, reducedMotion: 'no-preference' }

test('every section is there in its order, axe has nothing to say on a phone and on a desktop, and all of it fits the narrowest screen with text twice as large', async () => {
  const { visit } = await serve()
  const page = await visit('/', phone)
  await expect
    .poll(() =>
      page.locator('main > section').evaluateAll((all) => all.map(({ className }) => className.split(' ')[0])),
    )
    .toEqual(['hero', 'themes', 'work', 'features', 'pricing', 'invitation'])
  await expect.poll(() => page.locator('h1').count()).toBe(1)
  await onBothScreens(page, async (screen) => expect(await axeInBothThemes(page), screen).toEqual([]))
  await page.setViewportSize({ width: 320, height: 640 })
  // A phone shows a page that is too wide at a smaller scale, so `innerWidth` grows with it.
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(() => beyond()).toBe(0)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expect.poll(() => beyond()).toBe(0)
})

test('every button leads where it says', async () => {
  const { visit } = await serve()
  const page = await visit('/', desktop)
  for (const name of ['Start Your Store', 'Start Free', 'Create Your Store Now']) {
    for (const one of await link(page, name).all())
      await expect.poll(() => one.getAttribute('href'), { message: name }).toBe('/auth/sign-up')
  }
  for (const name of ['Upgrade to Premium', 'See Your Analytics', 'Upgrade Now', 'Start Referring Now']) {
    await expect.poll(() => link(page, name).getAttribute('href'), { message: name }).toBe('/auth')
  }
  const foot = page.getByRole('contentinfo')
  for (const [name, path] of [
    ['Privacy Policy', '/privacy-policy'],
    ['Terms and Conditions', '/terms-conditions'],
    ['Refund and Cancellation Policy', '/refund-policy'],
    ['Service Policy', '/service-policy'],
    ['Contact Us', '/contact'],
    ['Sign In', '/auth'],
    ['Admin Access', '/admin'],
  ] as const) {
    await expect.poll(() => foot.getByRole('link', { name }).getAttribute('href')).toBe(path)
  }
  await expect.poll(() => foot.textContent()).toContain('Made in Pakistan')
})

test('«View Demo Store» opens the demo store beside the page', async () => {
  const { app, visit } = await serve()
  const { id } = await insertTestStore(app, 'demo-store-whatsstore')
  await write(app.deps, (trx) => enqueuePublish(trx, app.deps.clock, id))
  await app.settled()
  await expect.poll(async () => (await app.get('/')).text()).toContain('View Demo Store')
  const page = await visit('/')
  const opened = page.context().waitForEvent('page')
  await link(page, 'View Demo Store').tap()
  expect(new URL((await opened).url()).pathname).toBe('/store/demo-store-whatsstore')
  expect(new URL(page.url()).pathname).toBe('/')
})

test('a seller who is signed in is led to her dashboard, before anything is painted', async () => {
  const { app, visit } = await serve()
  const { token } = await signUpSeller(app)
  const page = await visit('/', { ...desktop, token })
  await expect.poll(() => link(page, 'Open Your Dashboard').count()).toBe(2)
  await expect.poll(() => link(page, 'Start Your Store').count()).toBe(0)
  await link(page, 'Open Your Dashboard').first().click()
  await page.waitForURL(/\/dashboard/)
})

test('without scripts nothing is hidden, and what needs one does not show', async () => {
  const { visit } = await serve()
  const page = await visit('/', { ...moving, javaScriptEnabled: false })
  const faded = await page
    .locator('main > section')
    .evaluateAll((all) =>
      all.filter((section) => getComputedStyle(section).opacity !== '1').map(({ className }) => className),
    )
  expect(faded).toEqual([])
  await expect.poll(() => page.getByRole('button', { name: 'Pause' }).isVisible()).toBe(false)
  const [question] = await page.locator('details').all()
  await question?.locator('summary').click()
  await expect.poll(() => question?.locator('p').isVisible()).toBe(true)
})

test('the shop in the window changes its colors, without a script and by keyboard', async () => {
  const { visit } = await serve()
  const page = await visit('/', { ...desktop, javaScriptEnabled: false })
  const shown = () =>
    page.locator('.window .shown:visible img').evaluateAll((all) => all.map((image) => image.getAttribute('alt')))
  await expect.poll(() => shown()).toEqual([expect.stringContaining('Zaryab Modest on a computer')])
  await page.getByText('Teal', { exact: true }).click()
  await expect.poll(() => shown()).toEqual(['Zaryab Modest in teal'])
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => shown()).toEqual(['Zaryab Modest in indigo'])
})

test('sections fade in when they are scrolled to, and wait unhidden', async () => {
  const { visit } = await serve()
  const page = await visit('/nowhere/at/all', moving)
  await page.addInitScript(() => {
    const faded: string[] = []
    Object.assign(window, { faded })
    const { animate } = Element.prototype
    Element.prototype.animate = function (...how) {
      faded.push(this.className)
      return animate.apply(this, how)
    }
  })
  await page.goto(new URL('/', page.url()).href)
  await page.locator('[data-carousel="awake"]').waitFor()
  const faded = () => page.evaluate(() => (window as unknown as { faded: string[] }).faded)
  const hidden = () =>
    page
      .locator('main > section')
      .evaluateAll((all) => all.filter((one) => getComputedStyle(one).opacity !== '1').length)
  expect([await faded(), await hidden()]).toEqual([[], 0])
  for (let times = 0; times < 2; times++) {
    await page.locator('section.invitation').scrollIntoViewIfNeeded()
    await expect.poll(async () => (await faded()).filter((name) => name === 'invitation')).toEqual(['invitation'])
    await page.evaluate(() => scrollTo(0, 0))
  }
  await expect.poll(() => hidden()).toBe(0)
})

/** Opens the landing page with a clock that stands still until the test moves it. */
const withClock = async (
  visit: (path: string, options?: BrowserContextOptions) => Promise<Page>,
  options: BrowserContextOptions,
) => {
  const page = await visit('/nowhere/at/all', options)
  await page.clock.install({ time: new Date('2026-03-01T09:00:00Z') })
  await page.clock.pauseAt(new Date('2026-03-01T10:00:00Z'))
  await page.goto(new URL('/', page.url()).href)
  await page.locator('[data-carousel="awake"]').waitFor()
  return page
}

/** Counts the screens that have gone by. */
const scrolled = (page: Page) =>
  page.locator('[data-screens]').evaluate((screens) => screens.scrollLeft / screens.clientWidth)

const current = (page: Page) =>
  page.locator('[data-dots] [aria-current]').evaluateAll((dots) => dots.map((dot) => dot.getAttribute('aria-label')))

test('the screens change every four seconds and begin again, but for a pointer, the focus and the pause button', async () => {
  const { visit } = await serve()
  const page = await withClock(visit, moving)
  const [first, second, third] = ['Show Anarkali House', 'Show Zaryab Modest', 'Show Maison Noor'] as const
  /** Waits until the screens rest where the dots say. */
  const shows = async (name: string, place: number) => {
    await expect.poll(() => scrolled(page)).toBe(place)
    await expect.poll(() => current(page)).toEqual([name])
  }
  const leave = async () => {
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.mouse.move(1, 1)
  }
  for (const [name, place] of [
    [first, 0],
    [second, 1],
    [third, 2],
    [first, 0],
  ] as const) {
    await shows(name, place)
    await page.clock.fastForward(4000)
  }
  await shows(second, 1)

  await page.locator('.phone').hover()
  await page.clock.fastForward(8000)
  await shows(second, 1)
  await leave()
  await page.clock.fastForward(4000)
  await shows(third, 2)

  await page.locator('[data-screens]').focus()
  await page.clock.fastForward(8000)
  await shows(third, 2)
  await leave()
  await page.clock.fastForward(4000)
  await shows(first, 0)

  await page.getByRole('button', { name: 'Pause' }).click()
  await leave()
  await page.clock.fastForward(8000)
  await shows(first, 0)
  await page.getByRole('button', { name: 'Play' }).click()
  await leave()
  await page.clock.fastForward(4000)
  await shows(second, 1)
})

test('where motion is not wanted the screens stay, and the dots still choose, by keyboard too', async () => {
  const { visit } = await serve()
  const page = await withClock(visit, desktop)
  await page.clock.fastForward(20_000)
  await expect.poll(() => current(page)).toEqual(['Show Anarkali House'])
  await page.getByRole('button', { name: 'Show Maison Noor' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => current(page)).toEqual(['Show Maison Noor'])
  await expect.poll(() => scrolled(page)).toBe(2)
})

test('a swipe moves the dots', async () => {
  const { visit } = await serve()
  const page = await visit('/')
  await page.locator('[data-screens]').evaluate((screens) => screens.scrollTo({ left: screens.clientWidth }))
  await expect.poll(() => current(page)).toEqual(['Show Zaryab Modest'])
})

test('prices are in rupees at home and in dollars elsewhere, without anything moving', async () => {
  const { app, origin, context } = await serve()
  for (const [country, shown, hidden] of [
    ['PK', 'Rs. 2,000', '10 USD'],
    ['AE', '10 USD', 'Rs. 2,000'],
  ] as const) {
    const visitor = await context(desktop)
    await visitor.route(`${origin}/api/geo`, (route) => route.fulfill({ json: { country_code: country, country } }))
    const page = await visitor.newPage()
    await page.goto(origin)
    const answered = page.waitForResponse(`${origin}/api/geo`)
    const pricing = page.locator('#pricing')
    await pricing.scrollIntoViewIfNeeded()
    await answered
    const price = page.locator('.plans .premium .price')
    await price.getByText(shown).waitFor()
    await price.getByText(hidden).waitFor({ state: 'hidden' })
    await expect.poll(() => page.evaluate(() => localStorage.getItem('userCountry'))).toBe(country)
  }
  expect(app.config.paidProductLimit).toBe(100)
})

test('nothing moves while it loads and is read to its end', async () => {
  const { visit } = await serve()
  for (const options of [phone, desktop]) {
    const page = await visit('/', options)
    await page.evaluate(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const section of await page.locator('main > section, footer').all()) await section.scrollIntoViewIfNeeded()
    await page.evaluate(() => document.fonts.ready)
    await expect.poll(() => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
    // On a slow connection the page paints before its dots arrive.
    const withDots = await page.locator('.phone').boundingBox()
    await page.evaluate(() => document.querySelector('.dots')?.remove())
    expect(await page.locator('.phone').boundingBox()).toEqual(withDots)
  }
})

test('a keyboard gets past the header, and through the page in its order', async () => {
  const { visit } = await serve()
  const page = await visit('/', desktop)
  await page.keyboard.press('Tab')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Start Your Store')
})
