import { expect, test } from 'vitest'
import { pakistanTime } from '#server/lib/pakistan-time.ts'
import { createPlatformDays } from '#server/maintenance/platform-days.ts'
import { addToEventTotal, addToStoreDay } from '#server/modules/growth/analytics/figures.repo.ts'
import { expectSoundOnBothScreens, withAdminPanel } from '../support/browser/admin.ts'
import { drawCharts, phone, signUpSeller } from '../support/browser/dashboard.ts'

const { setUp } = withAdminPanel()

const withViews = async () => {
  const panel = await setUp()
  const { app, db } = panel
  await signUpSeller(app, undefined, { store: 'noor' })
  const { id } = await db.selectFrom('stores').select('id').executeTakeFirstOrThrow()
  const { day } = pakistanTime(app.deps.clock.now())
  await db.transaction().execute(async (trx) => {
    await addToStoreDay(trx, id, day, { views: 40, interactions: 12, whatsapp_clicks: 5, orders: 4 })
    await addToEventTotal(trx, 'store_view', 1_240)
    await addToEventTotal(trx, 'product_clicked', 310)
    await addToEventTotal(trx, 'whatsapp_click', 25)
  })
  await createPlatformDays(app.deps)()
  return panel
}

test('views and clicks are told in all, day by day, by layout and by plan', async () => {
  const { open } = await withViews()
  const page = await open('view=analytics')
  for (const figure of ['1,240', '310', '25']) await page.getByText(figure, { exact: true }).waitFor()
  await page.getByText('40 views in 30 days').waitFor()
  await page.getByText('12 interactions in 30 days').waitFor()
  await page.getByText('5 clicks in 30 days').waitFor()
  const byPlan = page.locator('section', { has: page.getByRole('heading', { name: 'By plan' }) }).last()
  await byPlan.getByText('Show as table').click()
  await expect
    .poll(() => byPlan.getByRole('row', { name: /Free Plan/ }).textContent())
    .toBe('Free Plan40' + '5' + '4' + '10%')
})

test('without views it says so; what cannot be had is asked for again', async () => {
  const { open } = await setUp()
  const page = await open('view=users')
  await page.getByText('1 user', { exact: true }).waitFor()
  await page.route('**/api/admin/{analytics/platform,trends}', (route) => route.fulfill({ status: 400, json: {} }))
  await page.getByRole('tab', { name: 'Analytics' }).click()
  await expect.poll(() => page.getByText('Failed to fetch analytics data').count()).toBe(2)
  await page.unroute('**/api/admin/{analytics/platform,trends}')
  await page.getByRole('button', { name: 'Try Again' }).last().click()
  await page.getByText('No view in the last 30 days.').waitFor()
  await page.getByText('being counted for the first time').waitFor()
})

test('on a phone and on a desktop axe finds nothing', async () => {
  const { open } = await withViews()
  const page = await open('view=analytics', phone)
  await page.getByText('40 views in 30 days').waitFor()
  await expectSoundOnBothScreens(page, () => drawCharts(page))
})
