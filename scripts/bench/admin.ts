import type { Config } from '#server/config/config.ts'
import { fillPanel, PLATFORM } from './admin-data.ts'
import { createCaller, reportReads } from './caller.ts'
import { openPhone, SLOWER } from './phone.ts'
import { milliseconds, note, percentile, report } from './report.ts'
import { startServer } from './server.ts'

/** Milliseconds that 99 of 100 calls of a list must stay under. */
const TARGET_MS = 50
const PER_PAGE = 20

const lastPage = (count: number): number => Math.ceil(count / PER_PAGE)
const middle = (count: number): number => Math.ceil(lastPage(count) / 2)

/** Calls of a panel view: first load, search, filters and pages. */
const lists: Record<string, string[]> = {
  'GET /admin/dashboard': ['/dashboard'],
  'GET /admin/trends': ['/trends'],
  'GET /admin/analytics/platform': ['/analytics/platform'],
  'GET /admin/users': ['/users', '/users?sort=oldest', '/users?plan=paid', '/users?plan=free'],
  'GET /admin/users, deep': [
    `/users?page=${lastPage(PLATFORM.users)}`,
    `/users?page=${middle(PLATFORM.users)}`,
    `/users?plan=free&page=${middle(PLATFORM.users * 0.9)}`,
  ],
  'GET /admin/users?search=': [
    '/users?search=seller-99999',
    '/users?search=0300001',
    '/users?search=nobody%40nowhere&plan=paid',
  ],
  'GET /admin/users/{id}': ['/users/user-0000010', '/users/user-0000011', '/users/user-0099998'],
  'GET /admin/stores': ['/stores', '/stores?status=open', '/stores?status=suspended', '/stores?status=failing'],
  'GET /admin/stores, deep': [
    `/stores?page=${middle(PLATFORM.stores)}`,
    `/stores?status=open&page=${middle(PLATFORM.stores)}`,
    `/stores?status=open&page=${lastPage(PLATFORM.stores) - 10}`,
  ],
  'GET /admin/stores?search=': [
    '/stores?search=bangles-49999',
    '/stores?search=noor',
    '/stores?search=nothing&status=open',
  ],
  'GET /admin/referrals/dashboard': ['/referrals/dashboard'],
  'GET /admin/referrals/all': ['/referrals/all', '/referrals/all?search=seller-400'],
  'GET /admin/referrals/all, deep': [
    `/referrals/all?page=${middle(PLATFORM.referrals)}`,
    `/referrals/all?page=${lastPage(PLATFORM.referrals)}`,
  ],
  'GET /admin/referrals/withdrawals': [
    '/referrals/withdrawals',
    '/referrals/withdrawals?status=pending',
    `/referrals/withdrawals?page=${lastPage(PLATFORM.withdrawals)}`,
    '/referrals/withdrawals?search=seller-400',
  ],
  'GET /admin/layouts/usage': ['/layouts/usage'],
  'GET /admin/whatsapp/sellers': [
    '/whatsapp/sellers',
    `/whatsapp/sellers?page=${lastPage(PLATFORM.linkedAccounts) - 1}`,
    '/whatsapp/sellers?search=seller-990',
  ],
  'GET /admin/whatsapp/system-status': ['/whatsapp/system-status'],
  'GET /admin/deleted-accounts': ['/deleted-accounts'],
  'GET /admin/system': ['/system'],
  'GET /admin/audit': ['/audit', `/audit?page=${lastPage(PLATFORM.acts)}`, `/audit?page=${middle(PLATFORM.acts)}`],
  'GET /admin/audit?search=': [
    '/audit?search=user-0000500',
    '/audit?search=seller-99999',
    '/audit?search=nobody%40nowhere',
  ],
  'GET /admin/audit?search=, most of the log': [
    '/audit?search=user.plan',
    '/audit?search=user-0000000',
    `/audit?search=user.plan&page=${middle(PLATFORM.acts / 2)}`,
  ],
}

const LOOKS = 5

/** Measures the script time of the panel's first view on a phone, and of the dashboard before it. */
const measureScript = async (origin: string, token: string): Promise<void> => {
  const before: number[] = []
  const opening: number[] = []
  for (let look = 0; look < LOOKS; look++) {
    const { page, devTools, slow, close } = await openPhone(origin, token)
    await devTools.send('Performance.enable')
    const scriptMs = async () => {
      const { metrics } = await devTools.send('Performance.getMetrics')
      return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
    }
    await slow()
    await page.goto(`${origin}/dashboard`)
    await page.getByRole('heading', { name: 'Noor Bangles 0' }).waitFor()
    // Waits until the dashboard's idle work is over.
    await page.waitForLoadState('networkidle')
    const began = await scriptMs()
    await page.getByRole('link', { name: 'Admin' }).click()
    await page.getByText(PLATFORM.users.toLocaleString('en')).first().waitFor()
    before.push(began)
    opening.push((await scriptMs()) - began)
    await close()
  }
  note(`script of the dashboard before it, ${SLOWER}× slower`, milliseconds(percentile(before, 0.5)))
  const median = percentile(opening, 0.5)
  report(`script of the panel's first view, ${SLOWER}× slower`, milliseconds(median), '≤ 200 ms', median <= 200)
}

/** Measures every list of the Admin Control Panel, over HTTP, on a large platform. */
export const measureAdmin = async (config: Config): Promise<void> => {
  const started = performance.now()
  const token = await fillPanel(config)
  const filled = Object.entries(PLATFORM).map(([name, count]) => `${count.toLocaleString('en')} ${name}`)
  note(`data: ${filled.slice(0, 3).join(', ')}`, `${((performance.now() - started) / 1000).toFixed(1)} s`)
  const server = await startServer(config)
  const caller = createCaller(server.port)
  for (const [name, paths] of Object.entries(lists)) {
    const calls = paths.map((path) => `/admin${path}`)
    await reportReads(caller, name, token, calls, TARGET_MS)
  }
  caller.close()
  await measureScript(server.origin, token)
  await server.stop()
}
