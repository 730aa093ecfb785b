import { expect, test } from 'vitest'
import { META, startMeta } from '../support/apps/fake-meta.ts'
import { axeInBothThemes, onBothScreens, signUpSeller, withDashboard } from '../support/browser/dashboard.ts'

const { serve } = withDashboard()

test('a seller on Premium connects an official number, sees what Meta says of it, and removes it', async () => {
  const meta = await startMeta()
  const { app, visit } = await serve({ WHATSAPP_CLOUD_API: meta.origin })
  const { user, token } = await signUpSeller(app, undefined, { store: 'noor' })
  await app.deps.db.updateTable('users').set({ plan: 'paid', plan_expiry: null }).where('id', '=', user.id).execute()
  const page = await visit('/dashboard?tab=whatsapp', { token })
  await page.getByRole('button', { name: 'Use My Own Number' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(`/webhooks/whatsapp/${user.id}`).waitFor()
  await dialog.getByLabel('Phone number ID').fill(META.numberId)
  await dialog.getByLabel('Access token').fill('a-wrong-token')
  await dialog.getByLabel('App secret').fill(META.appSecret)
  await dialog.getByRole('button', { name: 'Connect' }).click()
  await dialog.getByText('Meta refuses this token for this number').waitFor()
  await onBothScreens(page, async () => {
    expect(await axeInBothThemes(page)).toEqual([])
  })
  await dialog.getByLabel('Access token').fill(META.token)
  await dialog.getByRole('button', { name: 'Connect' }).click()
  await page.getByText('+924211122233').waitFor()
  await app.deps.db.updateTable('cloud_accounts').set({ problem: 'payment' }).execute()
  await page.reload()
  await page.getByText('Meta delivers nothing without a payment method.').waitFor()
  await onBothScreens(page, async () => {
    expect(await axeInBothThemes(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
  })
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Use My Own Number' }).waitFor()
})
