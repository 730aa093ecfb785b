import { expect, test } from 'vitest'
import { pakistanTime } from '#server/lib/pakistan-time.ts'
import { createPlatformDays } from '#server/maintenance/platform-days.ts'
import { addToStoreDay } from '#server/modules/growth/analytics/figures.repo.ts'
import { expectSoundOnBothScreens, withAdminPanel } from '../support/browser/admin.ts'
import { drawCharts, phone, signUpSeller } from '../support/browser/dashboard.ts'

const { setUp } = withAdminPanel()

const withFigures = async () => {
  const panel = await setUp()
  const { app, db } = panel
  const { user } = await signUpSeller(app, undefined, { store: 'noor' })
  const { id } = await db.selectFrom('stores').select('id').where('user_id', '=', user.id).executeTakeFirstOrThrow()
  const { day } = pakistanTime(app.deps.clock.now())
  await db.transaction().execute((trx) => addToStoreDay(trx, id, day, { views: 40, orders: 3 }))
  await createPlatformDays(app.deps)()
  return { ...panel, user, storeId: id }
}

test('what waits stands first, then the figures, and each chart has a table behind it', async () => {
  const { db, open, user, storeId } = await withFigures()
  await db
    .insertInto('upgrade_requests')
    .values({
      id: 'one',
      user_id: user.id,
      whatsapp_number: '923001234567',
      message: 'Please',
      status: 'open',
      created_at: new Date().toISOString(),
    })
    .execute()
  await db
    .insertInto('publish_jobs')
    .values({
      store_id: storeId,
      sequence: 1,
      joined: 0,
      requested_at: '2026-01-01T00:00:00.000Z',
      background: 0,
      force: 0,
      stock_only: 0,
      rollback_to: null,
      attempts: 3,
      next_attempt_at: '2099-01-01T00:00:00.000Z',
      last_error: 'home: no such layout',
    })
    .execute()
  const page = await open('')
  await page.getByText('1 open upgrade request').waitFor()
  await page.getByText('There is no backup yet').waitFor()
  await page.getByText('Total users').waitFor()
  await page.getByText('2 new users this week').waitFor()
  const orders = page.locator('section', { has: page.getByRole('heading', { name: 'Orders' }) }).last()
  await orders.getByText('3 orders in 30 days').waitFor()
  await orders.getByText('Show as table').click()
  await expect.poll(() => orders.getByRole('row').count()).toBe(2)
  await page.getByRole('link', { name: '1 store cannot be published' }).click()
  await page.getByText('home: no such layout').waitFor()
  await page.goBack()
  await page.getByText('1 open upgrade request').waitFor()
})

test('figures that cannot be had are asked for again; without anything to do it says so', async () => {
  const { app, open } = await setUp()
  app.deps.backups = { ...app.deps.backups, list: () => [{ name: 'a', size: 1, created_at: new Date().toISOString() }] }
  const page = await open('view=users')
  await page.getByText('1 user').waitFor()
  await page.route('**/api/admin/dashboard', (route) => route.fulfill({ status: 400, json: {} }))
  await page.getByRole('tab', { name: 'Dashboard' }).click()
  await page.getByText('Failed to fetch dashboard data').waitFor()
  await page.unroute('**/api/admin/dashboard')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByText('Nothing waits for you.').waitFor()
  await page.getByText('No order in the last 30 days.').waitFor()
  await page.getByText('Stores appear here with their first product.').waitFor()
})

test('an admin whom the server asks for a second factor is led to it before the panel opens', async () => {
  const { app, open } = await setUp()
  app.deps.config.development = false
  const page = await open('')
  await page.getByText('Two-step sign-in comes first').waitFor()
  await page.getByRole('link', { name: 'Set it up' }).click()
  await page.getByText('Administrators need it: the admin panel opens once it is on.').waitFor()
})

test('on a phone and on a desktop axe finds nothing', async () => {
  const { open } = await withFigures()
  const page = await open('', phone)
  await page.getByText('3 orders in 30 days').waitFor()
  await expectSoundOnBothScreens(page, () => drawCharts(page))
})

test('an admin without a shop begins in the panel, whose tabs fade where they are cut off', async () => {
  const { visit, token } = await setUp()
  const page = await visit('/dashboard', { ...phone, token })
  const cut = () => page.getByRole('tablist', { name: 'Admin Control Panel' }).getAttribute('data-cut')
  await page.getByRole('heading', { name: 'Admin Control Panel' }).waitFor()
  await expect.poll(cut).toBe('end')
  await page.getByRole('tab', { name: 'System' }).click()
  await expect.poll(cut).toBe('start')
  await page.getByRole('link', { name: 'Store', exact: true }).click()
  await page.getByLabel('Store name').waitFor()
  await page.goBack()
  await page.getByRole('tab', { name: 'System' }).waitFor()
})

test('neither a dashboard without a store nor the panel asks for what there is not', async () => {
  const { context, origin, app, token } = await setUp()
  const seller = await signUpSeller(app, 'new@seller.example')
  for (const who of [token, seller.token]) {
    const page = await (await context(phone, who)).newPage()
    const refused: string[] = []
    page.on('response', (response) => response.status() >= 400 && refused.push(response.url()))
    await page.goto(`${origin}/dashboard`)
    await page.getByRole('navigation', { name: 'Dashboard' }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(refused).toEqual([])
  }
})
