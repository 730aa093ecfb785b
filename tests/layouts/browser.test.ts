import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { plans } from '#contract/plans.ts'
import type { PageProduct, StorePage } from '#contract/stores/store-page.ts'
import { layouts } from '#layouts/registry.ts'
import {
  aboutPage,
  categoryPage,
  fixtureImage,
  homePage,
  productPage,
  products,
  store,
} from '../../scripts/support/page-fixtures.ts'
import { servePages } from '../support/apps/serve-pages.ts'
import { axeViolations } from '../support/browser/axe.ts'
import { closeContexts, openContext } from '../support/browser/browser.ts'
import { triesKit } from '../support/fixtures/frames.ts'
import { hostile, kinds, PAYLOADS } from '../support/fixtures/hostile-pages.ts'

/** One page for all layouts, on one address: their files are fetched and compiled once. */
let page: Page
let server: Awaited<ReturnType<typeof servePages>>
const pages = new Map<string, StorePage>()
beforeAll(async () => {
  server = await servePages(pages)
  const context = await openContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  page = await context.newPage()
})
afterEach(async () => {
  // Images that a test had aborted would else be told to the next one.
  await page.goto('about:blank')
  page.removeAllListeners('pageerror').removeAllListeners('console')
  await page.unrouteAll()
  await page.setViewportSize({ width: 390, height: 844 })
  pages.clear()
})
afterAll(async () => {
  await closeContexts()
  server.stop()
})

const census = () => ({
  scripts: document.scripts.length,
  styles: document.querySelectorAll('style').length,
  frames: document.querySelectorAll('iframe,object,embed,svg[onload]').length,
  handlers: [...document.querySelectorAll('*')].filter((node) =>
    [...node.attributes].some(({ name }) => name.startsWith('on')),
  ).length,
  images: document.images.length,
  cards: document.querySelectorAll('article').length,
  badLinks: [...document.links].filter((link) => !/^(https?|mailto|tel):$/.test(link.protocol)).length,
  links: document.querySelectorAll('article a').length,
  pwned: 'pwned' in window,
  data: JSON.parse(document.getElementById('store-data')?.textContent ?? 'null')?.name?.length,
  graph: JSON.parse(document.querySelector('[type="application/ld+json"]')?.textContent ?? 'null')?.['@context'],
})

/** Returns the elements that make a page scroll sideways, outermost first, without boxes that scroll themselves. */
const sticksOut = (): string[] => {
  const { scrollWidth } = document.documentElement
  if (scrollWidth <= innerWidth) return []
  const scrolls = (node: Element): boolean =>
    node !== document.body &&
    (getComputedStyle(node).overflowX !== 'visible' || (node.parentElement !== null && scrolls(node.parentElement)))
  const out = [...document.body.querySelectorAll('*')].filter(
    (node) =>
      node.getBoundingClientRect().right > innerWidth + 1 && !(node.parentElement && scrolls(node.parentElement)),
  )
  const told = out.slice(0, 3).map((node) => [node.tagName.toLowerCase(), ...node.classList].join('.'))
  return [`${scrollWidth} of ${innerWidth} pixels`, ...told]
}

/** Widths at which axe checks each kind of page. */
const AXE_AT: Record<number, string[]> = {
  390: ['/home', '/product', '/dark', '/bare', '/about'],
  1280: ['/home', '/category', '/sold-out'],
}
const paidLayouts: readonly string[] = plans.paid.layouts
/** Pages checked by axe in granted layouts. Others use the same parts; `hostile-palettes.test.ts` tests colors. */
const AXE_OF_GRANTED: Record<number, string[]> = { 390: ['/home', '/product', '/about'], 1280: ['/home'] }

/** The payload that makes a page wide. `hostile-text.test.ts` tries all others without a browser. */
const WIDE = PAYLOADS.filter((text) => text.length > 1000)
/** The payload that also fires in attributes, tried in one layout of each frame. */
const IN_ATTRIBUTES = PAYLOADS.filter((text) => text.startsWith("'"))

const payloadsOf = (id: string) => {
  if (id === 'default') return PAYLOADS
  return triesKit(id) ? [...WIDE, ...IN_ATTRIBUTES] : WIDE
}

/** Expects the number in the header on a desktop, and a call link on a phone. */
const expectHeader = async (page: Page, width: number) => {
  const header = page.locator('header.header')
  const call = header.getByRole('link', { name: 'Call +92 300 1234567' })
  if (width === 390) await expect.poll(() => call.isVisible(), { message: 'the link that calls, at 390' }).toBe(true)
  if (width !== 1280) return
  await expect.poll(() => call.getByText('+92 300 1234567').isVisible(), { message: 'the number, at 1280' }).toBe(true)
}

/** On a phone the image, name and price fit above the order bar, which stays to the end of the page. */
const expectProductOverBar = async (page: Page) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const box = async (selector: string) => {
    const { y = 0, height = 0 } = (await page.locator(selector).first().boundingBox()) ?? {}
    return { height, bottom: y + height }
  }
  const image = page.locator('.slide img').first()
  await expect.poll(() => image.evaluate((element) => getComputedStyle(element).objectFit)).toBe('cover')
  expect((await box('.gallery')).height).toBeLessThanOrEqual(0.55 * 740)
  const bar = page.locator('#order')
  const top = async () => (await bar.boundingBox())?.y ?? 0
  expect((await box('.detail .price')).bottom, 'the end of the price over the bar, on 360 × 740').toBeLessThan(
    await top(),
  )
  await expect.poll(() => bar.textContent()).toContain('Rs. 3,450')
  const before = await top()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  await expect.poll(() => top()).toBe(before)
  expect((await box('.copyright')).bottom).toBeLessThanOrEqual(before)
}

