import { type Browser, chromium } from 'playwright'
import { findBrowser } from '../../scripts/browser.ts'

/** Keeps a browser from asking the network about itself. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The browser of this machine, without a window. */
export const launchBrowser = async (): Promise<Browser> => {
  const executablePath = findBrowser()
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: quiet })
}
