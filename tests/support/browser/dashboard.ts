import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright'
import PostalMime from 'postal-mime'
import { afterEach, expect } from 'vitest'
import { hashPassword } from '#server/auth/passwords.ts'
import { startSession } from '#server/auth/sessions.ts'
import { confirmTotp, putPendingTotp } from '#server/modules/account/totp/totp.repo.ts'
import { createStore } from '#server/modules/shop/settings/store-settings.service.ts'
import { insertUser } from '#server/records/users/users.repo.ts'
import { sellerRow } from '../../../scripts/support/seller-row.ts'
import { createPublishingApp, type PublishingApp } from '../apps/publishing-app.ts'
import { serveApp } from '../apps/serve-app.ts'
import { codeAt, stepOf } from '../fixtures/one-time-code.ts'
import { axeViolations } from './axe.ts'
import { closeContexts, openContext } from './browser.ts'

export const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
export const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 860 } }

/** Looks at a page on a phone and on a desktop by resizing it: another visit costs two seconds of a core. */
export const onBothScreens = async (page: Page, look: (screen: string) => Promise<void>): Promise<void> => {
  for (const [screen, { viewport }] of Object.entries({ desktop, phone })) {
    if (viewport) await page.setViewportSize(viewport)
    await look(screen)
  }
}

export const PASSWORD = 'bangles-and-shawls'

let hashed: Promise<string> | undefined

/** A verified seller with a session; `store` gives her one. */
export const signUpSeller = async (
  app: PublishingApp,
  email = 'ayesha@seller.example',
  options: { store?: string } = {},
) => {
  const { db, clock } = app.deps
  hashed ??= hashPassword(PASSWORD)
  const user = sellerRow({ email, password_hash: await hashed })
  await db.transaction().execute((trx) => insertUser(trx, user))
  if (options.store) {
    await createStore(app.deps, new Set(), user, {
      name: 'Noor Crafts',
      bio: 'Glass bangles from Lahore',
      whatsapp_number: '3001234567',
      country_code: '+92',
      custom_slug: options.store,
    })
    await app.settled()
  }
  return { user, token: await startSession(db, clock, user.id) }
}

/** Ends every session as the next write to `path` sets out, so that no other request finds out first. */
export const endSessionsAt = async (page: Page, app: PublishingApp, path: string): Promise<void> => {
  let ended = false
  await page.route(path, async (route) => {
    if (!ended && route.request().method() !== 'GET') {
      ended = true
      await app.deps.db.deleteFrom('sessions').execute()
    }
    await route.continue()
  })
}

const TOTP_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

/** Protects an account with a second factor. Returns the code of this half minute. */
export const protectAccount = async (app: PublishingApp, userId: string): Promise<() => string> => {
  const now = new Date().toISOString()
  await app.deps.db.transaction().execute(async (trx) => {
    const sealed_secret = app.deps.secrets.seal(TOTP_SECRET)
    await putPendingTotp(trx, { user_id: userId, sealed_secret, created_at: now })
    await confirmTotp(trx, userId, now)
  })
  return () => codeAt(TOTP_SECRET, stepOf(new Date()))
}

/** The plain text of the mails to an address that have been sent by whoever has this data folder, in no order. */
export const sentMails = async ({ dataDir }: { dataDir: string }, email: string): Promise<string[]> => {
  const folder = join(dataDir, 'mail')
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(files.map((name) => PostalMime.parse(readFileSync(join(folder, name)))))
  return mails.filter((mail) => mail.to?.some(({ address }) => address === email)).map((mail) => mail.text ?? '')
}

/**
 * Signs a visitor in before the first page reads its session. Cheaper than Playwright's `storageState`, which opens a
 * page. A cookie notes that it was done, because pages clear other storage.
 */
const signInOnce = ({ origin, token }: { origin: string; token: string }) => {
  // By what the frame may do, not by its address: one without rights has neither storage nor cookies.
  if (self.origin !== origin || document.cookie.includes('signed-in-once')) return
  // biome-ignore lint/suspicious/noDocumentCookie: it must be noted before the page goes on
  document.cookie = 'signed-in-once=yes; path=/'
  localStorage.setItem('token', token)
}

/** Sets up a real server and a browser. Fails a test that threw an error or violated the page's policy. */
export const withDashboard = () => {
  let problems: string[] = []
  let expected: RegExp | undefined

  afterEach(async () => {
    await closeContexts()
    const found = problems
    const asked = expected
    problems = []
    expected = undefined
    expect(found.filter((problem) => !asked?.test(problem))).toEqual([])
  })

  const watch = (page: Page) => {
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('console', (message) => {
      // The browser's own note about an answer that the test asked for.
      if (message.type() === 'error' && !/Failed to load resource|ERR_/.test(message.text()))
        problems.push(message.text())
    })
  }

  /** Opens browsers for pages of an origin; with a token they are signed in. */
  const contextAt =
    (origin: string) =>
    async (options: BrowserContextOptions = phone, token?: string): Promise<BrowserContext> => {
      const made = await openContext({ reducedMotion: 'reduce', ...options })
      made.on('page', watch)
      if (token) await made.addInitScript(signInOnce, { origin, token })
      await made.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.error(`against the policy: ${violatedDirective} ${blockedURI}`),
        )
      })
      return made
    }

  /** Starts a fresh server. `visit` opens a page, signed in with a token. `deploy` replaces the application. */
  const serve = async (env: Record<string, string> = {}) => {
    const app = await createPublishingApp({ threads: false, env })
    let current: Pick<typeof app, 'listener'> = app
    const origin = await serveApp({ listener: (request, response) => current.listener(request, response) })
    const deploy = (next: Pick<typeof app, 'listener'>) => {
      current = next
    }
    const context = contextAt(origin)
    const visit = async (path: string, options: BrowserContextOptions & { token?: string } = {}) => {
      const { token, ...rest } = options
      const page = await (await context({ ...phone, ...rest }, token)).newPage()
      await page.goto(origin + path)
      await page.waitForSelector('astro-island:not([ssr]), html:not(:has(astro-island))', { state: 'attached' })
      return page
    }
    return { app, origin, context, visit, deploy }
  }
  /** Problems that this test is about. */
  const expectProblems = (pattern: RegExp) => {
    expected = pattern
  }
  return { serve, contextAt, expectProblems }
}

/** Logs out by the account menu. Waits from before the click, because the dashboard leaves soon after it. */
export const logOut = async (page: Page, origin: string): Promise<void> => {
  await Promise.all([
    page.getByText('Logged out successfully').waitFor(),
    page.getByRole('menuitem', { name: 'Logout' }).click(),
  ])
  await page.waitForURL(`${origin}/`)
}

/** Scrolls past all charts, which are drawn when they come near the screen. */
export const drawCharts = async (page: Page): Promise<void> => {
  const charts = page.getByText('Show as table')
  for (const chart of await charts.all()) await chart.scrollIntoViewIfNeeded()
  await expect.poll(() => page.locator('.recharts-surface').count()).toBe(await charts.count())
}

/** Returns axe's findings for a page as shown, for all rules or one. */
export const axeFindings = async (page: Page, rule?: string): Promise<string[]> => {
  const violations = await axeViolations(page, rule ? { only: [rule] } : {})
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
}

/** Returns axe's findings in the light theme, and of colors alone in the dark theme, which stays on. */
export const axeInBothThemes = async (page: Page): Promise<string[]> => {
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await axeFindings(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await axeFindings(page, 'color-contrast')
  return [...light.map((finding) => `light: ${finding}`), ...dark.map((finding) => `dark: ${finding}`)]
}
