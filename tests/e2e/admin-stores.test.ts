import { expect, test } from 'vitest'
import { longDay } from '#contract/long-day.ts'
import { choose, expectSoundOnBothScreens, LONG_NAME, URDU_NAME, withAdminPanel } from '../support/browser/admin.ts'
import { phone, signUpSeller } from '../support/browser/dashboard.ts'

const { setUp } = withAdminPanel()

const withStore = async () => {
  const panel = await setUp()
  const { user } = await signUpSeller(panel.app, undefined, { store: 'noor' })
  const { db } = panel
  const store = () => db.selectFrom('stores').selectAll().where('user_id', '=', user.id).executeTakeFirstOrThrow()
  return { ...panel, user, store }
}

test('a store gets badges and another layout, is suspended for a reason, brought back and published again', async () => {
  const { app, open, visit, store, audit, db, user } = await withStore()
  const page = await open('view=stores')
  const row = page.getByRole('region', { name: 'Stores' }).locator('tbody tr').first()
  const link = row.getByRole('link', { name: /Noor Crafts/ })
  await expect.poll(() => link.getAttribute('href')).toBe('/store/noor/')
  await expect.poll(() => link.getAttribute('target')).toBe('_blank')
  const dialog = page.getByRole('dialog')

  await choose(page, 'Noor Crafts', 'Badges')
  await dialog.getByRole('switch', { name: 'Verified' }).click()
  await dialog.getByRole('button', { name: 'Save badges' }).click()
  await page.getByText('Store badges updated successfully!').waitFor()
  await row.getByText('Verified').waitFor({ state: 'attached' })

  await choose(page, 'Noor Crafts', 'Change layout')
  await dialog.getByRole('radio', { name: 'Classic' }).check()
  await dialog.getByRole('button', { name: 'Assign layout' }).click()
  await page.getByText('Layout assigned successfully!').waitFor()
  await row.getByText('Classic').waitFor()

  await choose(page, 'Noor Crafts', 'Suspend')
  await dialog.getByLabel('Reason').fill('Copied images')
  await dialog.getByRole('button', { name: 'Suspend store' }).click()
  await page.getByText('Store suspended', { exact: true }).waitFor()
  await row.getByText('Copied images').waitFor()
  const told = await db.selectFrom('notifications').select('message').where('user_id', '=', user.id).execute()
  expect(told).toEqual([{ message: expect.stringContaining('The reason: Copied images') }])

  await choose(page, 'Noor Crafts', 'Bring back')
  await dialog.getByRole('button', { name: 'Bring back' }).click()
  await page.getByText('Store is open again').waitFor()
  await app.settled()
  expect((await store()).suspended_reason).toBeNull()

  await choose(page, 'Noor Crafts', 'Publish again')
  await dialog.getByRole('button', { name: 'Publish again' }).click()
  await page.getByText('Store is being published again').waitFor()
  await app.settled()

  const shop = await visit('/store/noor/', { javaScriptEnabled: false })
  const why = shop.getByText(`Verified by WhatsStore since ${longDay(Date.now())}. We checked who runs this shop.`)
  expect(await why.isVisible()).toBe(false)
  await shop.getByRole('button', { name: 'Verified' }).click()
  await why.waitFor()
  await shop.keyboard.press('Escape')
  await why.waitFor({ state: 'hidden' })
  expect(await audit()).toEqual(['store.badges', 'store.layout', 'store.suspend', 'store.unsuspend', 'store.publish'])
})

test('a store whose page cannot be made is found with what went wrong', async () => {
  const { app, open, store, db } = await withStore()
  await app.settled()
  const { id } = await store()
  await db
    .insertInto('publish_jobs')
    .values({
      store_id: id,
      sequence: 1,
      joined: 0,
      requested_at: '2026-01-01T00:00:00.000Z',
      background: 0,
      force: 0,
      stock_only: 0,
      rollback_to: null,
      attempts: 3,
      next_attempt_at: '2099-01-01T00:00:00.000Z',
      last_error: 'product/bangles: the template threw',
    })
    .execute()
  const page = await open('view=stores&status=failing')
  await page.getByText('product/bangles: the template threw').waitFor()
  await page.getByText('Tried 3 times').waitFor()
  await page.getByRole('button', { name: 'Suspended' }).click()
  await page.getByText('No stores found').waitFor()
  await page.goBack()
  await page.getByText('product/bangles: the template threw').waitFor()
})

test('badges that another admin changed meanwhile stay as she left them', async () => {
  const { open, store, asAnother } = await withStore()
  const page = await open('view=stores')
  await choose(page, 'Noor Crafts', 'Badges')
  await asAnother('PUT', `/stores/${(await store()).id}/badges`, { badges: ['trusted'] })
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('switch', { name: 'Verified' }).click()
  await dialog.getByRole('button', { name: 'Save badges' }).click()
  await dialog.getByText('This was changed elsewhere').waitFor()
  expect((await store()).badges).toBe('["trusted"]')
})

test('without the list of layouts the built-in one is offered, and says so; a list of stores that fails is asked for again', async () => {
  const { open } = await withStore()
  const page = await open('view=users')
  await page.getByText('2 users').waitFor()
  await page.route('**/api/admin/layouts/available', (route) => route.fulfill({ status: 400, json: {} }))
  await page.route('**/api/admin/stores?*', (route) => route.fulfill({ status: 400, json: {} }))
  await page.getByRole('tab', { name: 'Stores' }).click()
  await page.getByText('Failed to fetch stores').waitFor()
  await page.unroute('**/api/admin/stores?*')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await choose(page, 'Noor Crafts', 'Change layout')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Failed to load available layouts').waitFor()
  await expect.poll(() => dialog.getByRole('radio').count()).toBeGreaterThanOrEqual(17)
})

test('on a phone and on a desktop long and Urdu names fit, and axe finds nothing', async () => {
  const { open, db, store } = await withStore()
  const { id } = await store()
  await db
    .updateTable('stores')
    .set({ name: `${LONG_NAME} ${URDU_NAME}` })
    .where('id', '=', id)
    .execute()
  const page = await open('view=stores', phone)
  await page.getByText('1 store').waitFor()
  await expectSoundOnBothScreens(page)
  await choose(page, `${LONG_NAME} ${URDU_NAME}`, 'Change layout')
  await page.getByRole('dialog').getByRole('radio', { name: 'Classic' }).waitFor()
  await expectSoundOnBothScreens(page)
})
