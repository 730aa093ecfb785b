import type { BrowserContextOptions, Page } from 'playwright'
import { expect } from 'vitest'
import { startSession } from '#server/auth/sessions.ts'
import { insertUser } from '#server/records/users/users.repo.ts'
import { sellerRow } from '../../../scripts/support/seller-row.ts'
import { axeInBothThemes, desktop, onBothScreens, withDashboard } from './dashboard.ts'

/** Text that is long, and text that runs from right to left. */
export const LONG_NAME = 'Noor and Daughters Handmade Glass Bangles, Khussas and Wedding Shawls'
export const URDU_NAME = 'نور کی چوڑیاں'

/** The panel with an admin in front of it. */
export const withAdminPanel = () => {
  const { serve, expectProblems } = withDashboard()

  /** A fresh server with an admin; `open` shows a view of the panel, by its address. */
  const setUp = async () => {
    const served = await serve()
    const { db, clock } = served.app.deps
    const add = async (change: Parameters<typeof sellerRow>[0] = {}) => {
      const user = sellerRow({ created_at: clock.now().toISOString(), ...change })
      await db.transaction().execute((trx) => insertUser(trx, user))
      return { user, token: await startSession(db, clock, user.id) }
    }
    const { user: admin, token } = await add({ email: 'admin@whatsstore.example', role: 'admin' })
    const open = (address: string, options: BrowserContextOptions = desktop) =>
      served.visit(`/dashboard?tab=admin&${address}`, { ...options, token })
    /** Calls as another admin. */
    const asAnother = async (method: string, path: string, json?: unknown) => {
      const response = await served.app.app.request(`/api/admin${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      })
      expect(response.status, path).toBeLessThan(300)
    }
    const audit = async () =>
      (await db.selectFrom('audit_entries').select(['action', 'subject']).orderBy('sequence').execute()).map(
        ({ action }) => action,
      )
    return { ...served, db, admin, token, add, open, asAnother, audit }
  }
  return { setUp, expectProblems }
}

/** Nothing stands out of the screen, and axe has nothing to say, in both themes. */
export const expectSound = async (page: Page): Promise<void> => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(await axeInBothThemes(page)).toEqual([])
}

/** Expects the same on a desktop and on a phone, after `prepare` on each. */
export const expectSoundOnBothScreens = (page: Page, prepare?: () => Promise<void>): Promise<void> =>
  onBothScreens(page, async () => {
    await prepare?.()
    await expectSound(page)
  })

/** Opens the menu of a record and chooses from it. */
export const choose = async (page: Page, record: string, action: string): Promise<void> => {
  await page.getByRole('button', { name: `Actions for ${record}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}
