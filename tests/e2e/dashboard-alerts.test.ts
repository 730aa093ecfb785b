import type { BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { expect, test } from 'vitest'
import type { PushAlert } from '#contract/push/push.ts'
import { startSession } from '#server/auth/sessions.ts'
import { findStoreByOwner } from '#server/records/stores/stores.repo.ts'
import { fakePushService } from '../support/apps/fake-push.ts'
import { orderForm } from '../support/apps/test-app.ts'
import { axeInBothThemes, onBothScreens, phone, signUpSeller, withDashboard } from '../support/browser/dashboard.ts'
import { subscriptionOf } from '../support/calls/world.ts'
import { addProduct } from '../support/fixtures/published-shop.ts'

const { serve } = withDashboard()

const ALERTS = '/dashboard?tab=account'
const ENDPOINT = subscriptionOf('this').endpoint

/** Stands in for the push service, which needs the internet, and for the permission, which no headless shell gives. */
const subscribeHere = (endpoint: string) => {
  Object.defineProperty(Notification, 'permission', { get: () => 'granted', configurable: true })
  PushManager.prototype.subscribe = async () => {
    const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
    return { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => true } as never
  }
}

/** A shop with a product, its owner's dashboard under a worker, and a push service that keeps alerts. */
const openAlerts = async (options: BrowserContextOptions = {}) => {
  const { app, origin, context } = await serve()
  const push = fakePushService()
  app.deps.push = push
  const { user, token } = await signUpSeller(app, undefined, { store: 'noor' })
  const store = await findStoreByOwner(app.deps.db, user.id)
  if (!store) throw new Error('the seller has no store')
  const product = await addProduct(app, store)
  const visitor = await context({ ...phone, serviceWorkers: 'allow', ...options }, token)
  await visitor.grantPermissions(['notifications'], { origin })
  await visitor.addInitScript(subscribeHere, ENDPOINT)
  const open = async () => {
    const page = await visitor.newPage()
    await page.goto(origin + ALERTS)
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
    return page
  }
  const order = async (buyer_phone = '03001234567') => {
    const body = JSON.stringify(orderForm(product.id, { buyer_phone }))
    const headers = { 'content-type': 'application/json' }
    return (await app.app.request('/api/orders', { method: 'POST', headers, body })).json()
  }
  return { app, origin, user, token, push, visitor, open, order }
}

/** Hands an alert to the worker, as the browser does when its push service has one. */
const deliver = async (visitor: BrowserContext, page: Page, origin: string, alert: PushAlert) => {
  const session = await visitor.newCDPSession(page)
  const known = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  const registrationId = await known
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(alert) })
}

interface Shown {
  title: string
  body: string
  tag: string
  data: string
}

/** The worker's globals, with what it showed. */
type Worker = typeof globalThis & { registration: ServiceWorkerRegistration; shown: Shown[] }

const workerOf = (visitor: BrowserContext) => {
  const [worker] = visitor.serviceWorkers()
  if (!worker) throw new Error('no worker runs')
  return worker
}

/** Keeps alerts instead of drawing them, one a tag as a system does. */
const keepShown = (visitor: BrowserContext) =>
  workerOf(visitor).evaluate(() => {
    const worker = globalThis as Worker
    worker.shown = []
    worker.registration.showNotification = async (title, options) => {
      const { body = '', tag = '', data } = options ?? {}
      worker.shown = [...worker.shown.filter((other) => other.tag !== tag), { title, body, tag, data }]
    }
  })

const shown = (visitor: BrowserContext) => workerOf(visitor).evaluate(() => (globalThis as Worker).shown)

/** Taps the alert that was shown. */
const tap = (visitor: BrowserContext) =>
  workerOf(visitor).evaluate(() => {
    const notification = { ...(globalThis as Worker).shown[0], close: () => undefined }
    dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined }))
  })

