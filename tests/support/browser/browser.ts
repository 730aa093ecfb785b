import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright'
import { findBrowser, quietBrowser } from '../../../scripts/support/browser.ts'
import { PATIENCE_MS } from '../waiting.ts'

/** The browser of this machine, without a window. */
export const launchBrowser = (): Promise<Browser> => {
  const executablePath = findBrowser()
  // The application draws with fonts of its data folder, which goes with its test; a browser that lost its fonts draws text without size.
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

/** A visitor with storage and cookies of their own, without service workers unless the test is about them: tests answer requests themselves. */
export const openContext = async (options: BrowserContextOptions = {}): Promise<BrowserContext> => {
  const context = await (await sharedBrowser()).newContext({ serviceWorkers: 'block', ...options })
  context.setDefaultTimeout(PATIENCE_MS)
  return context
}

/** Sends every visitor away; nothing of one test is left for the next. */
export const closeContexts = async (): Promise<void> => {
  if (!running) return
  await Promise.all((await running).contexts().map((context) => context.close()))
}
