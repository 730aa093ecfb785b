import { expect, test } from 'vitest'
import { notify } from '#server/modules/messages/notifications/notifications.service.ts'
import { axeInBothThemes, onBothScreens, phone, signUpSeller, withDashboard } from '../support/browser/dashboard.ts'

const { serve } = withDashboard()

const setUp = async (sent: string[] = []) => {
  const served = await serve()
  const { user, token } = await signUpSeller(served.app, undefined, { store: 'noor' })
  const { db, clock } = served.app.deps
  const send = (text: string) => db.transaction().execute((trx) => notify(trx, clock, [user.id], () => text))
  for (const text of sent) await send(text)
  return { ...served, user, token, send }
}

test('what an admin sends is counted in the header, read in the panel, and new only once', async () => {
  const { app, visit, token } = await setUp(['Shop well this Eid', 'We close for repairs\non Sunday, 9 to 10'])
  const page = await visit('/dashboard', { token })
  await page.getByRole('button', { name: 'Messages, 2 unread' }).click()
  const panel = page.getByRole('dialog', { name: 'Messages from WhatsStore' })
  const items = panel.getByRole('listitem')
  await items.first().waitFor()
  await expect
    .poll(() => items.allTextContents())
    .toEqual([
      expect.stringContaining('We close for repairs\non Sunday, 9 to 10'),
      expect.stringContaining('Shop well this Eid'),
    ])
  await expect.poll(() => items.getByText('New', { exact: true }).count()).toBe(2)
  await page.getByRole('button', { name: 'Messages, none unread', includeHidden: true }).waitFor({ state: 'attached' })
  const read = await app.deps.db.selectFrom('notifications').select('read_at').execute()
  expect(read.every(({ read_at }) => read_at !== null)).toBe(true)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Messages, none unread' }).click()
  await items.first().waitFor()
  await expect.poll(() => items.getByText('New', { exact: true }).count()).toBe(0)
})

test('a new one arrives by itself, counted in the header and shown in the panel', async () => {
  const { app, context, origin, token, send } = await setUp()
  const page = await (await context(phone, token)).newPage()
  await page.clock.install()
  await page.goto(`${origin}/dashboard`)
  await page.getByRole('button', { name: 'Messages, none unread' }).waitFor()
  const afterAWhile = (seen: () => Promise<number>) =>
    expect
      .poll(async () => {
        await page.clock.runFor(30_000)
        return seen()
      })
      .toBe(1)
  await send('Shop well this Eid')
  await afterAWhile(() => page.getByRole('button', { name: 'Messages, 1 unread' }).count())
  await page.getByRole('button', { name: 'Messages, 1 unread' }).click()
  await page.getByText('Shop well this Eid').waitFor()
  await page.getByRole('button', { name: 'Messages, none unread', includeHidden: true }).waitFor({ state: 'attached' })
  await send('We close for repairs on Sunday')
  await afterAWhile(() => page.getByText('We close for repairs on Sunday').count())
  const unread = () => app.deps.db.selectFrom('notifications').select('id').where('read_at', 'is', null).execute()
  await expect.poll(unread).toEqual([])
})

test('without messages the panel says so', async () => {
  const { visit, token } = await setUp()
  const page = await visit('/dashboard', { token })
  await page.getByRole('button', { name: 'Messages, none unread' }).click()
  await page.getByText('No messages yet').waitFor()
})

test('older messages come when they are asked for', async () => {
  const { visit, token } = await setUp(Array.from({ length: 23 }, (_, index) => `Message ${index + 1}`))
  const page = await visit('/dashboard', { token })
  await page.getByRole('button', { name: 'Messages, 23 unread' }).click()
  const items = page.getByRole('dialog').getByRole('listitem')
  await expect.poll(() => items.count()).toBe(20)
  await page.getByRole('button', { name: 'Load More' }).click()
  await expect.poll(() => items.count()).toBe(23)
  await expect.poll(() => page.getByRole('button', { name: 'Load More' }).count()).toBe(0)
})

test('messages that cannot be had stay unread and are asked for again', async () => {
  const { app, visit, token } = await setUp(['Shop well this Eid'])
  const page = await visit('/dashboard', { token })
  await page.getByRole('button', { name: 'Messages, 1 unread' }).waitFor()
  await page.route('**/api/notifications?*', (route) => route.fulfill({ status: 400, json: {} }))
  await page.getByRole('button', { name: 'Messages, 1 unread' }).click()
  await page.getByText('Failed to fetch messages').waitFor()
  expect(await app.deps.db.selectFrom('notifications').select('read_at').execute()).toEqual([{ read_at: null }])
  await page.unroute('**/api/notifications?*')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByText('Shop well this Eid').waitFor()
})

test('the panel keeps to the rules of accessibility on a phone and on a desktop, in both themes', async () => {
  const { visit, token } = await setUp(['Shop well this Eid', 'عید مبارک'])
  const page = await visit('/dashboard', { token })
  await page.getByText('Noor Crafts').first().waitFor()
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await onBothScreens(page, async () => expect.poll(beyond).toBeLessThanOrEqual(0))
  await page.getByRole('button', { name: 'Messages, 2 unread' }).click()
  await page.getByText('Shop well this Eid').waitFor()
  await onBothScreens(page, async (screen) => expect(await axeInBothThemes(page), screen).toEqual([]))
})
