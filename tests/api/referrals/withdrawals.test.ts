import { expect, test } from 'vitest'
import { type WithdrawalStatus, withdrawalEdges, withdrawalStatuses } from '#contract/referrals/withdrawal-states.ts'
import { newId } from '#server/db/ids.ts'
import { addPoints } from '#server/modules/growth/referrals/referrals.repo.ts'
import { addSeller, createTestApp, type TestApp } from '../../support/apps/test-app.ts'
import { addAdmin, auditOf } from '../../support/fixtures/admin.ts'
import { openMailedLink } from '../../support/fixtures/mails.ts'

const PARALLEL = 50

/** Creates a seller whose 1,000 points are in a withdrawal of the given state. */
const withRequest = async (app: TestApp, status: WithdrawalStatus) => {
  const { user, token } = await addSeller(app)
  await app.db.transaction().execute((trx) =>
    addPoints(trx, {
      user_id: user.id,
      points: 1000,
      reason: 'referral',
      referred_user_id: newId(),
      withdrawal_id: null,
      created_at: app.clock.now().toISOString(),
    }),
  )
  const json = { payment_method: 'easypaisa', payment_details: '0300 9999999' }
  const { body } = await app.call('POST', '/referrals/request-withdrawal', { token, json })
  const { id } = body.withdrawal
  const open = status === 'pending' || status === 'approved'
  await app.db
    .updateTable('withdrawals')
    .set({ status, open_user_id: open ? user.id : null })
    .where('id', '=', id)
    .execute()
  const points = async () => (await app.call('GET', '/referrals/my-stats', { token })).body
  return { id, token, points, json }
}

test('threat 12: of 16 status changes made by 50 admins at once, four are legal and one admin wins each', async () => {
  const app = await createTestApp()
  const admin = await addAdmin(app)
  const legal: string[] = []
  for (const from of withdrawalStatuses) {
    for (const to of withdrawalStatuses) {
      const { id, points } = await withRequest(app, from)
      const decide = () =>
        app.call('PUT', `/admin/referrals/withdrawals/${id}`, {
          token: admin.token,
          form: { status: to, admin_notes: 'ok' },
        })
      const answers = await Promise.all(Array.from({ length: PARALLEL }, decide))
      const won = answers.filter((answer) => answer.status === 200).length
      if (won > 0) legal.push(`${from} ${to}`)
      expect(won, `${from} ${to}`).toBe(withdrawalEdges[from].includes(to) ? 1 : 0)
      expect((await points()).total_points, `${from} ${to}`).toBe(won === 1 && to === 'rejected' ? 1000 : 0)
    }
  }
  expect(legal).toEqual(['pending approved', 'pending paid', 'pending rejected', 'approved paid'])
  expect((await auditOf(app)).map(({ before, after }) => `${before.status} ${after.status}`)).toEqual(legal)
})

test('a rejection gives the points back and lets the user ask again; its note reaches her', async () => {
  const app = await createTestApp()
  const { token } = await addAdmin(app)
  const seller = await withRequest(app, 'pending')
  expect(await seller.points()).toMatchObject({ total_points: 0, can_withdraw: false })
  const form = { status: 'rejected', admin_notes: 'Admin rejected this request' }
  expect((await app.call('PUT', `/admin/referrals/withdrawals/${seller.id}`, { token, form })).status).toBe(200)
  expect(await seller.points()).toMatchObject({ total_points: 1000, can_withdraw: true })
  const own = (await app.call('GET', '/referrals/my-withdrawals', { token: seller.token })).body.withdrawals
  expect(own).toMatchObject([{ status: 'rejected', admin_notes: form.admin_notes, processed_date: expect.any(String) }])
  const again = { token: seller.token, json: seller.json }
  expect((await app.call('POST', '/referrals/request-withdrawal', again)).status).toBe(201)
})

test('the admin sees requests, referrals and who refers most', async () => {
  const app = await createTestApp()
  const { token } = await addAdmin(app)
  const { id } = await withRequest(app, 'pending')
  await withRequest(app, 'paid')
  const get = async (path: string) => (await app.call('GET', `/admin/referrals${path}`, { token })).body
  expect((await get('/withdrawals?status=pending')).withdrawals).toMatchObject([
    { id, payment_details: '•••• 999', user_email: expect.stringContaining('@'), points_requested: 1000 },
  ])
  expect((await get('/withdrawals')).total).toBe(2)

  const { token: referrer, user } = await addSeller(app, { whatsapp_number: '3111111111' })
  const code = (await app.call('GET', '/referrals/my-stats', { token: referrer })).body.referral_code
  const email = 'friend@example.pk'
  await app.call('POST', '/auth/register', {
    json: { email, password: 'long enough', whatsapp_number: '03222222222', referral_code: code },
  })
  await openMailedLink(app, email, 'long enough')
  const friend = await app.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  await app.call('PUT', `/admin/users/${friend.id}`, { token, json: { plan: 'paid' } })
  expect((await get('/all')).referrals).toEqual([
    {
      referrer: { email: user.email, referral_code: code },
      referred_user: { email },
      referral: { signup_date: '2026-03-01T09:00:00.000Z', upgraded_to_paid: true, points_awarded: 250 },
    },
  ])
  expect(await get('/dashboard')).toMatchObject({
    total_referrals: 1,
    successful_referrals: 1,
    success_rate: 100,
    pending_withdrawals: 1,
    top_referrers: [
      { user_email: user.email, referral_code: code, total_points: 250, successful_referrals: 1, total_referrals: 1 },
    ],
  })
})
