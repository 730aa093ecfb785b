import { expect, test } from 'vitest'
import { expectSoundOnBothScreens, LONG_NAME, URDU_NAME, withAdminPanel } from '../support/browser/admin.ts'
import { drawCharts, phone, signUpSeller } from '../support/browser/dashboard.ts'

const { setUp } = withAdminPanel()

const withStore = async () => {
  const panel = await setUp()
  const { user } = await signUpSeller(panel.app, 'sana@seller.example', { store: 'noor' })
  const granted = async () =>
    (await panel.db.selectFrom('users').select('allowed_layouts').where('id', '=', user.id).executeTakeFirstOrThrow())
      .allowed_layouts
  return { ...panel, user, granted }
}

test('layouts are counted, a store is given one, and a user is granted some; what is shown can be saved back', async () => {
  const { open, audit, granted } = await withStore()
  const page = await open('view=layouts')
  await page.getByText('1 store, 1 layout in use').waitFor()
  await page.getByText('Show as table').click()
  await page.getByRole('cell', { name: '100%' }).waitFor()

  await page.getByRole('tab', { name: 'Store Assignments' }).click()
  await page.getByRole('button', { name: 'Change the layout of Noor Crafts' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Foodie' }).check()
  await dialog.getByRole('button', { name: 'Assign layout' }).click()
  await page.getByText('Layout assigned successfully!').waitFor()
  await page.getByRole('region', { name: 'Store assignments' }).getByText('Foodie').waitFor()
  expect(await granted()).toBe('["foodie"]')

  await page.getByRole('tab', { name: 'User Permissions' }).click()
  await page.getByRole('searchbox', { name: 'Search users' }).fill('sana')
  await page.getByText('1 user', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Change the layouts of sana@seller.example' }).click()
  await expect.poll(() => dialog.getByRole('checkbox', { name: 'Foodie' }).isChecked()).toBe(true)
  await dialog.getByRole('checkbox', { name: 'Classic' }).check()
  await dialog.getByText('2 layouts').waitFor()
  await dialog.getByRole('button', { name: 'Save permissions' }).click()
  await page.getByText('Layout permissions updated successfully!').waitFor()
  await page.getByText('Foodie, Classic').waitFor()
  expect(await granted()).toBe('["foodie","classic"]')
  expect(await audit()).toEqual(['store.layout', 'user.layouts'])
})

test('permissions that another admin changed meanwhile stay; a call that fails is said', async () => {
  const { open, asAnother, user, granted } = await withStore()
  const page = await open('view=layouts&part=permissions&search=sana')
  await page.getByRole('button', { name: 'Change the layouts of sana@seller.example' }).click()
  await asAnother('PUT', `/users/${user.id}/layout-permissions`, { user_id: user.id, allowed_layouts: ['tech'] })
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'Classic' }).check()
  await dialog.getByRole('button', { name: 'Save permissions' }).click()
  await dialog.getByText('This was changed elsewhere').waitFor()
  expect(await granted()).toBe('["tech"]')
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await page.route('**/api/admin/layouts/**', (route) => route.fulfill({ status: 400, json: {} }))
  await page.reload()
  await page.getByText('Failed to load available layouts').waitFor()
  await page.getByRole('tab', { name: 'Layout Statistics' }).click()
  await page.getByText('Failed to fetch layout statistics').waitFor()
  await page.unroute('**/api/admin/layouts/**')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByText('1 store, 1 layout in use').waitFor()
})

test('on a phone and on a desktop every part fits, and axe finds nothing', async () => {
  const { open, db } = await withStore()
  await db
    .updateTable('stores')
    .set({ name: `${LONG_NAME} ${URDU_NAME}` })
    .execute()
  const page = await open('view=layouts', phone)
  await page.getByText('Show as table').waitFor()
  await expectSoundOnBothScreens(page, () => drawCharts(page))
  await page.getByRole('tab', { name: 'Store Assignments' }).click()
  await page.getByText(URDU_NAME).waitFor()
  await expectSoundOnBothScreens(page)
  await page.getByRole('tab', { name: 'User Permissions' }).click()
  await page.getByText('2 users').waitFor()
  await expectSoundOnBothScreens(page)
})
