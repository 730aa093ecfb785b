import { createRequire } from 'node:module'
import { afterAll, expect, it } from 'vitest'
import { layoutFields } from '#layouts/kit/define-layout.ts'
import { layouts } from '#layouts/registry.ts'
import { homePage } from '../../scripts/support/page-fixtures.ts'
import { servePages } from '../support/apps/serve-pages.ts'
import { closeContexts, openContext } from '../support/browser/browser.ts'
import { VOLUME } from '../support/volume.ts'

/** Largest layout shift while loading (Google calls 0.1 good). */
const MOST = 0.02

/** A phone and a desktop; `npm run drill` tries a second phone. */
const WIDTHS = VOLUME > 1 ? [360, 390, 1280] : [360, 1280]

/** The widest of the faces, whose stand-in is the furthest from it. */
const wide = { primaryFont: 'montserrat', bodyFont: 'montserrat' }

/** Fonts with the metrics of the system fallbacks, which few test machines have. */
const STAND_INS = { Arial: 'arimo', 'Times New Roman': 'tinos', 'Courier New': 'cousine' }

const fileOf = (font: string) =>
  createRequire(import.meta.url).resolve(`@fontsource/${font}/files/${font}-latin-400-normal.woff2`)

/** Returns the page as a machine with the stand-in fonts shows it. */
const withStandIns = (html: string) =>
  Object.entries(STAND_INS).reduce(
    (page, [name, font]) => page.replaceAll(`local(${name})`, `url(/stand-in/${font})format("woff2")`),
    html,
  )

afterAll(closeContexts)

it.each([...layouts])('%s hardly moves when its fonts come after everything else', async (id, layout) => {
  const offered = layoutFields(layout).some(([key]) => key === 'primaryFont')
  const server = await servePages(new Map([['/home', homePage(id, { layout: { id, values: offered ? wide : {} } })]]))
  // The page's policy names the styles as they are built.
  const context = await openContext({ reducedMotion: 'reduce', bypassCSP: true })
  await context.route('**/home', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: withStandIns(await response.text()) })
  })
  await context.route('**/stand-in/*', (route) =>
    route.fulfill({ path: fileOf(route.request().url().split('/').at(-1) ?? ''), contentType: 'font/woff2' }),
  )
  try {
    for (const width of WIDTHS) {
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
      await page.evaluate(async () => {
        const standIns = [...document.fonts].filter(({ family }) => family.includes('-fallback'))
        await Promise.all(standIns.map((face) => face.load()))
      })
      await frames()
      // This test itself installed the stand-ins.
      await page.evaluate(() => {
        ;(window as unknown as { moved: number }).moved = 0
      })
      letCome()
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      const ownLoaded = () =>
        [...document.fonts].some(({ family, status }) => !family.includes('-fallback') && status === 'loaded')
      await expect.poll(() => page.evaluate(ownLoaded)).toBe(true)
      await frames()
      const moved = await page.evaluate(() => (window as unknown as { moved: number }).moved)
      expect({ width, moved: moved <= MOST || moved }).toEqual({ width, moved: true })
      await page.close()
    }
  } finally {
    server.stop()
  }
})
