import { expect, test } from 'vitest'
import { choose, expectSoundOnBothScreens, LONG_NAME, URDU_NAME, withAdminPanel } from '../support/browser/admin.ts'
import { phone } from '../support/browser/dashboard.ts'

const { setUp } = withAdminPanel()

test('a user is found by half a number, upgraded until a date, downgraded and deleted; each act is recorded', async () => {
  const { add, open, audit } = await setUp()
  await add({ email: 'hina@seller.example', whatsapp_number: '3451112223' })
  await add({ email: 'sana@seller.example', whatsapp_number: '3009998887' })
  const page = await open('view=users')
  const rows = page.getByRole('region', { name: 'Users' }).locator('tbody tr')
  await expect.poll(() => rows.count()).toBe(3)
  await page.getByRole('searchbox', { name: 'Search users' }).fill('0345 111')
  await expect.poll(() => rows.count()).toBe(1)
  await expect.poll(() => page.url()).toContain('search=0345')

  await choose(page, 'hina@seller.example', 'Upgrade to Premium')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('hina@seller.example').waitFor()
  await dialog.getByRole('button', { name: 'Upgrade user' }).click()
  await page.getByText('User plan updated successfully!').waitFor()
  await expect.poll(() => rows.first().textContent()).toContain('Premium')

  await choose(page, 'hina@seller.example', 'Extend Premium')
  await dialog.getByRole('button', { name: 'Until a date' }).click()
  const day = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10)
  await dialog.getByLabel('Last day').fill(day)
  await dialog.getByRole('button', { name: 'Extend plan' }).click()
  const shown = new Date(`${day}T12:00:00`).toLocaleDateString('en-GB', { dateStyle: 'medium' })
  await expect.poll(() => rows.first().textContent()).toContain(shown)

  await choose(page, 'hina@seller.example', 'Downgrade to free')
  await dialog.getByRole('button', { name: 'Downgrade user' }).click()
  await expect.poll(() => rows.first().textContent()).toContain('Free Plan')

  await choose(page, 'hina@seller.example', 'Delete user')
  const confirm = dialog.getByRole('button', { name: 'Delete user' })
  await expect.poll(() => confirm.isDisabled()).toBe(true)
  await dialog.getByLabel('Type the e-mail address to confirm').fill('hina@seller.example')
  await confirm.click()
  await page.getByText('User deleted successfully!').waitFor()
  await page.getByRole('heading', { name: 'No users found' }).waitFor()
  expect(await audit()).toEqual(['user.plan', 'user.plan', 'user.plan', 'user.delete'])

  await page.getByRole('tab', { name: 'Deleted Accounts' }).click()
  await page.getByText('1 deleted account').waitFor()
  await page.getByText('30 more days').waitFor()
})

test("a user's page is an address of its own: a reload keeps it, Back leads to the list as it was", async () => {
  const { app, add, open, asAnother } = await setUp()
  const { user } = await add({ email: 'sana@seller.example' })
  await add({ email: 'hina@seller.example', plan: 'paid' })
  await asAnother('POST', '/send-notifications', { message: 'عید مبارک', user_ids: [user.id] })
  await asAnother('PUT', `/users/${user.id}`, { plan: 'paid' })
  await app.settled()
  const page = await open('view=users&search=sana')
  await page.getByRole('link', { name: 'sana@seller.example' }).click()
  await page.getByText('عید مبارک').waitFor()
  await page.reload()
  await page.getByText('Plan changed').waitFor()
  await page.getByText('admin@whatsstore.example').first().waitFor()
  await page.goBack()
  const rows = page.getByRole('region', { name: 'Users' }).locator('tbody tr')
  await expect.poll(() => rows.count()).toBe(1)
  await page.goto(`${page.url().split('?')[0]}?tab=admin&view=users&user=nobody`)
  await page.getByText('User not found').waitFor()
})

