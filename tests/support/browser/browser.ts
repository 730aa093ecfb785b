import { type Browser, chromium } from 'playwright'
import { findBrowser, quietBrowser } from '../../../scripts/support/browser.ts'

/** The browser of this machine, without a window. */
export const launchBrowser = async (): Promise<Browser> => {
  const executablePath = findBrowser()
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: quietBrowser })
}
