import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright'
import { expect, test } from 'vitest'
import { insertTestStore } from '../support/apps/publishing-app.ts'
import { withNextBuild } from '../support/browser/builds.ts'
import { axeInBothThemes, desktop, phone, signUpSeller, withDashboard } from '../support/browser/dashboard.ts'
import { addProduct } from '../support/fixtures/published-shop.ts'

/** Tests a release while people use the old version: nothing is lost, nobody is blocked, no reload loop. */

const { serve, expectProblems } = withDashboard()

const withWorker: BrowserContextOptions = { ...phone, serviceWorkers: 'allow' }

const buildOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.build ?? '')

/** Waits until the worker controls the page, which then hears of updates. */
const underWorker = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')

/** Triggers the browser's update check, as at the next visit or after an hour. */
const look = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration('/dashboard'))?.update().catch(() => undefined)
  })

/** Lists the dashboard's workers by state. */
const workers = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/dashboard')
    return (['installing', 'waiting', 'active'] as const).filter((state) => registration?.[state])
  })

const countLoads = (page: Page) => {
  const loads = { count: 0 }
  page.on('load', () => loads.count++)
  return loads
}

/** Opens the dashboard of a seller without a store, whose form is open, with its worker in control. */
const openDashboard = async (options: BrowserContextOptions = withWorker) => {
  const served = await serve()
  const { token } = await signUpSeller(served.app)
  const made = await served.context(options, token)
  const open = async (path = '/dashboard') => {
    const page = await made.newPage()
    await page.goto(served.origin + path)
    await page
      .getByLabel('Store name')
      .or(page.getByRole('heading', { name: 'Refer & Earn' }))
      .waitFor()
    await underWorker(page)
    return page
  }
  return { ...served, made, open, page: await open() }
}

const banner = (page: Page) => page.getByText('New version available')

test('a new version while tabs are open: what is typed stays, a page loads anew once, the order in progress is placed', async () => {
  const { app, origin, made, open, page, deploy } = await openDashboard()
  const store = await insertTestStore(app, 'noor')
  await addProduct(app, store)
  await app.settled()
  const idle = await open('/dashboard?tab=referrals')
  const typing = await open()
  await typing.getByLabel('Store name').fill('Typed in a second tab')
  await page.getByLabel('Store name').fill('Zari & Gota')
  const shop = await made.newPage()
  await shop.goto(`${origin}/store/noor/`)
  await shop.locator('[data-product] [data-order]').first().click()
  await shop.getByLabel('Full Name').fill('Ayesha Khan')
  const before = await buildOf(page)

  deploy(withNextBuild(app))
  await look(page)
  for (const tab of [page, idle, typing]) {
    await banner(tab).waitFor()
    await tab.getByRole('button', { name: 'Update', exact: true }).waitFor()
  }
  expect(await axeInBothThemes(page)).toEqual([])
  const [loads, idleLoads, typingLoads, shopLoads] = [page, idle, typing, shop].map(countLoads)
  await page.getByRole('button', { name: 'Update Now' }).click()
  await page.waitForFunction((build) => document.documentElement.dataset.build !== build, before)
  await page.getByLabel('Store name').waitFor()
  await expect.poll(() => page.getByLabel('Store name').inputValue()).toBe('Zari & Gota')
  await expect.poll(() => page.evaluate(() => Boolean(localStorage.getItem('token')))).toBe(true)
  // Nobody had typed in this one, so it reloaded. In the other somebody had, and is asked.
  await idle.waitForFunction((build) => document.documentElement.dataset.build !== build, before)
  await expect.poll(() => typing.getByLabel('Store name').inputValue()).toBe('Typed in a second tab')
  await expect.poll(() => buildOf(typing)).toBe(before)
  await typing.getByRole('button', { name: 'Update', exact: true }).click()
  await typing.waitForFunction((build) => document.documentElement.dataset.build !== build, before)
  await expect.poll(() => typing.getByLabel('Store name').inputValue()).toBe('Typed in a second tab')

  await shop.getByLabel('Phone').fill('0300 1234567')
  await shop.getByLabel('Delivery Address').fill('House 12, Street 4, Gulberg, Lahore')
  await shop.locator('dialog[open] [type=submit]').click()
  await shop.getByRole('heading', { name: 'Order Placed Successfully!' }).waitFor()
  await expect
    .poll(() => [loads, idleLoads, typingLoads, shopLoads])
    .toEqual([{ count: 1 }, { count: 1 }, { count: 1 }, { count: 0 }])
  for (const tab of [page, idle, typing]) await expect.poll(() => banner(tab).count()).toBe(0)
})

