import { spawnSync } from 'node:child_process'
import { type CDPSession, chromium, type Page } from 'playwright'
import { layouts } from '#layouts/registry.ts'
import { startSession } from '#server/auth/sessions.ts'
import type { Config } from '#server/config/config.ts'
import { openDatabase } from '#server/db/database.ts'
import { systemClock } from '#server/ports/clock.ts'
import { dataPaths } from '#server/services/data-folder.ts'
import { findBrowser, quietBrowser } from '../support/browser.ts'
import { SLOW_4G, SLOWER } from './phone.ts'
import { milliseconds, percentile, report } from './report.ts'
import { startServer } from './server.ts'

const SHOP = 'demo-store-whatsstore'
const RUNS = 3
const LCP_MAX = 1500
const TAP_MAX = 150
/** Time that a finger stays down. */
const FINGER_MS = 80
/** Time in which a buyer looks at a page before she taps. */
const LOOKING_MS = 4000

/** Publishes the demonstration's shop with its photos, allowed to use every layout. Returns its owner's token. */
const openShop = async (config: Config): Promise<string> => {
  const seeded = spawnSync(process.execPath, ['scripts/seed.ts', '--only', SHOP], {
    env: { ...process.env, DATA_DIR: config.dataDir },
    stdio: 'ignore',
  })
  if (seeded.status !== 0) throw new Error('the demonstration could not be made')
  const db = openDatabase(dataPaths(config).database)
  const store = await db.selectFrom('stores').selectAll().where('store_slug', '=', SHOP).executeTakeFirstOrThrow()
  const allowed_layouts = JSON.stringify([...layouts.keys()]) as never
  await db.updateTable('users').set({ plan: 'paid', allowed_layouts }).where('id', '=', store.user_id).execute()
  const token = await startSession(db, systemClock, store.user_id)
  await db.destroy()
  return token
}

const chooseLayout = async (origin: string, token: string, layout: string): Promise<void> => {
  const answer = await fetch(`${origin}/api/stores/my/layout-config`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ layout }),
  })
  if (!answer.ok) throw new Error(`the shop was refused the layout ${layout}`)
  for (;;) {
    const html = await (await fetch(`${origin}/store/${SHOP}/`)).text()
    if (html.includes(`data-layout="${layout}"`)) return
    await new Promise((wake) => setTimeout(wake, 200))
  }
}

/** Opens a shop's home on a slow phone that has never seen it. */
const openHome = async (browser: Awaited<ReturnType<typeof chromium.launch>>, address: string) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', SLOW_4G)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForTimeout(LOOKING_MS)
  return { page, devTools, close: () => context.close() }
}

/** Returns the time of the largest paint. */
const largestPaint = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        }),
      ),
  )

/** Taps the first card in sight. Returns the time from the finger's lift until the product's name can be read. */
const tapCard = async (page: Page, devTools: CDPSession): Promise<number> => {
  const card = page.locator('[data-product] a[data-open]').first()
  await card.scrollIntoViewIfNeeded()
  await page.waitForTimeout(500)
  await page.evaluate(() => {
    const at = () => performance.timeOrigin + performance.now()
    addEventListener('click', () => sessionStorage.setItem('tapped', String(at())), { capture: true, once: true })
    const look = () => {
      if (document.querySelector('dialog[open] h2')?.textContent) sessionStorage.setItem('shown', String(at()))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  const box = await card.boundingBox()
  if (!box) throw new Error('no card is in sight')
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 60) }]
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await page.waitForTimeout(FINGER_MS)
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  for (;;) {
    const took = await page
      .evaluate(() => {
        const paint = performance.getEntriesByName('first-contentful-paint')[0]
        const isPage = /\/p\//.test(location.pathname) && !document.querySelector('dialog[open]')
        const shown = Number(
          sessionStorage.getItem('shown') ?? (isPage && paint ? performance.timeOrigin + paint.startTime : 0),
        )
        return shown && shown - Number(sessionStorage.getItem('tapped'))
      })
      .catch(() => 0)
    if (took) return took
    await page.waitForTimeout(50)
  }
}

/** Measures the first visit and the first tap of a buyer on a slow phone and network, in every layout. */
export const measureBuyer = async (config: Config): Promise<void> => {
  const token = await openShop(config)
  const server = await startServer(config)
  const executablePath = findBrowser()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: quietBrowser })
  for (const layout of layouts.keys()) {
    await chooseLayout(server.origin, token, layout)
    const paints: number[] = []
    const taps: number[] = []
    for (let run = 0; run < RUNS; run++) {
      const { page, devTools, close } = await openHome(browser, `${server.origin}/store/${SHOP}/`)
      paints.push(await largestPaint(page))
      taps.push(await tapCard(page, devTools))
      await close()
    }
    const [paint, tap] = [percentile(paints, 0.5), percentile(taps, 0.5)]
    report(
      `largest paint of home, ${layout}, slow 4G, processor at a quarter`,
      milliseconds(paint),
      `≤ ${LCP_MAX} ms`,
      paint <= LCP_MAX,
    )
    report(`tap on a card → product readable, ${layout}`, milliseconds(tap), `≤ ${TAP_MAX} ms`, tap <= TAP_MAX)
  }
  await browser.close()
  await server.stop()
}
