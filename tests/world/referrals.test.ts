import { expect, test } from 'vitest'
import { startSession } from '#server/auth/sessions.ts'
import { addPoints } from '#server/modules/growth/referrals/referrals.repo.ts'
import { insertUser } from '#server/records/users/users.repo.ts'
import { sellerRow } from '../../scripts/support/seller-row.ts'
import { send, sendJson, textOf } from '../support/apps/http.ts'
import { startWorld } from '../support/apps/world.ts'
import { atOnce } from '../support/fixtures/at-once.ts'

const PASSWORD = 'correct horse'
const REFERRED = ['sana@example.pk', 'hina@example.pk']

/** Two web processes and nobody behind them: mails wait where the test can read them. */
const setUp = async () => {
  const { deps, origin } = await startWorld({ publishers: 0 })
  const signIn = async (change: Parameters<typeof sellerRow>[0]) => {
    const user = sellerRow(change)
    await deps.db.transaction().execute((trx) => insertUser(trx, user))
    return { user, token: await startSession(deps.db, deps.clock, user.id) }
  }
  /** Calls a web process; whoever waited for long behind others is asked to come again. */
  const call = async (turn: number, method: string, path: string, token: string, json: unknown) => {
    for (;;) {
      const answer = await sendJson(method, `${origin(turn)}/api${path}`, json, { token })
      if (answer.status !== 503) return answer
    }
  }
  const stats = async (turn: number, token: string) =>
    JSON.parse(
      textOf(await send(`${origin(turn)}/api/referrals/my-stats`, { headers: { authorization: `Bearer ${token}` } })),
    )
  return { db: deps.db, signIn, call, stats, clock: deps.clock }
}

test('a withdrawal that is sent to both web processes is made once; who signs up at both with a code counts and earns once', async () => {
  const { db, signIn, call, stats, clock } = await setUp()
  const referrer = await signIn({ whatsapp_number: '3111111111' })
  const admin = await signIn({ role: 'admin', whatsapp_number: '3222222222' })

  const entry = { user_id: referrer.user.id, points: 1000, reason: 'referral', withdrawal_id: null } as const
  const created_at = clock.now().toISOString()
  await db.transaction().execute((trx) => addPoints(trx, { ...entry, referred_user_id: admin.user.id, created_at }))
  const details = { payment_method: 'easypaisa', payment_details: '0300 9999999' }
  const withdraw = (turn: number) => call(turn, 'POST', '/referrals/request-withdrawal', referrer.token, details)
  expect(await atOnce(6, withdraw)).toEqual({ 201: 1, 409: 5 })
  expect(await db.selectFrom('withdrawals').select('points_requested').execute()).toEqual([{ points_requested: 1000 }])

  const [{ referral_code }, again] = await Promise.all([0, 1].map((turn) => stats(turn, referrer.token)))
  expect(again.referral_code).toBe(referral_code)
  for (const [index, email] of REFERRED.entries()) {
    const json = { email, password: PASSWORD, whatsapp_number: `0333333333${index}`, referral_code }
    expect(await atOnce(2, (turn) => call(turn, 'POST', '/auth/register', '', json))).toEqual({ 200: 2 })
    const mails = await db.selectFrom('mail_outbox').select('text').where('recipient', '=', email).execute()
    const links = mails.flatMap(({ text }) => /token=([\w.-]+)/.exec(text)?.[1] ?? [])
    const verify = (turn: number) =>
      call(turn, 'POST', '/auth/verify', '', { token: links[turn % links.length], password: PASSWORD })
    expect(await atOnce(2, verify)).toMatchObject({ 200: 1 })
    const { id } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
    const upgrade = (turn: number) => call(turn, 'PUT', `/admin/users/${id}`, admin.token, { plan: 'paid' })
    expect(await atOnce(4, upgrade)).toEqual({ 200: 4 })
  }
  for (const turn of [0, 1]) {
    expect(await stats(turn, referrer.token)).toMatchObject({
      total_points: 250 * REFERRED.length,
      total_referrals: REFERRED.length,
      paid_referrals: REFERRED.length,
    })
  }
})