test('what is typed before the page has come to rest stays, too', async () => {
  const { app, open, made, page, deploy } = await openDashboard()
  await made.addInitScript(() => {
    window.requestIdleCallback = (work) => {
      addEventListener('rested', () => work({ didTimeout: false, timeRemaining: () => 50 }))
      return 1
    }
    // The empty page before it has no storage.
    if (location.protocol === 'about:') return
    addEventListener('beforeunload', () => sessionStorage.setItem('left', `${sessionStorage.getItem('left') ?? ''}!`))
  })
  const before = await buildOf(page)
  const typing = await open()
  await typing.getByLabel('Store name').fill('Typed at once')
  await typing.evaluate(() => dispatchEvent(new Event('rested')))

  deploy(withNextBuild(app))
  await look(page)
  for (const tab of [page, typing]) await banner(tab).waitFor()
  await page.getByRole('button', { name: 'Update Now' }).click()
  await page.waitForFunction((build) => document.documentElement.dataset.build !== build, before)
  await typing.getByRole('button', { name: 'Update', exact: true }).click()
  await typing.waitForFunction((build) => document.documentElement.dataset.build !== build, before)
  // Once, when its seller chose to.
  await expect.poll(() => typing.evaluate(() => sessionStorage.getItem('left'))).toBe('!')
})

test('Dismiss puts the new version off; a page that is opened is the new one and says nothing', async () => {
  const { app, page, made, deploy, origin } = await openDashboard({ ...withWorker, ...desktop })
  const before = await buildOf(page)
  deploy(withNextBuild(app))
  await look(page)
  await banner(page).waitFor()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await banner(page).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Update', exact: true }).waitFor({ state: 'detached' })
  await expect.poll(() => buildOf(page)).toBe(before)

  await page.reload()
  await page.getByLabel('Store name').waitFor()
  await expect.poll(() => buildOf(page)).not.toBe(before)
  // The only page, and of the new build: its worker takes over silently.
  await expect.poll(() => workers(page)).toEqual(['active'])
  const loads = countLoads(page)
  await made.setOffline(true)
  await page.goto(`${origin}/dashboard`)
  await page.getByText('The dashboard opens automatically when you are back online. What you typed is kept.').waitFor()
  await expect.poll(() => buildOf(page)).not.toBe(before)
  await expect.poll(() => banner(page).count()).toBe(0)
  expect(loads.count).toBe(1)
})

test('a page of the new build that is alone only a moment later still gets its worker', async () => {
  const { app, page, open, deploy } = await openDashboard()
  const other = await open()
  const before = await buildOf(page)
  deploy(withNextBuild(app))
  await look(page)
  await banner(page).waitFor()
  await page.reload({ waitUntil: 'networkidle' })
  expect(await buildOf(page)).not.toBe(before)
  expect(await workers(page)).toEqual(['waiting', 'active'])
  await other.close()
  await expect.poll(() => workers(page)).toEqual(['active'])
})

test('without a connection the dashboard opens, says so, and has what was typed when it is back', async () => {
  const { made, page } = await openDashboard()
  await page.getByLabel('Store name').fill('Typed on a train')
  await made.setOffline(true)
  await page.reload()
  await page.getByText('You are offline', { exact: true }).waitFor()
  expect(await axeInBothThemes(page)).toEqual([])
  await made.setOffline(false)
  await expect.poll(() => page.getByLabel('Store name').inputValue()).toBe('Typed on a train')
})

test('threat 35: the worker answers for the dashboard and its files alone, and holds no other page', async () => {
  const { app, made, origin, page } = await openDashboard()
  // A scope is a prefix of addresses.
  for (const slug of ['noor', 'dashboards']) await addProduct(app, await insertTestStore(app, slug))
  await app.settled()
  const answered: string[] = []
  made.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (response.fromServiceWorker()) answered.push(pathname)
  })
  await page.reload()
  await page.getByLabel('Store name').waitFor()
  for (const path of ['/store/noor/', '/noor', '/dashboards', '/store/dashboards/', '/auth', '/']) {
    const visitor = await made.newPage()
    await visitor.goto(origin + path)
    await visitor.close()
  }
  expect(answered).toContain('/dashboard')
  expect(answered.filter((path) => path !== '/dashboard' && !path.startsWith('/assets/'))).toEqual([])
  const shop = await made.newPage()
  await shop.goto(`${origin}/store/noor/`)
  await expect.poll(() => shop.evaluate(() => navigator.serviceWorker.controller)).toBe(null)
  const kept = await shop.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept.length).toBeGreaterThan(10)
  expect(kept.filter((path) => path !== '/dashboard' && !path.startsWith('/assets/'))).toEqual([])
})