/** Line height of the title in its own size: Urdu needs more than Latin. */
const titleRatio = (page: Page) =>
  page.evaluate(() => {
    const { lineHeight, fontSize } = getComputedStyle(document.querySelector('h1') as Element)
    return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)
  })

/** The part of a cover that stays in view when its box is another shape. */
const coverPosition = (page: Page) =>
  page.locator('.cover img, .house-picture img').evaluate((image) => getComputedStyle(image).objectPosition)

describe.each([...layouts.keys()])('%s', (id) => {
  it('keeps its structure whatever a seller writes', async () => {
    const tried = payloadsOf(id)
    for (const kind of kinds(id)) {
      pages.set(`/${kind}/plain`, hostile(id, 'plain text', kind))
      for (const [index, text] of tried.entries()) pages.set(`/${kind}/${index}`, hostile(id, text, kind))
    }
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => /Content Security Policy/.test(message.text()) && errors.push(message.text()))
    await page.route('**/media/**', (route) => route.abort())
    for (const kind of kinds(id)) {
      await page.goto(`${server.origin}/${kind}/plain`)
      const plain = await page.evaluate(census)
      expect(plain).toMatchObject({ frames: 0, handlers: 0, badLinks: 0, pwned: false })
      expect({ kind, wide: await page.evaluate(sticksOut) }).toEqual({ kind, wide: [] })
      for (const [index, text] of tried.entries()) {
        await page.goto(`${server.origin}/${kind}/${index}`)
        const seen = await page.evaluate(census)
        const wide = await page.evaluate(sticksOut)
        expect({ payload: index, kind, wide, ...seen }).toEqual({
          payload: index,
          kind,
          wide: [],
          ...plain,
          data: text.length,
        })
      }
    }
    expect(errors).toEqual([])
  })

  it('passes axe, fits 320 to 1600 pixels, breaks no policy, shows header, price, order bar, cover, gives Urdu room', async () => {
    const long = {
      ...(products(1)[0] as PageProduct),
      name: 'Extraordinarily long product name '.repeat(6),
      price: 9_999_999_999,
    }
    const tapped = store({ cover: { ...fixtureImage('cover', '#dccfbd', 1600, 800), focus: { x: 20, y: 80 } } })
    const urduAndHero = { heroTitle: 'نور جہاں بوتیک', heroImage: '/media/fixture/vase-1/800.webp' }
    pages.set('/home', homePage(id, { store: tapped }))
    pages.set('/category', categoryPage(id))
    pages.set('/product', productPage(id))
    pages.set('/long', homePage(id, { store: tapped, products: [long], layout: { id, values: urduAndHero } }))
    if (triesKit(id)) {
      pages.set('/urdu', productPage(id, {}, 3))
      pages.set('/sold-out', productPage(id, {}, 4))
      const bare = store({ logo: null, cover: null, categories: [] })
      pages.set('/bare', homePage(id, { products: [], mode: 'preview', store: bare }))
      const dark = { backgroundColor: '#101418', textColor: '#202428', primaryColor: '#ffd400' }
      pages.set('/dark', homePage(id, { layout: { id, values: dark } }))
    }
    if (layouts.get(id)?.extraPages.includes('about'))
      pages.set('/about', aboutPage({ store: tapped, layout: { id, values: {} } }))
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    for (const path of pages.keys()) {
      await page.goto(server.origin + path)
      await page.evaluate(() => document.documentElement.setAttribute('data-js', ''))
      if (path === '/home') expect(await titleRatio(page)).toBeLessThan(1.3)
      if (path === '/long') expect(await titleRatio(page)).toBeCloseTo(1.95, 1)
      if (path === '/home' || path === '/about') expect(await coverPosition(page), path).toBe('20% 80%')
      // Another image than the one she tapped on.
      if (path === '/long') expect(await coverPosition(page), path).toBe('50% 50%')
      for (const width of [320, 390, 768, 1280, 1600]) {
        await page.setViewportSize({ width, height: 844 })
        expect({ path, width, wide: await page.evaluate(sticksOut) }).toEqual({ path, width, wide: [] })
        const flat = await page.evaluate(
          () => [...document.querySelectorAll('article img')].filter((image) => image.clientHeight < 80).length,
        )
        expect({ path, width, flat }).toEqual({ path, width, flat: 0 })
        if (path === '/home') await expectHeader(page, width)
        const looked = paidLayouts.includes(id) ? AXE_AT : AXE_OF_GRANTED
        if (!looked[width]?.includes(path)) continue
        const violations = await axeViolations(page, {
          only: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        })
        const found = violations.map(
          ({ id: rule, nodes }) =>
            `${rule}: ${nodes
              .map((node) => node.html.slice(0, 140))
              .slice(0, 3)
              .join(' | ')}`,
        )
        expect({ path, width, found }).toEqual({ path, width, found: [] })
      }
      if (path === '/product') await expectProductOverBar(page)
    }
    expect(errors).toEqual([])
  })
})
