import { chromium, type Page } from 'playwright'
import { findBrowser, quietBrowser } from '../support/browser.ts'

/** Slows the processor as Lighthouse does for a mid-range phone. */
export const SLOWER = 4

/** Slow 4G as Lighthouse has it, in bytes a second and milliseconds. */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 768_000 / 8,
}

/** Opens a signed-in phone browser; `slow` then makes its processor as slow as a mid-range phone's. */
export const openPhone = async (origin: string, token: string) => {
  const executablePath = findBrowser()
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: quietBrowser })
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    storageState: { cookies: [], origins: [{ origin, localStorage: [{ name: 'token', value: token }] }] },
  })
  const page: Page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  return {
    page,
    devTools,
    slow: () => devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER }),
    close: () => browser.close(),
  }
}
