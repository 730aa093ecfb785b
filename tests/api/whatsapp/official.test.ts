import { expect, test } from 'vitest'
import { cloudTemplates } from '#contract/whatsapp/cloud-templates.ts'
import { META, messageReport, numberReport, signed, startMeta, statusReport } from '../../support/apps/fake-meta.ts'
import { addProduct, addStore, createTestApp, orderForm } from '../../support/apps/test-app.ts'
import { paidPlan } from '../../support/fixtures/whatsapp.ts'

const BUYER = '923007654321'
const SELLER = '923001234567'
const MINUTE = 60_000

/** A Premium shop whose official number writes to buyers of new orders too, before a Meta of ours. */
const openShop = async ({ platform = false }: { platform?: boolean } = {}) => {
  const meta = await startMeta()
  const app = await createTestApp({
    WHATSAPP_CLOUD_API: meta.origin,
    ...(platform && {
      WHATSAPP_CLOUD_NUMBER_ID: META.numberId,
      WHATSAPP_CLOUD_TOKEN: META.token,
      WHATSAPP_CLOUD_APP_SECRET: META.appSecret,
    }),
  })
  const { token, user } = await addStore(app, 'noor', { ...paidPlan, whatsapp_number: '3001234567' })
  const id = platform ? 'platform' : user.id
  const choice = { number_id: META.numberId, token: META.token, app_secret: META.appSecret, language: 'en' }
  if (!platform) expect((await app.call('PUT', '/whatsapp/cloud', { token, json: choice })).status).toBe(200)
  await app.call('PUT', '/whatsapp/settings', { token, json: { message_new_buyers: true } })
  await app.db.deleteFrom('mail_outbox').execute()
  const product = await addProduct(app, token, { inventory_count: 900 })
  const work = async () => {
    await app.cloudMessages.idle()
    await app.messenger.idle()
    await app.cloudMessages.idle()
  }
  await work()
  let placed = 0
  const place = async (change: Record<string, unknown> = {}) => {
    placed++
    const address = `198.51.100.${placed % 250}`
    const delivery_address = `House ${placed}, Lahore`
    const answer = await app.call('POST', '/orders', {
      json: orderForm(product.id, { delivery_address, ...change }),
      address,
    })
    expect(answer.status).toBe(201)
    return answer.body.order_id as string
  }
  const move = async (order: string, status: string) => {
    expect((await app.call('PUT', `/orders/${order}/status`, { token, json: { status } })).status).toBe(200)
    later(MINUTE)
  }
  const later = (milliseconds: number) => {
    app.clock.time = new Date(app.clock.time.getTime() + milliseconds)
  }
  const report = async (body: object, headers = signed(JSON.stringify(body))) =>
    (
      await app.app.request(`/webhooks/whatsapp/${id}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      })
    ).status
  const messages = () => app.db.selectFrom('cloud_messages').selectAll().orderBy('id').execute()
  const mails = async () =>
    (await app.db.selectFrom('mail_outbox').select('subject').execute()).map(({ subject }) => subject)
  const orderRow = (order: string) =>
    app.db.selectFrom('orders').selectAll().where('order_id', '=', order).executeTakeFirstOrThrow()
  return { app, meta, token, id, choice, work, place, move, later, report, messages, mails, orderRow }
}

test.each([true, false])(
  'an order is told to seller and buyer by templates (operator’s number: %s)',
  async (platform) => {
    const { meta, work, place, move } = await openShop({ platform })
    const order = await place()
    await work()
    expect(meta.to(SELLER)).toEqual(['order_new_seller'])
    expect(meta.to(BUYER)).toEqual(['order_confirm'])
    const [body, confirm, cancel] = meta.got.find(({ to }) => to === BUYER)?.body.template?.components ?? []
    expect(body?.parameters.map(({ text }) => text)).toEqual([
      ...['Noor Bangles', order, '1 × Glass bangles', 'Rs. 450, cash on delivery'],
      expect.stringMatching(/\/o\/[0-9A-Z]{10}-[0-9a-f]{32}$/),
    ])
    expect(confirm?.parameters[0]?.payload).toMatch(/^confirm /)
    expect(cancel?.parameters[0]?.payload).toMatch(/^cancel /)
    await move(order, 'Confirmed')
    await work()
    await move(order, 'Shipped')
    await work()
    await move(order, 'Delivered')
    await work()
    // A confirmation is no template: it is told only to who wrote lately.
    expect(meta.to(BUYER)).toEqual(['order_confirm', 'order_dispatched', 'order_delivered'])
  },
)

test('a quick reply confirms or cancels the order as the private page does, once, and lets the shop write freely for a day', async () => {
  const { app, meta, work, place, move, later, report, orderRow } = await openShop()
  const order = await place()
  await work()
  const payloads = (meta.got.find(({ to }) => to === BUYER)?.body.template?.components ?? []).flatMap(
    ({ parameters }) => parameters[0]?.payload ?? [],
  )
  const tap = messageReport(BUYER, app.clock.time, { payload: payloads[0] ?? '' })
  for (let times = 0; times < 2; times++) expect(await report(tap)).toBe(200)
  const confirmed = await orderRow(order)
  expect(confirmed).toMatchObject({ status: 'Pending', buyer_confirmed_at: expect.any(String) })
  later(MINUTE)
  await move(order, 'Confirmed')
  await work()
  expect(meta.to(BUYER)).toEqual(['order_confirm', 'text'])

  expect(await report(messageReport(BUYER, app.clock.time, { payload: payloads[1] ?? '' }))).toBe(200)
  expect((await orderRow(order)).status).toBe('Cancelled')
  // Too late: the parcel is on its way. He is told, once.
  const shipped = await place()
  /** Lets minutes pass: a phone gets one message at a time. */
  const minutes = async (count: number) => {
    for (let times = 0; times < count; times++) {
      await work()
      later(MINUTE)
    }
  }
  await minutes(4)
  for (const status of ['Confirmed', 'Shipped']) await move(shipped, status)
  const asked = meta.got.filter(({ body }) => body.template?.name === 'order_confirm').at(-1)
  const cancel = asked?.body.template?.components[2]?.parameters[0]?.payload ?? ''
  const late = messageReport(BUYER, app.clock.time, { payload: cancel })
  for (let times = 0; times < 2; times++) expect(await report(late)).toBe(200)
  await minutes(5)
  expect((await orderRow(shipped)).status).toBe('Shipped')
  const texts = meta.got.flatMap(({ body }) => body.text?.body ?? [])
  expect(texts.filter((text) => text.includes('too late'))).toHaveLength(1)
  // Made-up payloads do nothing.
  for (const payload of ['confirm x', `received ${payloads[0]?.slice(8)}`, `confirm ${'0'.repeat(43)}`])
    expect(await report(messageReport(BUYER, app.clock.time, { payload }))).toBe(200)
})

test('a buyer who wants no messages gets none, until he says so', async () => {
  const { app, meta, token, choice, work, place, later, report } = await openShop()
  expect(await report(messageReport(BUYER, app.clock.time, { text: '  Band karo! ' }))).toBe(200)
  await place()
  await work()
  expect(meta.to(BUYER)).toEqual([])
  const stopped = app.clock.time
  later(MINUTE)
  expect(await report(messageReport(BUYER, app.clock.time, { text: 'شروع' }))).toBe(200)
  // An older report that comes late changes nothing.
  expect(await report(messageReport(BUYER, stopped, { text: 'STOP' }))).toBe(200)
  await place()
  await work()
  expect(meta.to(BUYER)).toEqual(['order_confirm'])

  // Messages that waited before he said so do not go out, and a number that is connected anew knows of it.
  meta.manner = { code: 131056 }
  await place()
  await work()
  expect(await report(messageReport(BUYER, app.clock.time, { text: 'بند' }))).toBe(200)
  meta.manner = 'take'
  later(11 * MINUTE)
  await work()
  await app.call('DELETE', '/whatsapp/cloud', { token })
  await app.call('PUT', '/whatsapp/cloud', { token, json: choice })
  await place()
  await work()
  expect(meta.to(BUYER)).toEqual(['order_confirm'])
})

test('threat 56: new buyers hear by her leave only, on mobile numbers; who wrote reads no word of the form but the letters of the name', async () => {
  const { app, meta, token, work, place, move, later, report } = await openShop()
  const strangers = ['042-35761234', '+1 900 555 0199', '112112112112', '+44 20 7946 0018', '+44 7911 123456']
  for (const buyer_phone of strangers) await place({ buyer_phone })
  await work()
  expect(new Set(meta.got.map(({ to }) => to))).toEqual(new Set([SELLER, '447911123456']))
  await app.call('PUT', '/whatsapp/settings', { token, json: { message_new_buyers: false } })
  const templates = { order_confirmed: 'Shukriya {buyer_name}! {total}' }
  await app.call('PUT', '/whatsapp/templates', { token, json: { templates } })
  const spam = 'Win 1000 at https://spam.example/x *now*'
  const order = await place({ buyer_name: spam, order_notes: spam })
  await work()
  expect(meta.to(BUYER)).toEqual([])
  expect(await report(messageReport(BUYER, app.clock.time, { text: 'Salam' }))).toBe(200)
  const confirm = async (id: string, columns: object) => {
    await app.db.updateTable('orders').set(columns).where('order_id', '=', id).execute()
    await move(id, 'Confirmed')
    await work()
    later(MINUTE)
    return meta.got.at(-1)?.body.text?.body
  }
  expect(await confirm(order, { advance_amount: 20_000 })).toBe(
    'Shukriya Win at httpsspamexamplex now! Rs. 450\nPlease pay Rs. 200 in advance. The page of your order says where.',
  )
  const part = await place({ buyer_name: 'Ayesha' })
  await work()
  later(MINUTE)
  expect(await confirm(part, { paid_amount: 20_000 })).toBe(
    'Shukriya Ayesha! Rs. 450\nRs. 200 of it is paid. Left to pay in cash: Rs. 250.',
  )
  const whole = await place({ buyer_name: 'Ayesha' })
  await work()
  later(MINUTE)
  expect(await confirm(whole, { paid_amount: 45_000 })).toBe('Shukriya Ayesha! Rs. 450\nIt is paid in full.')
})

test('a tap that was undone sends nothing; the next one does', async () => {
  const { app, meta, token, work, place, later, report } = await openShop()
  const order = await place()
  await work()
  expect(await report(messageReport(BUYER, app.clock.time, { text: 'Salam' }))).toBe(200)
  const call = (path: string, json?: object) =>
    app.call(json ? 'PUT' : 'POST', `/orders/${order}/${path}`, { token, ...(json && { json }) })
  await call('status', { status: 'Confirmed' })
  later(9_000)
  await work()
  expect((await call('undo')).status).toBe(200)
  later(10_000)
  await work()
  expect(meta.to(BUYER)).toEqual(['order_confirm'])
  await call('status', { status: 'Cancelled' })
  later(10_000)
  await work()
  expect(meta.to(BUYER)).toEqual(['order_confirm', 'text'])
  expect(meta.got.at(-1)?.body.text?.body).toContain('has been cancelled')
})

test('statuses that are repeated or out of order never take a message back, and a charge counts once', async () => {
  const { app, meta, token, work, place, report, messages } = await openShop()
  await place()
  await work()
  const message = meta.got.find(({ to }) => to === BUYER) as (typeof meta.got)[0]
  for (const status of ['read', 'delivered', 'sent', 'delivered'])
    expect(await report(statusReport(message, status, { billable: true }))).toBe(200)
  expect(await report(statusReport(message, 'failed', { code: 131026 }))).toBe(200)
  expect((await messages()).find(({ id }) => id === message.mark)).toMatchObject({
    status: 'read',
    wamid: message.wamid,
  })
  expect((await app.call('GET', '/whatsapp/cloud', { token })).body.own).toMatchObject({
    charged: 1,
    phone: '924211122233',
  })
})

test('a report that Meta did not sign changes nothing', async () => {
  const { app, meta, id, work, place, report, messages } = await openShop()
  await place()
  await work()
  const message = meta.got[0] as (typeof meta.got)[0]
  const before = await messages()
  const body = statusReport(message, 'failed')
  expect(await report(body, signed(JSON.stringify(body), 'another secret'))).toBe(401)
  expect(await report(body, signed(`${JSON.stringify(body)} `))).toBe(401)
  expect(await report(body, { 'content-type': 'application/json', 'x-hub-signature-256': '' })).toBe(401)
  expect(await messages()).toEqual(before)
  // Signed, but of another number of the same app, or no report at all.
  const foreign = JSON.parse(JSON.stringify(body).replace(META.numberId, '999999'))
  expect(await report(foreign)).toBe(200)
  expect(await report({ entry: 'x' })).toBe(200)
  expect(await messages()).toEqual(before)
  const hello = (token: string) =>
    app.app.request(`/webhooks/whatsapp/${id}?hub.mode=subscribe&hub.challenge=42&hub.verify_token=${token}`)
  expect((await hello('guessed')).status).toBe(403)
})

test('the webhook answers the first call of Meta with its token', async () => {
  const { app, token, id } = await openShop()
  const { webhook } = (await app.call('GET', '/whatsapp/cloud', { token })).body
  expect(webhook.address).toContain(`/webhooks/whatsapp/${id}`)
  const answer = await app.app.request(
    `/webhooks/whatsapp/${id}?hub.mode=subscribe&hub.challenge=42&hub.verify_token=${webhook.token}`,
  )
  expect([answer.status, await answer.text()]).toEqual([200, '42'])
})

test('what Meta took but never delivered is mailed to the seller, and a refused alert at once', async () => {
  const { meta, work, place, later, mails, report, messages } = await openShop()
  await place()
  await work()
  const message = meta.got.find(({ to }) => to === SELLER) as (typeof meta.got)[0]
  expect(await report(statusReport(message, 'sent'))).toBe(200)
  later(16 * MINUTE)
  await work()
  expect(await mails()).toEqual(['New order: we could not alert you on WhatsApp'])

  meta.manner = { code: 131026 }
  await place({ buyer_phone: '0300 7654322' })
  await work()
  expect((await messages()).map(({ status }) => status).sort()).toEqual(['failed', 'failed', 'sent', 'taken'])
  expect(await mails()).toHaveLength(2)
})

test('an alert that cannot go out is mailed after a quarter of an hour, or at once when its number is removed', async () => {
  const { app, meta, token, work, place, later, mails } = await openShop()
  meta.manner = { code: 190, status: 401 }
  await place()
  await work()
  expect(await mails()).toEqual([])
  later(16 * MINUTE)
  await work()
  expect(await mails()).toEqual(['New order: we could not alert you on WhatsApp'])
  await place({ buyer_phone: '0300 7654322' })
  await work()
  await app.call('DELETE', '/whatsapp/cloud', { token })
  expect(await mails()).toHaveLength(2)
})

test('a token that is saved again leaves the limit of its number as it was', async () => {
  const { app, meta, token, choice } = await openShop()
  await app.db.updateTable('cloud_accounts').set({ tier: 10_000 }).execute()
  await app.call('PUT', '/whatsapp/cloud', { token, json: choice })
  expect((await app.call('GET', '/whatsapp/cloud', { token })).body.own.tier).toBe(10_000)
  // Meta may tell it at once.
  meta.limit = 'TIER_100K'
  await app.call('PUT', '/whatsapp/cloud', { token, json: choice })
  expect((await app.call('GET', '/whatsapp/cloud', { token })).body.own.tier).toBe(100_000)
})

test('nobody who is asked for an advance, or has paid, reads of cash; the seller reads what is to be checked', async () => {
  const { app, meta, work, place, move, later, orderRow } = await openShop()
  const valuesTo = (phone: string) =>
    meta.got
      .filter(({ to }) => to === phone)
      .map(({ body }) => body.template?.components[0]?.parameters.map(({ text }) => text))
  const order = await place()
  const { id } = await orderRow(order)
  await app.db.updateTable('orders').set({ advance_amount: 15_000, to_check: 'large' }).where('id', '=', id).execute()
  await app.db
    .insertInto('cloud_contacts')
    .values({
      ...{ account_id: String((await app.db.selectFrom('cloud_accounts').select('id').executeTakeFirstOrThrow()).id) },
      ...{ user_id: null, phone: BUYER, wrote_at: app.clock.time.toISOString(), stopped_at: null },
    })
    .execute()
  await work()
  expect(valuesTo(SELLER)[0]?.slice(0, 2)).toEqual([
    `${order} (to be checked)`,
    'Rs. 450, of which Rs. 150 is asked for before delivery',
  ])
  expect(valuesTo(BUYER)[0]?.[3]).toBe('Rs. 450, of which Rs. 150 is asked for before delivery')
  await app.db.updateTable('orders').set({ paid_amount: 45_000 }).where('id', '=', id).execute()
  for (const status of ['Confirmed', 'Shipped']) {
    await move(order, status)
    await work()
  }
  later(MINUTE)
  await work()
  const dispatched = meta.got.find(({ body }) => body.template?.name === 'order_dispatched')
  expect(dispatched?.body.template?.components[0]?.parameters[2]?.text).toBe('nothing, it is paid')
})

test.each([
  [{ code: 190, status: 401 }, 'token'],
  [{ code: 131042 }, 'payment'],
  [{ code: 131048 }, 'quality'],
  [{ code: 132001, status: 404 }, 'template'],
] as const)(
  'with %j all of a number’s messages wait, the admin sees why, and they go out once it is mended',
  async (manner, problem) => {
    const { app, meta, token, work, place, later } = await openShop()
    meta.manner = manner
    await place()
    await work()
    expect((await app.call('GET', '/whatsapp/cloud', { token })).body.own.problem).toBe(problem)
    meta.manner = 'take'
    later(11 * MINUTE)
    await work()
    later(11 * MINUTE)
    await work()
    expect(meta.got.map(({ to }) => to).sort()).toEqual([SELLER, BUYER].sort())
    expect((await app.call('GET', '/whatsapp/cloud', { token })).body.own.problem).toBeNull()
  },
)

test('messages beyond the number’s limit of a day wait for the next, and Meta may raise it', async () => {
  const { app, meta, work, place, later, report, messages } = await openShop()
  await app.db.updateTable('cloud_accounts').set({ tier: 3 }).execute()
  for (let buyer = 0; buyer < 6; buyer++) await place({ buyer_phone: `0300 765430${buyer}` })
  await work()
  expect(new Set(meta.got.map(({ to }) => to)).size).toBe(3)
  expect((await messages()).filter(({ status }) => status === 'queued').length).toBeGreaterThan(0)
  expect(
    await report(numberReport('phone_number_quality_update', { event: 'UPGRADE', current_limit: 'TIER_1K' })),
  ).toBe(200)
  for (let times = 0; times < 12; times++) {
    later(11 * MINUTE)
    await work()
  }
  expect(new Set(meta.got.map(({ to }) => to)).size).toBe(7)
  expect(await report(numberReport('phone_number_quality_update', { event: 'FLAGGED' }))).toBe(200)
  expect(await app.db.selectFrom('cloud_accounts').select(['quality', 'tier']).executeTakeFirst()).toEqual({
    quality: 'RED',
    tier: 1000,
  })
})

test('a flood of orders under other people’s numbers is written about sixty times an hour at most', async () => {
  const { meta, work, place } = await openShop()
  for (let buyer = 100; buyer < 180; buyer++) await place({ buyer_phone: `0300 7654${buyer}` })
  await work()
  expect(meta.got.filter(({ to }) => to !== SELLER).length).toBeLessThanOrEqual(60)
})

test('a wrong token is refused before it is saved, secrets are sealed, and a number belongs to one account', async () => {
  const { app, meta, token, choice } = await openShop()
  const other = await addStore(app, 'other', { ...paidPlan, email: 'other@example.org' })
  const save = (who: string, change: object) =>
    app.call('PUT', '/whatsapp/cloud', { token: who, json: { ...choice, ...change } })
  expect(await save(token, { token: 'wrong' })).toMatchObject({
    status: 422,
    body: { errors: { token: 'Meta refuses this token for this number' } },
  })
  expect((await save(other.token, {})).status).toBe(409)
  const [row] = await app.db.selectFrom('cloud_accounts').selectAll().execute()
  expect(JSON.stringify(row)).not.toContain(META.token)
  expect(JSON.stringify((await app.call('GET', '/whatsapp/cloud', { token })).body)).not.toContain(META.appSecret)
  expect((await app.call('DELETE', '/whatsapp/cloud', { token })).status).toBe(200)
  expect(meta.got).toEqual([])
})

test('500 messages through a server that is killed on the way: each arrives once', async () => {
  const { app, meta, id, work, later, report, messages } = await openShop()
  await app.db.updateTable('cloud_accounts').set({ tier: 1000 }).execute()
  const now = app.clock.time.toISOString()
  const content = { kind: 'template', name: 'order_dispatched', language: 'en', values: ['a'], payloads: [] }
  const rows = Array.from({ length: 500 }, (_, buyer) => ({
    ...{ id: `message-${buyer}`, account_id: id, event_key: `order ${buyer}`, order_id: null, kind: content.name },
    ...{ recipient: `92301${1_000_000 + buyer}`, template: content.name, content: JSON.stringify(content) },
    ...{ status: 'queued' as const, wamid: null, attempts: 0, next_attempt_at: now, created_at: now },
    ...{ sent_at: null, error: null, charged: 0 as const },
  }))
  await app.db.insertInto('cloud_messages').values(rows).execute()
  const real = app.deps.cloud.send
  let sends = 0
  app.deps.cloud.send = async (from, message) => {
    sends++
    // Some never leave, of others nobody records that Meta has them, and twice everything ends.
    if (sends % 5 === 0) return { kind: 'unknown' }
    const outcome = await real(from, message)
    if (sends === 100 || sends === 300) throw new Error('killed')
    return sends % 7 === 0 ? { kind: 'unknown' } : outcome
  }
  for (let passes = 0; passes < 20; passes++) await app.cloudMessages.idle().catch(() => {})
  app.deps.cloud.send = real
  // Reports take their time.
  later(5 * MINUTE)
  await work()
  let told = 0
  for (let passes = 0; passes < 5; passes++) {
    const fresh = meta.got.slice(told)
    told += fresh.length
    for (const message of fresh) await report(statusReport(message, 'delivered'))
    later(11 * MINUTE)
    await work()
  }
  expect(new Set((await messages()).map(({ status }) => status))).toEqual(new Set(['delivered']))
  expect(meta.got).toHaveLength(500)
  expect(new Set(meta.got.map(({ to }) => to)).size).toBe(500)
})

test.each(Object.entries(cloudTemplates))(
  '%s is a template that Meta approves: values in order, none at an end, short replies',
  (_, template) => {
    for (const text of Object.values(template.text)) {
      expect([...text.matchAll(/\{\{(\d)\}\}/g)].map(([, number]) => Number(number)).sort()).toEqual(
        template.values.map((__, index) => index + 1),
      )
      expect(text).not.toMatch(/^\{\{1\}\}$|\{\{\d\}\}$/)
      expect(text.length).toBeLessThanOrEqual(550)
    }
    expect(template.examples).toHaveLength(template.values.length)
    for (const replies of Object.values('replies' in template ? template.replies : {}))
      for (const label of replies) expect(label.length).toBeLessThanOrEqual(25)
  },
)
