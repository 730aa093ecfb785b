import { expect, test } from 'vitest'
import { actOf, actWords } from '#contract/staff/acts.ts'
import { write } from '#server/db/write.ts'
import { logAct } from '#server/records/staff/staff.repo.ts'
import { addProduct, addSeller, addStore, createTestApp, orderForm } from '../../support/apps/test-app.ts'
import { calls } from '../../support/calls/every-call.ts'
import { paidPlan } from '../../support/fixtures/whatsapp.ts'

const PASSWORD = 'correct horse'

const setUp = async (plan: object = paidPlan) => {
  const app = await createTestApp()
  const { token, user, store } = await addStore(app, 'noor', { email: 'owner@example.org', ...plan })
  const as = { token }
  const invite = (email: string, role = 'packs') =>
    app.call('POST', '/staff', { ...as, json: { name: 'Bilal', email, role } })
  /** Returns the secret of the newest link mailed to an address. */
  const secretFor = async (email: string): Promise<string> => {
    const mails = app.db.selectFrom('mail_outbox').select('text').where('recipient', '=', email)
    const { text } = await mails.orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
    return decodeURIComponent(/token=([\w%-]+)/.exec(text)?.[1] ?? '')
  }
  const accept = async (email: string, password: string | undefined = PASSWORD) =>
    app.call('POST', '/staff/invitation', { json: { token: await secretFor(email), ...(password && { password }) } })
  const signIn = async (email: string): Promise<string> =>
    (await app.call('POST', '/auth/login', { json: { email, password: PASSWORD } })).body.access_token
  /** Invites somebody, and returns the token of their session. */
  const hire = async (email: string, role = 'packs') => {
    expect((await invite(email, role)).status).toBe(201)
    expect((await accept(email)).status).toBe(200)
    return signIn(email)
  }
  const staff = async () => (await app.call('GET', '/staff', as)).body
  return { app, as, user, store, invite, accept, secretFor, signIn, hire, staff }
}

test('somebody without an account accepts by the mailed link, once, and works in the shop by their role', async () => {
  const { app, as, invite, accept, secretFor, signIn, staff } = await setUp()
  const product = await addProduct(app, as.token, { inventory_count: 9 })
  const { order_id } = (await app.call('POST', '/orders', { json: orderForm(product.id) })).body
  expect((await invite('bilal@example.org')).body).toEqual({ message: 'Invitation sent' })
  const secret = await secretFor('bilal@example.org')
  const { body: shown } = await app.call('GET', `/staff/invitation?token=${secret}`)
  expect(shown).toEqual({
    store_name: expect.any(String),
    email: 'bilal@example.org',
    role: 'packs',
    has_account: false,
  })
  expect((await accept('bilal@example.org', '')).body.errors).toEqual({ password: 'Please choose a password' })
  expect((await accept('bilal@example.org')).body).toEqual({ message: 'Welcome! Please sign in.' })
  expect((await app.call('POST', '/staff/invitation', { json: { token: secret, password: PASSWORD } })).status).toBe(
    400,
  )

  const token = await signIn('bilal@example.org')
  expect((await app.call('GET', '/auth/me', { token })).body).toMatchObject({
    plan: 'paid',
    works_in: { store_name: shown.store_name, role: 'packs' },
  })
  expect((await app.call('GET', '/stores/my', { token })).body.store_slug).toBe('noor')
  expect((await app.call('GET', `/orders/${order_id}`, { token })).status).toBe(200)
  const move = await app.call('PUT', `/orders/${order_id}/status`, { token, json: { status: 'Confirmed' } })
  expect(move.status).toBe(200)
  const price = await app.call('PUT', `/products/${product.id}`, { token, json: { price: 1 } })
  expect([price.status, price.body.detail]).toEqual([403, 'You may not do this in this shop. Please ask its owner.'])
  expect((await app.call('GET', '/customers.csv', { token })).status).toBe(403)

  const [member] = (await staff()).staff
  expect(member).toMatchObject({ email: 'bilal@example.org', role: 'packs', state: 'works' })
  // From the next call on.
  await app.call('PUT', `/staff/${member.id}`, { ...as, json: { role: 'manages' } })
  expect((await app.call('PUT', `/products/${product.id}`, { token, json: { price: 900 } })).status).toBe(200)
  expect((await app.call('GET', '/staff', { token })).status).toBe(403)
  // She sees where buyers pay, and cannot change it.
  expect((await app.call('GET', '/stores/my/payment-methods', { token })).status).toBe(200)
  const account = { methods: [] }
  expect((await app.call('PUT', '/stores/my/payment-methods', { token, json: account })).status).toBe(403)
})

