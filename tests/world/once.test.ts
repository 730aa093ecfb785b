import { expect, test } from 'vitest'
import { startSession } from '#server/auth/sessions.ts'
import { addPoints } from '#server/modules/growth/referrals/referrals.repo.ts'
import { insertUser } from '#server/records/users/users.repo.ts'
import { sellerRow } from '../../scripts/support/seller-row.ts'
import { send, sendJson, textOf } from '../support/apps/http.ts'
import { insertTestStore } from '../support/apps/publishing-app.ts'
import { orderForm } from '../support/apps/test-app.ts'
import { startWorld, type World } from '../support/apps/world.ts'
import { atOnce } from '../support/fixtures/at-once.ts'
import { openEditions, saveEdition } from '../support/fixtures/editions.ts'

const BUYERS = 200
const STOCK = 10
const PASSWORD = 'correct horse'
const REFERRED = ['sana@example.pk', 'hina@example.pk']

/** Ten pieces make ten orders, and an order sent to both processes is one. */
const expectOrdersOnce = async (world: World) => {
  const store = await insertTestStore(world, 'noor')
  await openEditions(world.deps, store.id)
  // An edition has as many pieces as its number.
  await saveEdition(world.deps, store.id, STOCK)
  const order = async (turn: number, buyer: number, product: number, key = `order-of-buyer-${buyer}`) => {
    for (;;) {
      const answer = await orderOnce(turn, buyer, product, key)
      // Too many wait for one row.
      if (answer.status !== 503) return answer
    }
  }
  const orderOnce = (turn: number, buyer: number, product: number, key: string) =>
    sendJson(
      'POST',
      `${world.origin(turn)}/api/orders`,
      orderForm(`${store.id}-product-${product}`, {
        buyer_phone: `0300${String(buyer).padStart(7, '0')}`,
        delivery_address: `House ${buyer}, Lahore`,
      }),
      {
        headers: {
          'idempotency-key': key,
          'x-forwarded-for': `198.51.${buyer >> 8}.${buyer & 255}`,
        },
      },
    )

  const answers = await atOnce(BUYERS, (buyer) => order(buyer, buyer, 0))
  const stockOf = async (product: number) =>
    world.deps.db
      .selectFrom('product_variants')
      .select(['inventory_count', 'held_count'])
      .where('id', '=', `${store.id}-product-${product}`)
      .executeTakeFirstOrThrow()
  expect(answers).toEqual({ 201: STOCK, 409: BUYERS - STOCK })
  expect(await stockOf(0)).toEqual({ inventory_count: 0, held_count: STOCK })

  const ids: string[] = []
  const twice = await atOnce(20, async (turn) => {
    const answer = await order(turn, 900, 1, 'one-order-sent-often')
    if (answer.status === 201) ids.push(answer.body.order_id)
    return answer
  })
  // 409: the same key is being worked on.
  expect(Object.keys(twice).filter((status) => status !== '201' && status !== '409')).toEqual([])
  expect(new Set(ids).size).toBe(1)
  expect(await stockOf(1)).toEqual({ inventory_count: STOCK - 1, held_count: 1 })
}

/** How sellers and admins call the web processes in turn. */
const callers = ({ deps, origin }: World) => {
  const signIn = async (change: Parameters<typeof sellerRow>[0]) => {
    const user = sellerRow(change)
    await deps.db.transaction().execute((trx) => insertUser(trx, user))
    return { user, token: await startSession(deps.db, deps.clock, user.id) }
  }
  /** Calls a web process. Repeats while it answers that too many wait for one row. */
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

/** A withdrawal sent to both processes is one, and a referred seller counts and earns once. */
const expectReferralsOnce = async (world: World) => {
  const { db, signIn, call, stats, clock } = callers(world)
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
}

test('two web processes take each order, withdrawal and referral once, whichever of them is asked', async () => {
  // Without a publisher mails wait where the test can read them.
  const world = await startWorld({ publishers: 0 })
  await expectOrdersOnce(world)
  await expectReferralsOnce(world)
})
