import { expect, test } from 'vitest'
import { newId } from '#server/db/ids.ts'
import { choose, expectSoundOnBothScreens, URDU_NAME, withAdminPanel } from '../support/browser/admin.ts'
import { phone } from '../support/browser/dashboard.ts'

const { setUp } = withAdminPanel()

const withWithdrawals = async () => {
  const panel = await setUp()
  const { app, db, add } = panel
  const ask = async (email: string, details: string) => {
    const { user } = await add({ email })
    const row = {
      id: newId(),
      user_id: user.id,
      open_user_id: user.id,
      points_requested: 1250,
      payment_method: 'easypaisa',
      payment_details: app.deps.secrets.seal(details),
      status: 'pending',
      admin_notes: null,
      request_date: new Date().toISOString(),
      processed_date: null,
    } as const
    await db.insertInto('withdrawals').values(row).execute()
    return { user, id: row.id }
  }
  const sana = await ask('sana@seller.example', '0300 1234567')
  const hina = await ask('hina@seller.example', '0345 7654321')
  const now = new Date().toISOString()
  await db
    .insertInto('referrals')
    .values({
      referred_user_id: hina.user.id,
      referrer_user_id: sana.user.id,
      signup_date: now,
      upgraded_at: now,
      held_since: now,
    })
    .execute()
  await db.insertInto('referral_codes').values({ user_id: sana.user.id, code: 'SANA123', created_at: now }).execute()
  const statusOf = async (id: string) =>
    db.selectFrom('withdrawals').select(['status', 'admin_notes']).where('id', '=', id).executeTakeFirst()
  return { ...panel, sana, hina, statusOf }
}

test('payout details are shown when they are asked for, and a withdrawal is approved, paid or rejected', async () => {
  const { open, audit, sana, hina, statusOf } = await withWithdrawals()
  const page = await open('view=referrals&part=withdrawals&status=pending')
  await page.getByText('2 withdrawals').waitFor()
  expect(await page.content()).not.toContain('1234567')
  await page.getByRole('button', { name: 'Show payout details of sana@seller.example' }).click()
  await page.getByText('0300 1234567').waitFor()

  const dialog = page.getByRole('dialog')
  await choose(page, 'sana@seller.example', 'Approve')
  await dialog.getByText('1,250 points').waitFor()
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await page.getByText('Withdrawal approved').waitFor()
  await page.getByText('1 withdrawal', { exact: true }).waitFor()

  await choose(page, 'hina@seller.example', 'Reject')
  await expect.poll(() => dialog.getByLabel('Note').inputValue()).toBe('Admin rejected this request')
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await page.getByText('No withdrawals found').waitFor()
  expect(await statusOf(hina.id)).toEqual({ status: 'rejected', admin_notes: 'Admin rejected this request' })

  await page.getByRole('button', { name: 'Approved' }).click()
  await choose(page, 'sana@seller.example', 'Mark as paid')
  await dialog.getByLabel('Note').fill(URDU_NAME)
  await dialog.getByRole('button', { name: 'Mark as paid' }).click()
  await page.getByText('Withdrawal paid').waitFor()
  expect(await statusOf(sana.id)).toEqual({ status: 'paid', admin_notes: URDU_NAME })
  expect(await audit()).toEqual(['withdrawal.details', 'withdrawal.status', 'withdrawal.status', 'withdrawal.status'])
})

test('what another admin decided meanwhile is told', async () => {
  const { open, asAnother, sana, statusOf } = await withWithdrawals()
  const page = await open('view=referrals&part=withdrawals&search=sana')
  await choose(page, 'sana@seller.example', 'Reject')
  await asAnother('PUT', `/referrals/withdrawals/${sana.id}`, { status: 'paid' })
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await dialog.getByText('A withdrawal that is paid cannot become rejected').waitFor()
  expect((await statusOf(sana.id))?.status).toBe('paid')
})

test('referrals in figures and one by one; what cannot be had is asked for again', async () => {
  const { open } = await withWithdrawals()
  const page = await open('view=users')
  await page.getByText('3 users').waitFor()
  await page.route('**/api/admin/referrals/**', (route) => route.fulfill({ status: 400, json: {} }))
  await page.getByRole('tab', { name: 'Referrals' }).click()
  await page.getByText('Failed to fetch referral dashboard data').waitFor()
  await page.getByRole('tab', { name: 'Withdrawals' }).click()
  await page.getByText('Failed to fetch withdrawal requests').waitFor()
  await page.getByRole('tab', { name: 'All Referrals' }).click()
  await page.getByText('Failed to fetch referral records').waitFor()
  await page.unroute('**/api/admin/referrals/**')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByText('1 referral', { exact: true }).waitFor()
  await page.getByRole('searchbox', { name: 'Search referrals' }).fill('nobody')
  await page.getByText('No referrals found').waitFor()
  await page.getByRole('tab', { name: 'Dashboard' }).last().click()
  await page.getByText('1 of 1 paid').waitFor()
})

test('on a phone and on a desktop every part fits, and axe finds nothing', async () => {
  const { open } = await withWithdrawals()
  const page = await open('view=referrals', phone)
  await page.getByText('Code SANA123').waitFor()
  await expectSoundOnBothScreens(page)
  await page.getByRole('tab', { name: 'Withdrawals' }).click()
  await page.getByText('2 withdrawals').waitFor()
  await expectSoundOnBothScreens(page)
  await page.getByRole('tab', { name: 'All Referrals' }).click()
  await page.getByText('Upgraded to Premium').waitFor()
  await expectSoundOnBothScreens(page)
})