test('threat 78: an owner tells from the log who did what, and the log has a bound', async () => {
  const { app, as, store, hire } = await setUp()
  const product = await addProduct(app, as.token)
  // Alone in her shop, she needs no log.
  expect((await app.call('GET', '/staff/log', as)).body.acts).toEqual([])
  const token = await hire('bilal@example.org', 'manages')
  await app.call('PUT', `/products/${product.id}`, { token, json: { price: 900 } })
  await app.call('PUT', `/products/${product.id}`, { token, json: { price: 'much' } })
  await app.call('PUT', `/products/${product.id}`, { ...as, json: { price: 950 } })
  await app.call('GET', '/customers.csv', { token })
  const { acts } = (await app.call('GET', '/staff/log', as)).body
  expect(acts.map(({ who, act, subject }: Record<string, string>) => [who, act, subject])).toEqual([
    ['bilal@example.org', 'GET /customers.csv', null],
    ['owner@example.org', 'PUT /products/{id}', product.id],
    ['bilal@example.org', 'PUT /products/{id}', product.id],
    ['owner@example.org', 'POST /staff', null],
  ])
  for (let n = 0; n < 8; n++) {
    const row = { id: `z${n}`, store_id: String(store.id), who: 'x', act: 'y', subject: null, at: 'z' }
    await write(app.deps, (trx) => logAct(trx, row, 5))
  }
  const left = await app.db.selectFrom('shop_log').select('id').orderBy('id').execute()
  expect(left.map(({ id }) => id)).toEqual(['z3', 'z4', 'z5', 'z6', 'z7'])
})

test('threat 79: a leaver is signed out at once, and a taken back invitation opens nothing', async () => {
  const { app, as, hire, invite, secretFor, staff, signIn } = await setUp()
  const token = await hire('bilal@example.org')
  expect((await app.call('GET', '/orders/my', { token })).status).toBe(200)
  const [member] = (await staff()).staff
  expect((await app.call('DELETE', `/staff/${member.id}`, as)).status).toBe(200)
  expect((await app.call('GET', '/orders/my', { token })).status).toBe(401)
  expect((await app.call('GET', '/orders/my', { token: await signIn('bilal@example.org') })).status).toBe(404)

  await invite('sana@example.org')
  const secret = await secretFor('sana@example.org')
  const [invited] = (await staff()).staff
  await app.call('DELETE', `/staff/${invited.id}`, as)
  expect((await app.call('GET', `/staff/invitation?token=${secret}`)).status).toBe(400)
})