test('SERVICE_WORKER=0: every browser is rid of the worker and of what it kept, and pages go on', async () => {
  const { app, page, deploy } = await openDashboard()
  const loads = countLoads(page)
  deploy(withNextBuild(app, { serviceWorker: false }))
  await look(page)
  await expect.poll(() => workers(page)).toEqual([])
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  await expect.poll(() => banner(page).count()).toBe(0)
  expect(loads.count).toBe(0)
  await page.reload()
  await page.getByLabel('Store name').fill('Still here')
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
})

/** Changes what the next build's worker begins with. */
const workerBegins = (code: string) => (folder: string) => {
  const file = join(folder, 'sw.js')
  writeFileSync(file, `${code}\n${readFileSync(file, 'utf8')}`)
}

const full = 'caches.open = async () => { throw new DOMException("full", "QuotaExceededError") }'

test.each([
  ['throws', 'throw new Error("a bad release")'],
  ['finds the storage full', full],
])('a worker that %s changes nothing: the one before stays, and so does the page', async (_what, code) => {
  expectProblems(/a bad release|ServiceWorker|full/)
  const { app, page, deploy } = await openDashboard()
  const loads = countLoads(page)
  deploy(withNextBuild(app, { change: workerBegins(code) }))
  await look(page)
  await expect.poll(() => workers(page)).toEqual(['active'])
  await expect.poll(() => banner(page).count()).toBe(0)
  await page.getByLabel('Store name').fill('Still here')
  await page.reload()
  await expect.poll(() => page.getByLabel('Store name').inputValue()).toBe('Still here')
  expect(loads.count).toBe(1)
})

test('a worker that never takes over does not hold the update up: the page loads anew, once', async () => {
  const { app, page, deploy } = await openDashboard()
  const before = await buildOf(page)
  deploy(withNextBuild(app, { change: workerBegins('self.skipWaiting = async () => {}') }))
  await look(page)
  await banner(page).waitFor()
  const loads = countLoads(page)
  await page.getByRole('button', { name: 'Update Now' }).click()
  await page.waitForFunction((build) => document.documentElement.dataset.build !== build, before)
  await page.getByLabel('Store name').waitFor()
  await expect.poll(() => banner(page).count()).toBe(0)
  expect(loads.count).toBe(1)
})

test('code that is gone for good: of all tabs one loads anew by itself, the others ask', async () => {
  expectProblems(/dynamically imported module/)
  const { app, context, origin } = await serve()
  const { token } = await signUpSeller(app)
  const made = await context(phone, token)
  await made.route('**/assets/ReferralsTab.*', (route) => route.fulfill({ status: 404, body: 'gone' }))
  const loads = []
  for (const tab of [await made.newPage(), await made.newPage()]) {
    loads.push(countLoads(tab))
    await tab.goto(`${origin}/dashboard?tab=referrals`)
    await tab.getByRole('button', { name: 'Update Now' }).waitFor()
  }
  expect(loads).toEqual([{ count: 2 }, { count: 1 }])
})

test('«Clear Cache & Reload» gets rid of a worker that does harm; the next page has one again', async () => {
  expectProblems(/Cannot read properties/)
  const { page, origin } = await openDashboard()
  await page.route(`${origin}/api/stores/my?*`, (route) => route.fulfill({ json: { id: 'x', updated_at: '' } }))
  const registered = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await page.reload()
  await page.getByRole('heading', { name: 'Something went wrong' }).waitFor()
  await page.unroute(`${origin}/api/stores/my?*`)
  await page.evaluate(() => caches.open('left by a bad release'))
  await page.getByRole('button', { name: 'Clear Cache & Reload' }).click()
  await page.getByLabel('Store name').waitFor()
  await expect.poll(registered).toBe(1)
  await expect.poll(() => page.evaluate(() => caches.has('left by a bad release'))).toBe(false)
})