test('what another admin changed meanwhile is told, not overwritten', async () => {
  const { db, add, open, asAnother } = await setUp()
  const { user } = await add({ email: 'sana@seller.example' })
  const page = await open('view=users&search=sana')
  await choose(page, 'sana@seller.example', 'Upgrade to Premium')
  await asAnother('PUT', `/users/${user.id}`, { plan: 'paid', plan_expiry: new Date(Date.now() + 9e8).toISOString() })
  const ends = () => db.selectFrom('users').select('plan_expiry').where('id', '=', user.id).executeTakeFirst()
  const before = await ends()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Upgrade user' }).click()
  await dialog.getByText('This was changed elsewhere').waitFor()
  await page.getByText('Failed to update user plan').waitFor()
  expect(await ends()).toEqual(before)
})

test('the page of a list that comes whole stands in the address, too', async () => {
  const { db, open } = await setUp()
  const deleted = Array.from({ length: 21 }, (_, index) => ({
    id: `account-${String(index).padStart(2, '0')}`,
    archive: '',
    deleted_at: `2026-11-${String(index + 1).padStart(2, '0')}T00:00:00.000Z`,
    purge_at: `2099-01-${String(index + 1).padStart(2, '0')}T00:00:00.000Z`,
  }))
  await db.insertInto('deleted_accounts').values(deleted).execute()
  const page = await open('view=users')
  await page.getByRole('tab', { name: 'Deleted Accounts' }).click()
  await page.getByText('21 deleted accounts').waitFor()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByText('account-00').waitFor()
  await page.waitForURL(/page=2/)
  await page.reload()
  await page.getByText('account-00').waitFor()
  await page.goBack()
  await page.getByText('account-20').waitFor()
})

test('a list that cannot be had is asked for again; a password that is old is asked for anew', async () => {
  const { db, add, open } = await setUp()
  await add({ email: 'sana@seller.example' })
  const page = await open('view=stores')
  await page.getByText('No stores yet').waitFor()
  await page.route('**/api/admin/users?*', (route) => route.fulfill({ status: 400, json: {} }))
  await page.getByRole('tab', { name: 'Users' }).click()
  await page.getByText('Failed to fetch users').waitFor()
  await page.unroute('**/api/admin/users?*')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByText('sana@seller.example').waitFor()

  await db.updateTable('sessions').set({ password_at: '2020-01-01T00:00:00.000Z' }).execute()
  await choose(page, 'sana@seller.example', 'Delete user')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Type the e-mail address to confirm').fill('sana@seller.example')
  await dialog.getByRole('button', { name: 'Delete user' }).click()
  await dialog.getByLabel('Your password').fill('not this one')
  await dialog.getByRole('button', { name: 'Delete user' }).click()
  await dialog.getByRole('alert').waitFor()
  expect(await db.selectFrom('users').select('id').where('email', '=', 'sana@seller.example').execute()).toHaveLength(1)
})

test('a seller who follows the address gets her dashboard, and nothing of the panel is fetched', async () => {
  const { visit, add } = await setUp()
  const { token } = await add({ email: 'sana@seller.example' })
  const page = await visit('/dashboard', { token })
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto(`${page.url()}?tab=admin&view=users`)
  await page.getByRole('heading', { name: 'Store', exact: true }).waitFor({ state: 'attached' })
  await page.getByRole('navigation', { name: 'Dashboard' }).getByText('Orders').waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'Admin' }).count()).toBe(0)
  expect(fetched.filter((url) => /AdminTab|UsersView|\/api\/admin/.test(url))).toEqual([])
})

test('on a phone and on a desktop long and Urdu names fit, and axe finds nothing', async () => {
  const { add, open, asAnother } = await setUp()
  const { user } = await add({ email: `${'a-very-long-address-of-somebody'.repeat(2)}@seller.example`, plan: 'paid' })
  await asAnother('POST', '/send-notifications', { message: `${LONG_NAME} ${URDU_NAME}`, user_ids: [user.id] })
  const page = await open('view=users', phone)
  await page.getByText('2 users').waitFor()
  await expectSoundOnBothScreens(page)
  await page.goto(`${page.url().split('?')[0]}?tab=admin&view=users&user=${user.id}`)
  await page.getByText('Nothing yet.').waitFor()
  await expectSoundOnBothScreens(page)
})