test('threat 80: an account that exists keeps its password, and one with a shop or another job is refused', async () => {
  const { app, invite, accept, secretFor, staff, hire } = await setUp()
  const { token, user } = await addSeller(app, { email: 'sana@example.org' })
  await invite('sana@example.org')
  expect((await app.call('GET', `/staff/invitation?token=${await secretFor('sana@example.org')}`)).body).toMatchObject({
    has_account: true,
  })
  await accept('sana@example.org', 'a password of somebody else')
  const { password_hash } = await app.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow()
  expect(password_hash).toBe(user.password_hash)
  expect((await app.call('GET', '/orders/my', { token })).status).toBe(200)
  // She cannot open a shop meanwhile, and may leave.
  const form = { name: 'Sana', bio: 'x', whatsapp_number: '03001234567', custom_slug: 'sana' }
  expect((await app.call('POST', '/stores', { token, json: form })).status).toBe(409)
  expect((await app.call('DELETE', '/staff/me', { token })).status).toBe(200)
  expect((await app.call('GET', '/orders/my', { token })).status).toBe(404)
  expect((await staff()).staff).toEqual([])

  await addStore(app, 'rival', { email: 'rival@example.org' })
  await invite('rival@example.org')
  const refused = await accept('rival@example.org')
  expect([refused.status, refused.body.detail]).toEqual([
    409,
    'This address has a shop of its own. Ask to be invited with another one.',
  ])
  await hire('bilal@example.org')
  const other = await addStore(app, 'other', { email: 'other@example.org' })
  await app.call('POST', '/staff', {
    token: other.token,
    json: { name: 'B', email: 'bilal@example.org', role: 'manages' },
  })
  expect((await accept('bilal@example.org')).status).toBe(409)
})

test('a free shop has one helper, and a plan that ends lets only the first work on', async () => {
  const { app, user, hire, invite, staff } = await setUp()
  const first = await hire('bilal@example.org')
  const second = await hire('sana@example.org')
  expect((await staff()).most).toBe(5)
  // An invitation that nobody accepts takes no place, however old it is.
  await invite('late@example.org')
  await app.db.updateTable('staff').set({ id: '0' }).where('email', '=', 'late@example.org').execute()
  await app.db.updateTable('users').set({ plan: 'free', plan_expiry: null }).where('id', '=', user.id).execute()
  expect((await staff()).staff.map(({ state }: { state: string }) => state)).toEqual(['invited', 'works', 'resting'])
  expect((await app.call('GET', '/orders/my', { token: first })).status).toBe(200)
  expect((await app.call('GET', '/orders/my', { token: second })).status).toBe(404)
  const refused = await invite('third@example.org')
  expect([refused.status, refused.body.code]).toEqual([403, 'plan_limit'])
})

test('an invitation is renewed by another, expires after a week, and is not for oneself', async () => {
  const { app, invite, accept, secretFor, staff } = await setUp()
  await invite('bilal@example.org')
  const old = await secretFor('bilal@example.org')
  await invite('bilal@example.org', 'manages')
  expect((await app.call('GET', `/staff/invitation?token=${old}`)).status).toBe(400)
  expect((await staff()).staff).toMatchObject([{ role: 'manages', state: 'invited' }])
  await app.db.updateTable('staff').set({ expires_at: '2026-01-01T00:00:00.000Z' }).execute()
  expect((await staff()).staff[0].state).toBe('expired')
  expect((await accept('bilal@example.org')).status).toBe(400)
  expect((await invite('owner@example.org')).body.errors).toEqual({ email: 'This is your own address' })
})

/** Calls of a shop that its log leaves out: they show something, or upload what another call names. */
const unlogged = [
  'POST /products/prices/preview',
  'POST /products/import/preview',
  'POST /stores/my/preview',
  'POST /stores/my/publications/{version}/look',
  'POST /stores/my/payment-methods/qr',
  'POST /upload/image',
]

test('the log has words for each call that changes a shop', () => {
  const asStaff = ['PUT /orders/status', ...Object.keys(calls)].filter((key) => {
    const [method] = key.split(' ')
    return method !== 'GET' && ['seller', 'unlinked'].includes(calls[key]?.as ?? '') && !unlogged.includes(key)
  })
  const shopCalls = asStaff.filter(
    (key) => !/ \/(auth|whatsapp\/seller|referrals|notifications|push|send-|dev|upgrade|stores$)/.test(key),
  )
  const [wordless, wrong] = [[], []] as string[][]
  for (const key of shopCalls) {
    const [method = '', path = ''] = key.split(' ')
    const act = actOf(method, path)
    if (!act) wordless?.push(key)
    else if (actWords(act) === act) wrong?.push(key)
  }
  expect([wordless, wrong]).toEqual([[], []])
})
