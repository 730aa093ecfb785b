import { expect, test } from 'vitest'
import {
  axeInBothThemes,
  desktop,
  onBothScreens,
  phone,
  signUpSeller,
  withDashboard,
} from '../support/browser/dashboard.ts'

const { serve } = withDashboard()

test('a seller sets delivery charges up, with exceptions, and turns them off', async () => {
  const { app, visit } = await serve()
  const { token } = await signUpSeller(app, undefined, { store: 'noor' })
  const page = await visit('/dashboard', { token, ...phone })
  await page.getByText('No delivery charge.').waitFor()
  await page.getByRole('button', { name: 'Set Up Delivery' }).click()
  const dialog = page.locator('dialog')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await dialog.getByText('Delivery charge is required').waitFor()
  await dialog.getByLabel('Charge in Rs.').fill('Rs. 250')
  await dialog.getByLabel('Free delivery over').fill('3,000')
  await dialog.getByLabel('Largest order paid in cash').fill('15000')
  await dialog.getByRole('button', { name: 'My city' }).click()
  const first = dialog.getByRole('group', { name: 'Exception 1' })
  await first.getByLabel('Add a place').fill('lahor')
  await first.getByRole('button', { name: 'Lahore Punjab' }).click()
  await first.getByRole('button', { name: 'Remove Lahore' }).waitFor()
  await first.getByLabel('Charge in Rs.').fill('150')
  await first.getByLabel('Days').selectOption('1 day')
  await dialog.getByRole('button', { name: 'Remote places' }).click()
  const second = dialog.getByRole('group', { name: 'Exception 2' })
  await second.getByLabel('Charge in Rs.').fill('600')
  await second.getByLabel('Cash on delivery').click()
  await onBothScreens(page, async () => {
    expect(await axeInBothThemes(page)).toEqual([])
  })
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Delivery charges saved!').waitFor()
  await page
    .getByText(
      'Lahore Rs. 150 · 22 places Rs. 600, no cash · elsewhere Rs. 250 · free over Rs. 3,000 · cash up to Rs. 15,000 · 2 to 4 days',
    )
    .waitFor()
  const { delivery } = await app.deps.db.selectFrom('stores').select('delivery').executeTakeFirstOrThrow()
  expect(JSON.parse(String(delivery)).rates).toHaveLength(23)

  await page.getByRole('button', { name: 'Edit Delivery' }).click()
  expect(await dialog.getByLabel('Charge in Rs.').first().inputValue()).toBe('250')
  expect(await first.getByLabel('Charge in Rs.').inputValue()).toBe('150')
  await dialog.getByRole('button', { name: 'Turn off delivery charges' }).click()
  await page.getByRole('button', { name: 'Turn off', exact: true }).click()
  await page.getByText('Delivery charges turned off').waitFor()
  await page.getByText('No delivery charge.').waitFor()
})

test('a change made elsewhere is offered, and what was typed stays', async () => {
  const { app, origin, visit } = await serve()
  const { token } = await signUpSeller(app, undefined, { store: 'noor' })
  const page = await visit('/dashboard', { token, ...desktop })
  await page.getByRole('button', { name: 'Set Up Delivery' }).click()
  const dialog = page.locator('dialog')
  await dialog.getByLabel('Charge in Rs.').fill('300')
  const saved = await fetch(`${origin}/api/stores/my/delivery`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ default_fee: 200, free_over: 2_000 }),
  })
  expect(saved.status).toBe(200)
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await dialog.getByRole('button', { name: 'Load the newer version' }).click()
  await expect.poll(() => dialog.getByLabel('Free delivery over').inputValue()).toBe('2000')
  expect(await dialog.getByLabel('Charge in Rs.').inputValue()).toBe('300')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Everywhere Rs. 300 · free over Rs. 2,000').waitFor()
})
