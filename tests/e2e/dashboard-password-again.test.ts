import { expect, test } from 'vitest'
import {
  axeFindings,
  desktop,
  onBothScreens,
  PASSWORD,
  protectAccount,
  signUpSeller,
  withDashboard,
} from '../support/browser/dashboard.ts'
import { keepPicture } from '../support/browser/keep-picture.ts'
import { addOfficialNumber } from '../support/fixtures/whatsapp.ts'

const { serve } = withDashboard()

/** A seller who signed in an hour ago. */
const signedInLongAgo = async () => {
  const { app, visit } = await serve()
  const seller = await signUpSeller(app, undefined, { store: 'noor' })
  const plan = { plan: 'paid', plan_expiry: new Date(Date.now() + 86_400_000).toISOString() } as const
  await app.deps.db.updateTable('users').set(plan).execute()
  const age = () =>
    app.deps.db
      .updateTable('sessions')
      .set({ password_at: new Date(Date.now() - 3_600_000).toISOString() })
      .execute()
  await age()
  return { app, age, visit, ...seller }
}

test('a new number of the shop asks for the password, keeps what was typed, and is saved once it is right', async () => {
  const { app, token, visit } = await signedInLongAgo()
  const page = await visit('/dashboard', { token, ...desktop })
  await page.getByRole('button', { name: 'Edit Settings' }).click()
  await page.getByLabel('WhatsApp Number').fill('3119876543')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  const asked = page.getByRole('dialog', { name: 'Is It You?' })
  const password = asked.getByLabel('Password', { exact: true })
  await password.waitFor()
  await onBothScreens(page, async (screen) => {
    expect(await axeFindings(page)).toEqual([])
    await keepPicture(page, `again-${screen}`)
  })
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await page.getByText('Please enter your password again').waitFor()
  expect(await page.getByLabel('WhatsApp Number').inputValue()).toBe('3119876543')

  await page.getByRole('button', { name: 'Save Changes' }).click()
  await password.fill('a guess')
  await asked.getByRole('button', { name: 'Continue' }).click()
  await asked.getByText('The password is wrong').waitFor()
  await password.fill(PASSWORD)
  await asked.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Store settings updated successfully!').waitFor()
  const store = await app.deps.db.selectFrom('stores').select('whatsapp_number').executeTakeFirstOrThrow()
  expect(store.whatsapp_number).toBe('3119876543')
})

test('a new number of a protected account asks for the password and the code', async () => {
  const { app, user, token, visit } = await signedInLongAgo()
  const code = await protectAccount(app, user.id)
  const page = await visit('/dashboard?tab=account', { token })
  await page.getByRole('button', { name: /Change.*number/i }).click()
  await page.getByRole('textbox', { name: 'WhatsApp number' }).fill('3119876543')
  await page.getByRole('button', { name: 'Save Number' }).click()
  const asked = page.getByRole('dialog', { name: 'Is It You?' })
  await asked.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await asked.getByRole('button', { name: 'Continue' }).click()
  await asked.getByLabel('Code').fill(code())
  await keepPicture(page, 'again-code-phone')
  await asked.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('WhatsApp number changed').waitFor()
})

test('the customers’ file asks for the password, and is downloaded once it is right', async () => {
  const { token, visit } = await signedInLongAgo()
  const page = await visit('/dashboard?tab=orders&view=customers', { token })
  await page.getByRole('button', { name: 'Download' }).click()
  const asked = page.getByRole('dialog', { name: 'Is It You?' })
  await asked.getByLabel('Password', { exact: true }).fill(PASSWORD)
  const file = page.waitForEvent('download')
  await asked.getByRole('button', { name: 'Continue' }).click()
  expect((await file).suggestedFilename()).toMatch(/^customers-.*\.csv$/)
})

test('linking WhatsApp and its messages ask for the password once in a quarter of an hour, and not by themselves', async () => {
  const { app, user, age, token, visit } = await signedInLongAgo()
  await addOfficialNumber(app.deps.db, user.id)
  const page = await visit('/dashboard?tab=whatsapp', { token })
  const asked = page.getByRole('dialog', { name: 'Is It You?' })
  await page.getByLabel('Text', { exact: true }).fill('Thank you, {buyer_name}')
  await page.getByRole('button', { name: 'Save Templates' }).click()
  await asked.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await asked.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Message templates saved').waitFor()

  await age()
  await page.getByRole('switch', { name: 'Also write to new buyers at once' }).click()
  await asked.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await asked.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Message settings saved').waitFor()

  await age()
  await page
    .getByRole('button', { name: /Connect|Set Up/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Get the code' }).click()
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Get the code' }).click()
  await asked.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await keepPicture(page, 'again-whatsapp')
  await asked.getByRole('button', { name: 'Continue' }).click()
  await page
    .getByText(/linked devices/i)
    .first()
    .waitFor()
})
