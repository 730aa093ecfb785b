import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const candidates = [
  process.env.CHROMIUM_PATH,
  // The same engine without what draws windows: half the work a page.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Keeps a browser from asking the network about itself. */
export const quietBrowser = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The browser that tests drive: an installed Chromium or Chrome, else Playwright's own, else `undefined`. */
export const findBrowser = (): string | undefined =>
  [...candidates, chromium.executablePath()].find((path) => path && existsSync(path))

const attempt = (command: string, args: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0

/** Finds a browser or gets one: Playwright's download, or, as root on Debian, the package. */
const ensureBrowser = (): string => {
  const found = findBrowser()
  if (found) return found
  attempt(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'])
  if (!findBrowser() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    attempt('apt-get', ['update'])
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (!findBrowser()) attempt('apt-get', ['install', '-y', '--no-install-recommends', name])
    }
  }
  const installed = findBrowser()
  if (!installed) {
    console.error('No browser was found: install Chromium or Chrome, or name one in CHROMIUM_PATH.')
    process.exit(1)
  }
  return installed
}

if (import.meta.main) ensureBrowser()
