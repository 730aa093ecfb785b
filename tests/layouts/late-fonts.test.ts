import { afterAll, expect, it } from 'vitest'
import { layouts } from '#layouts/registry.ts'
import { homePage } from '../../scripts/support/page-fixtures.ts'
import { servePages } from '../support/apps/serve-pages.ts'
import { closeContexts, openContext } from '../support/browser/browser.ts'

/** What a page may move while it loads (Google calls 0.1 good). */
const MOST = 0.02

/** The widest of the faces, whose stand-in is the furthest from it. */
const wide = { primaryFont: 'montserrat', bodyFont: 'montserrat' }

afterAll(closeContexts)

it.each([...layouts.keys()])('%s hardly moves when its fonts come after everything else', async (id) => {
  const server = await servePages(new Map([['/home', homePage(id, { layout: { id, values: wide } })]]))
  const context = await openContext({ reducedMotion: 'reduce' })
  try {
    for (const width of [360, 390, 1280]) {
      const page = await context.newPage()
      await page.setViewportSize({ width, height: 740 })
      let letCome: () => void = () => undefined
      const may = new Promise<void>((resolve) => {
        letCome = resolve
      })
      await page.route('**/*.woff2', async (route) => {
        await may
        await route.continue()
      })
      await page.addInitScript(() => {
        const seen = window as unknown as { moved: number }
        seen.moved = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.moved += (entry as unknown as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(`${server.origin}/home`, { waitUntil: 'commit' })
      await page.waitForSelector('html[data-js]')
      const frames = () =>
        page.evaluate(
          () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
        )
      await frames()
      letCome()
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(true)
      await frames()
      const moved = await page.evaluate(() => (window as unknown as { moved: number }).moved)
      expect({ width, moved: moved <= MOST || moved }).toEqual({ width, moved: true })
      await page.close()
    }
  } finally {
    server.stop()
  }
})
