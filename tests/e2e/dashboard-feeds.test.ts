import { expect, test } from 'vitest'
import { axeInBothThemes, onBothScreens, signUpSeller, withDashboard } from '../support/browser/dashboard.ts'

const { serve } = withDashboard()

test('a seller on Premium turns feeds on, copies their addresses and reads what is refused', async () => {
  const { app, visit } = await serve()
  const { user, token } = await signUpSeller(app, undefined, { store: 'noor' })
  const change = (plan: 'free' | 'paid') =>
    app.deps.db.updateTable('users').set({ plan, plan_expiry: null }).where('id', '=', user.id).execute()
  await change('free')
  const page = await visit('/dashboard?view=feeds', { token })
  await page.getByText('Feeds for catalogues are part of Premium.').waitFor()
  await change('paid')
  await app.app.request('/api/products', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Bangles', description: 'Glass', price: 450, category: 'Bangles' }),
  })
  await page.reload()
  await page.getByRole('switch', { name: 'Feeds for catalogues' }).click()
  await page.getByText('/store/noor/feeds/meta.csv').waitFor()
  await page.getByText('/store/noor/feeds/google.xml').waitFor()
  await page.getByText('Add a photo. Without one no catalogue takes it.').waitFor()
  expect(await page.getByRole('button', { name: 'Copy Address' }).count()).toBe(2)
  await onBothScreens(page, async () => {
    expect(await axeInBothThemes(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
  })
})
