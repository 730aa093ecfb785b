import { expect, test } from 'vitest'
import { expectSoundOnBothScreens, LONG_NAME, URDU_NAME, withAdminPanel } from '../support/browser/admin.ts'
import { phone } from '../support/browser/dashboard.ts'

const { setUp } = withAdminPanel()

const withSellers = async () => {
  const panel = await setUp()
  const { app, add } = panel
  const { user } = await add({ email: 'sana@seller.example', plan: 'paid' })
  await app.deps.whatsapp.register({ id: user.id, userId: user.id, name: `${LONG_NAME} ${URDU_NAME}` })
  return { ...panel, user }
}

test('accounts are counted; a seller is looked at under an address of her own, and removed', async () => {
  const { app, open, audit, user } = await withSellers()
  const page = await open('view=whatsapp')
  await page.getByText('The simulator takes messages').waitFor()
  await page.getByText('Not connected').waitFor()
  await page.getByRole('tab', { name: 'Seller Management' }).click()
  await page.getByRole('searchbox', { name: 'Search sellers' }).fill('sana')
  await expect.poll(() => page.url()).toContain('search=sana')
  await page.getByRole('button', { name: 'Details of sana@seller.example' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('No messages yet.').waitFor()
  await expect.poll(() => page.url()).toContain(`seller=${user.id}`)
  await page.reload()
  await dialog.getByText('No messages yet.').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Remove sana@seller.example' }).click()
  await page.route('**/api/admin/whatsapp/sellers/*', (route) => route.fulfill({ status: 500, json: {} }))
  await dialog.getByRole('button', { name: 'Remove session' }).click()
  await dialog.getByText('Failed to remove seller session').waitFor()
  expect(await app.deps.whatsapp.session(user.id)).toBeDefined()
  await page.unroute('**/api/admin/whatsapp/sellers/*')
  await dialog.getByRole('button', { name: 'Remove session' }).click()
  await page.getByText('Seller session removed').waitFor()
  await page.getByText('No sellers found').waitFor()
  expect(await audit()).toEqual(['whatsapp.remove'])
})

test('official numbers are shown with what Meta says of them: quality, limit, costs, and what is wrong', async () => {
  const { db, open } = await setUp()
  const now = new Date().toISOString()
  await db
    .insertInto('cloud_accounts')
    .values({
      ...{ id: 'platform', user_id: null, number_id: '106540352242922', phone: '924211122233', sealed: null },
      ...{ name: `${LONG_NAME} ${URDU_NAME}`, language: 'en', quality: 'RED', tier: 250 },
      ...{ problem: 'quality', problem_until: null, created_at: now },
    })
    .execute()
  await db
    .insertInto('cloud_months')
    .values({ account_id: 'platform', month: now.slice(0, 7), charged: 1234 })
    .execute()
  const page = await open('view=whatsapp', phone)
  await expectSoundOnBothScreens(page, async () => {
    await page.getByText('+924211122233').waitFor()
    await page.getByText('Quality red').waitFor()
    await page.getByText('1,234 charged this month · up to 250 new people a day').waitFor()
    await page.getByText('People have reported messages of this number').waitFor()
  })
})

test('a sender that stops is said to be down while the page is open', async () => {
  const { app, db, open } = await setUp()
  app.deps.config.whatsApp = 'baileys'
  const beat = (at: Date) =>
    db
      .insertInto('heartbeats')
      .values({ name: 'whatsapp sender', beat_at: at.toISOString() })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ beat_at: at.toISOString() }))
      .execute()
  // Heartbeats for the coming hours: the sender counts as up, however slow this machine is.
  await beat(new Date(Date.now() + 9e7))
  const page = await open('view=whatsapp')
  await page.getByText('The sender is running.').waitFor()
  await beat(new Date(Date.now() - 30_000))
  await page.getByText('The sender is down').waitFor()
})

test('what cannot be had is asked for again', async () => {
  const { open } = await setUp()
  const page = await open('view=users')
  await page.getByText('1 user', { exact: true }).waitFor()
  await page.route('**/api/admin/whatsapp/**', (route) => route.fulfill({ status: 400, json: {} }))
  await page.getByRole('tab', { name: 'WhatsApp' }).click()
  await page.getByText('Failed to fetch WhatsApp data').waitFor()
  await page.unroute('**/api/admin/whatsapp/**')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByText('The simulator takes messages').waitFor()
  await page.goto(`${page.url()}&part=sellers&seller=nobody`)
  await page.getByText('Seller not found').waitFor()
})

test('on a phone and on a desktop both parts fit, and axe finds nothing', async () => {
  const { open } = await withSellers()
  const page = await open('view=whatsapp', phone)
  await page.getByText('The simulator takes messages').waitFor()
  await expectSoundOnBothScreens(page)
  await page.getByRole('tab', { name: 'Seller Management' }).click()
  await page.getByText('1 seller', { exact: true }).waitFor()
  await expectSoundOnBothScreens(page)
})
