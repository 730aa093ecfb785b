import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright'
import { findBrowser, quietBrowser } from '../../../scripts/support/browser.ts'
import { PATIENCE_MS } from '../waiting.ts'

/** The browser of this machine, without a window. */
export const launchBrowser = (): Promise<Browser> => {
  const executablePath = findBrowser()
  // The application's font configuration goes with its test; without fonts a browser draws text of no size.
  const { FONTCONFIG_FILE: _of, ...env } = process.env
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: quietBrowser, env })
}

let running: Promise<Browser> | undefined

/** The one browser of this worker: started when a test first asks for it, it ends with the process. */
const sharedBrowser = async (): Promise<Browser> => {
  running ??= launchBrowser()
  const browser = await running
  if (browser.isConnected()) return browser
  running = launchBrowser()
  return running
}

/** Opens a visitor with own storage and cookies. No service workers by default: tests answer requests themselves. */
export const openContext = async (options: BrowserContextOptions = {}): Promise<BrowserContext> => {
  const context = await (await sharedBrowser()).newContext({ serviceWorkers: 'block', ...options })
  context.setDefaultTimeout(PATIENCE_MS)
  return context
}

/** Closes every visitor, so that nothing of one test is left for the next. */
export const closeContexts = async (): Promise<void> => {
  if (!running) return
  await Promise.all((await running).contexts().map((context) => context.close()))
}