test('a phone turns alerts on, shows an order, tells that it arrived, and opens it in the open dashboard', async () => {
  const { app, origin, push, visitor, open, order } = await openAlerts()
  const page = await open()
  await page.getByRole('button', { name: 'Turn On Alerts' }).click()
  await page.getByText('No alert yet').waitFor()
  await onBothScreens(page, async () => {
    expect(await axeInBothThemes(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
  })

  const { order_id } = await order()
  await expect.poll(() => push.sent.length).toBe(1)
  const [alert] = push.sent
  expect(alert).toMatchObject({ endpoint: ENDPOINT, tag: order_id })
  await keepShown(visitor)
  await deliver(visitor, page, origin, alert as PushAlert)
  await expect.poll(() => shown(visitor)).toMatchObject([{ title: alert?.title, body: alert?.body, tag: order_id }])
  await page.getByText('Last alert arrived').waitFor()

  // The same order again is one alert, not two.
  await deliver(visitor, page, origin, alert as PushAlert)
  await expect.poll(() => shown(visitor)).toHaveLength(1)

  await tap(visitor)
  await page.getByRole('dialog').getByText(order_id).first().waitFor()
  expect(visitor.pages()).toHaveLength(1)
  expect(await app.deps.db.selectFrom('push_alerts').selectAll().execute()).toEqual([])
})

test('alerts stay on after a reload, follow a new address, and end with the off switch and with signing out', async () => {
  const { app, open, visitor } = await openAlerts()
  const endpoints = async () =>
    (await app.deps.db.selectFrom('push_devices').select('endpoint').execute()).map(({ endpoint }) => endpoint)
  const page = await open()
  await page.getByRole('button', { name: 'Turn On Alerts' }).click()
  await page.getByText('No alert yet').waitFor()

  const moved = subscriptionOf('moved').endpoint
  await visitor.addInitScript(subscribeHere, moved)
  await page.reload()
  await expect.poll(endpoints).toEqual([moved])

  await page.getByRole('button', { name: /^Turn off alerts on/ }).click()
  await page.getByRole('button', { name: 'Turn On Alerts' }).waitFor()
  expect(await endpoints()).toEqual([])

  await page.getByRole('button', { name: 'Turn On Alerts' }).click()
  await expect.poll(endpoints).toEqual([moved])
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect.poll(endpoints).toEqual([])
})

test('the card says what is in the way: a block, an iPhone without the icon, a full plan', async () => {
  const { app, user, open, visitor, origin } = await openAlerts()
  await visitor.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied', configurable: true })
  })
  const page = await open()
  await page.getByText('This browser blocks alerts of WhatsStore').waitFor()

  const iPhone = await visitor.newPage()
  await iPhone.addInitScript(() => {
    Object.defineProperty(navigator, 'userAgent', { get: () => 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)' })
    Reflect.deleteProperty(globalThis, 'PushManager')
  })
  await iPhone.goto(origin + ALERTS)
  await iPhone.getByText('Choose “Add to Home Screen”.').waitFor()

  const created_at = new Date().toISOString()
  for (const name of ['one', 'two']) {
    await startSession(app.deps.db, app.deps.clock, user.id)
    const used = app.deps.db.selectFrom('push_devices').select('session_id')
    const { id } = await app.deps.db
      .selectFrom('sessions')
      .select('id')
      .where('id', 'not in', used)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    await app.deps.db
      .insertInto('push_devices')
      .values({
        id: name,
        session_id: id,
        user_id: user.id,
        created_at,
        sent_at: null,
        arrived_at: null,
        ...subscriptionOf(name),
      })
      .execute()
  }
  await page.reload()
  await page.getByText('Alerts go to 2 devices of yours').waitFor()
  await page
    .getByRole('button', { name: /^Turn off alerts on/ })
    .first()
    .waitFor()
})

test('with the dashboard closed an alert is shown all the same, and a tap opens its order in a new window', async () => {
  const { origin, push, visitor, open, order } = await openAlerts()
  const page = await open()
  await page.getByRole('button', { name: 'Turn On Alerts' }).click()
  await page.getByText('No alert yet').waitFor()
  await page.goto(`${origin}/`)
  const { order_id } = await order()
  await expect.poll(() => push.sent.length).toBe(1)
  await keepShown(visitor)
  await workerOf(visitor).evaluate(() => {
    const worker = globalThis as Worker & { clients: { openWindow(path: string): Promise<null> }; opened: string[] }
    worker.opened = []
    worker.clients.openWindow = async (path) => {
      worker.opened.push(path)
      return null
    }
  })
  await deliver(visitor, page, origin, push.sent[0] as PushAlert)
  await expect.poll(() => shown(visitor)).toMatchObject([{ tag: order_id }])
  await tap(visitor)
  await expect
    .poll(() => workerOf(visitor).evaluate(() => (globalThis as Worker & { opened: string[] }).opened))
    .toEqual([push.sent[0]?.path])
})

test('two devices get an alert each, and each tells of its own arrival', async () => {
  const { app, origin, push, user, visitor, open, order } = await openAlerts()
  const first = await open()
  await first.getByRole('button', { name: 'Turn On Alerts' }).click()
  await first.getByText('No alert yet').waitFor()
  const other = await visitor.browser()?.newContext({ ...phone, serviceWorkers: 'allow' })
  if (!other) throw new Error('no browser')
  await other.grantPermissions(['notifications'], { origin })
  await other.addInitScript(subscribeHere, subscriptionOf('other').endpoint)
  const token = await startSession(app.deps.db, app.deps.clock, user.id)
  await other.addInitScript((signedIn) => localStorage.setItem('token', signedIn), token)
  const second = await other.newPage()
  await second.goto(origin + ALERTS)
  await second.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await second.getByRole('button', { name: 'Turn On Alerts' }).click()
  await expect.poll(() => second.getByRole('button', { name: /^Turn off alerts on/ }).count()).toBe(2)

  await order()
  await expect
    .poll(() => push.sent.map(({ endpoint }) => endpoint).sort())
    .toEqual([ENDPOINT, subscriptionOf('other').endpoint].sort())
  for (const [context, page, endpoint] of [
    [visitor, first, ENDPOINT],
    [other, second, subscriptionOf('other').endpoint],
  ] as const) {
    await keepShown(context)
    await deliver(context, page, origin, push.sent.find((sent) => sent.endpoint === endpoint) as PushAlert)
    await expect.poll(() => shown(context)).toHaveLength(1)
    const arrived = () =>
      app.deps.db.selectFrom('push_devices').select('arrived_at').where('endpoint', '=', endpoint).executeTakeFirst()
    await expect.poll(async () => (await arrived())?.arrived_at).toBeTruthy()
  }
  await other.close()
})

test('a permission taken back after alerts were on is said on the device, with the way to give it again', async () => {
  const { visitor, open } = await openAlerts()
  const page = await open()
  await page.getByRole('button', { name: 'Turn On Alerts' }).click()
  await page.getByText('No alert yet').waitFor()
  await visitor.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied', configurable: true })
  })
  await page.reload()
  await page.getByText('This browser blocks alerts of WhatsStore').waitFor()
  await page.getByRole('button', { name: /^Turn off alerts on/ }).waitFor()
})
