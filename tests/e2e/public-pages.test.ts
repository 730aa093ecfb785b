import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { demoStores } from '#src/landing/demo-stores.ts'
import { axeInBothThemes, desktop, onBothScreens, phone, withDashboard } from '../support/browser/dashboard.ts'

const { serve } = withDashboard()

const configured = {
  SUPPORT_WHATSAPP: '+923001234567',
  SUPPORT_EMAIL: 'help@shop.example',
  OFFICE_ADDRESS: '14 Mall Road, Lahore 54000, Pakistan',
  OPERATOR_NAME: 'Shop Tools (Pvt.) Ltd.',
}
const legal = ['/privacy-policy', '/terms-conditions', '/refund-policy', '/service-policy']
const pages = [...legal, '/contact', '/layout-test', '/500.html', '/auth/nothing', '/nowhere']

/** A phone shows a page that is too wide at a smaller scale, so `innerWidth` grows with it. */
const beyond = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const expectAllOnNarrowest = async (page: Page, path: string) => {
  await page.setViewportSize({ width: 320, height: 640 })
  expect([path, await beyond(page)]).toEqual([path, 0])
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  expect([path, 'at 200 %', await beyond(page)]).toEqual([path, 'at 200 %', 0])
}

test('axe has nothing to say of a page in either theme, all of it fits any screen, and every link answers', async () => {
  const { app, origin, context } = await serve(configured)
  const page = await (await context(phone)).newPage()
  const tried = new Set<string>()
  // Only where the demo is seeded.
  const seeded = new Set(demoStores.map(({ slug }) => `/store/${slug}`))
  for (const path of ['/', ...pages]) {
    await page.goto(origin + path)
    await page.waitForSelector('astro-island:not([ssr]), html:not(:has(astro-island))', { state: 'attached' })
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
    for (const link of links) {
      const { pathname, search, protocol, host } = new URL(link)
      if (!link.startsWith(origin)) expect(`${protocol}//${host}`).toMatch(/^(?:https:\/\/wa\.me|mailto:)/)
      else if (!seeded.has(pathname) && pathname !== path) tried.add(pathname + search)
    }
    if (path === '/') continue
    // Frames are pages of their own, with their own tests.
    await page.locator('iframe').evaluateAll((frames) => frames.map((frame) => frame.remove()))
    await expect.poll(() => page.locator('h1').count()).toBe(1)
    await onBothScreens(page, async (screen) => {
      expect(await axeInBothThemes(page), `${path} on a ${screen}`).toEqual([])
    })
    await expectAllOnNarrowest(page, path)
  }
  expect(tried.size).toBeGreaterThan(20)
  for (const address of tried) {
    const answer = await app.get(address)
    expect([address, answer.status]).toEqual([address, 200])
  }
})

test.each(legal)('%s: its contents lead to a section, by keyboard and without scripts', async (path) => {
  const { origin, visit } = await serve(configured)
  const page = await visit(path, { ...phone, javaScriptEnabled: false })
  const contents = page.locator('.contents details')
  await expect.poll(() => contents.getByRole('link').first().isVisible()).toBe(false)
  await contents.locator('summary').tap()
  await expect.poll(() => contents.getByRole('link').first().isVisible()).toBe(true)
  await page.setViewportSize({ width: 1280, height: 860 })
  await page.goto(origin + path)
  const entry = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last()
  await entry.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => new URL(page.url()).hash).toBe('#contact')
  const heading = page.getByRole('heading', { name: 'Contact' })
  await expect.poll(() => heading.evaluate((h2) => h2.getBoundingClientRect().top < innerHeight)).toBe(true)
})

test('printed, a legal page is its text: black on white, without what only a screen needs', async () => {
  const { visit } = await serve(configured)
  const page = await visit('/privacy-policy', desktop)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const name of ['.contents', '.chat-button', '.back-home', '.site-header nav', '.site-footer nav', '.others']) {
    expect([name, await page.locator(name).first().isVisible()]).toEqual([name, false])
  }
  const colors = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body)
    return { color, backgroundColor }
  })
  expect(colors).toEqual({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)' })
  const rights = page.getByRole('heading', { name: 'Your rights' })
  await expect.poll(() => rights.isVisible()).toBe(true)
  // 13 points of 1/72 inch, in pixels of 1/96 inch.
  await expect
    .poll(() => rights.evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize)))
    .toBeCloseTo(17.33, 1)
})

test('a keyboard gets to the chat last, past all that there is to read', async () => {
  const { visit } = await serve(configured)
  const page = await visit('/refund-policy', desktop)
  await page.keyboard.press('Shift+Tab')
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('chat-button')
})

test('«open now» is right when the page is opened, and stays right while it is', async () => {
  const { origin, context } = await serve(configured)
  const page = await (await context(desktop)).newPage()
  // A Friday in Pakistan, a minute before the office closes. The visitor's own clock does not matter.
  await page.clock.install({ time: new Date('2026-11-27T17:58:30+05:00') })
  await page.goto(`${origin}/contact`)
  const state = page.locator('[data-office-state]')
  await expect.poll(() => state.textContent()).toBe('Open now, until 6:00 PM')
  await page.clock.fastForward(60_000)
  await expect.poll(() => state.textContent()).toBe('Open now, until 6:00 PM')
  await page.clock.fastForward(60_000)
  await expect.poll(() => state.textContent()).toBe('Closed now. Opens tomorrow at 10:00 AM')
  await expect.poll(() => state.getAttribute('data-office-state')).toBe('closed')
})

test('without scripts the contact page says whether somebody is there', async () => {
  const { visit } = await serve(configured)
  const page = await visit('/contact', { ...phone, javaScriptEnabled: false })
  await expect
    .poll(() => page.locator('[data-office-state]').textContent())
    .toMatch(/^(?:Open now, until|Closed now\. Opens)/)
})

test('«Try Again» on the page of a fault asks for the same address again', async () => {
  const { app, origin, context } = await serve()
  await app.deps.db.schema.alterTable('store_slug_history').renameTo('lost').execute()
  const page = await (await context(phone)).newPage()
  await page.goto(`${origin}/store/nowhere/?x=1`)
  await page.getByRole('heading', { name: 'Something went wrong' }).waitFor()
  await app.deps.db.schema.alterTable('lost').renameTo('store_slug_history').execute()
  await page.getByRole('link', { name: 'Try Again' }).tap()
  await page.getByRole('heading', { name: 'Store Not Found' }).waitFor()
  expect(page.url()).toBe(`${origin}/store/nowhere/?x=1`)
  await page.getByRole('link', { name: 'Go Home' }).tap()
  await page.waitForURL(`${origin}/`)
})
