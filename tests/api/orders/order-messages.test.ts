import { expect, test } from 'vitest'
import { rateLimit } from '#server/http/rate-limits.ts'
import { createPurge } from '#server/maintenance/purge.ts'
import { startMessenger } from '#server/modules/messages/order-messages/messenger.ts'
import { actAsBuyer } from '#server/modules/selling/private-page/buyer-acts.ts'
import { Undeliverable } from '#server/ports/whatsapp.ts'
import { addProduct, addStore, createTestApp, orderForm, type TestApp } from '../../support/apps/test-app.ts'
import { addConnectedStore, paidPlan } from '../../support/fixtures/whatsapp.ts'

const setUp = async (connect = true) => {
  const app = await createTestApp()
  app.deps.limits.orderByPhone = rateLimit(1000, 60, 'all from one phone here')
  const seller = connect ? await addConnectedStore(app) : await addStore(app, 'noor', paidPlan)
  const product = await addProduct(app, seller.token, { inventory_count: 1000 })
  const place = async (change: Record<string, unknown> = {}) =>
    (await app.call('POST', '/orders', { json: orderForm(product.id, change) })).body.order_id as string
  const move = async (id: string, status: string) => {
    await app.call('PUT', `/orders/${id}/status`, { token: seller.token, json: { status } })
    // Its messages wait until it can no longer be undone.
    later(app, 10)
  }
  return { app, seller, place, move }
}

const messages = (app: TestApp) =>
  app.db
    .selectFrom('whatsapp_messages')
    .select(['kind', 'recipient', 'text', 'status'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
const mails = (app: TestApp) => app.db.selectFrom('mail_outbox').selectAll().orderBy('id').execute()
const later = (app: TestApp, seconds: number) => {
  app.clock.time = new Date(app.clock.time.getTime() + seconds * 1000)
}

test('a connected seller is alerted of a new order on WhatsApp, and not by mail', async () => {
  const { app, place } = await setUp()
  const id = await place({ order_notes: 'Ring twice' })
  expect(await messages(app)).toEqual([])
  await app.messenger.idle()
  const text = `*New order ${id}*\n1 × Glass bangles\n*Total: Rs. 450* (cash on delivery)\n\nAyesha Khan\n0300 7654321\nHouse 5, Street 9, Gulberg III, Lahore\nRing twice\n\nhttp://localhost:4321/dashboard?tab=orders&order=${id}`
  expect(await messages(app)).toEqual([{ kind: 'order_alert', recipient: '923001234567', text, status: 'sent' }])
  expect(await mails(app)).toEqual([])
  expect(await app.db.selectFrom('order_events').select('id').execute()).toEqual([])
})

test('sends no message twice, with repeated calls and several senders', async () => {
  const { app, place } = await setUp()
  const seen: string[] = []
  const gateway = { ...app.simulator, send: async (_: string, message: { id: string }) => void seen.push(message.id) }
  for (let count = 0; count < 5; count++) await place()
  const many = Array.from({ length: 4 }, () =>
    startMessenger({ ...app.deps, whatsapp: gateway }, { deliver: true, poll: false }),
  )
  const events = await app.db.selectFrom('order_events').selectAll().execute()
  await Promise.all(many.map((messenger) => messenger.idle()))
  await app.db.insertInto('order_events').values(events).execute()
  await Promise.all(many.map((messenger) => messenger.idle()))
  expect(seen).toHaveLength(5)
  expect(new Set(seen).size).toBe(5)
})

test('an order does not wait for WhatsApp, which is retried before the seller gets a mail', async () => {
  const { app, seller, place } = await setUp()
  const id = await place()
  let alive = false
  const tries: string[] = []
  const gateway = {
    ...app.simulator,
    send: async (_: string, message: { recipient: string }) => {
      tries.push(message.recipient)
      if (!alive) throw new Error('socket closed')
    },
  }
  const messenger = startMessenger({ ...app.deps, whatsapp: gateway }, { deliver: true, poll: false })
  await messenger.idle()
  await messenger.idle()
  expect(tries).toHaveLength(1)
  expect((await messages(app)).map(({ status }) => status)).toEqual(['queued'])
  later(app, 11)
  alive = true
  await messenger.idle()
  expect((await messages(app)).map(({ status }) => status)).toEqual(['sent'])

  alive = false
  const lost = await place({ order_notes: '<img src=x onerror=alert(1)>' })
  await messenger.idle()
  later(app, 25 * 3600)
  await messenger.idle()
  expect((await messages(app)).slice(1).map(({ status }) => status)).toEqual(['failed'])
  const [mail, ...more] = await mails(app)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ recipient: seller.user.email, text: expect.stringContaining(lost) })
  expect(mail?.text).not.toContain(id)
  expect(mail?.html).not.toContain('<img')
})

test('what was being sent when the process ended is not sent again; the seller hears of the order by mail, once', async () => {
  const { app, seller, place } = await setUp()
  const id = await place()
  await app.messenger.idle()
  await app.db.updateTable('whatsapp_messages').set({ status: 'sending' }).execute()
  const seen: string[] = []
  const gateway = { ...app.simulator, send: async (_: string, message: { id: string }) => void seen.push(message.id) }
  const start = () => startMessenger({ ...app.deps, whatsapp: gateway }, { deliver: true, poll: false }).idle()
  await Promise.all([start(), start()])
  await start()
  expect((await messages(app)).map(({ status }) => status)).toEqual(['unknown'])
  expect(seen).toEqual([])
  const [mail, ...more] = await mails(app)
  expect(more).toEqual([])
  expect(mail).toMatchObject({
    recipient: seller.user.email,
    subject: 'New order: the alert on WhatsApp may not have reached you',
    text: expect.stringContaining(id),
  })
})

test('a message is given up together with the mail about it, or stays as it was', async () => {
  const { app, place } = await setUp()
  await place()
  const dead = async () => {
    throw new Undeliverable('not on WhatsApp')
  }
  const start = () =>
    startMessenger({ ...app.deps, whatsapp: { ...app.simulator, send: dead } }, { deliver: true, poll: false }).idle()
  await app.db.schema.alterTable('mail_outbox').renameTo('mail_elsewhere').execute()
  await start()
  await app.db.schema.alterTable('mail_elsewhere').renameTo('mail_outbox').execute()
  expect((await messages(app)).filter(({ status }) => status === 'failed')).toEqual([])
  await start()
  expect(await mails(app)).toHaveLength(1)
})

test('an alert and a mail say what to collect where a part is paid, and which advance is asked for', async () => {
  for (const connected of [true, false]) {
    const { app, place } = await setUp(connected)
    await place()
    const paid = await place()
    const asked = await place()
    await app.db.updateTable('orders').set({ paid_amount: 10_000 }).where('order_id', '=', paid).execute()
    await app.db.updateTable('orders').set({ advance_amount: 20_000 }).where('order_id', '=', asked).execute()
    await app.messenger.idle()
    const texts = connected ? await messages(app) : await mails(app)
    const due = texts.filter(({ text }) => text.includes('To collect: Rs. 350'))
    expect(due).toHaveLength(1)
    expect(due[0]?.text).toContain(paid)
    expect(texts.filter(({ text }) => text.includes('To collect'))).toEqual(due)
    const advance = texts.filter(({ text }) => text.includes('Asked for in advance: Rs. 200'))
    expect(advance).toHaveLength(1)
    expect(advance[0]?.text).toContain(asked)
  }
})

test('mails the seller when WhatsApp is not connected or the plan has ended', async () => {
  const { app, seller, place, move } = await setUp(false)
  const told = async () => (await mails(app)).map(({ recipient, subject }) => `${recipient} ${subject}`)
  const first = await place()
  await move(first, 'Confirmed')
  await app.messenger.idle()
  expect(await told()).toEqual([`${seller.user.email} New order at Noor Bangles: Rs. 450`])
  const [{ subject, text, html } = { subject: '', text: '', html: '' }] = await mails(app)
  expect(`${subject}\n${text}`.replace(/https?:\S+/g, '').split(first)).toHaveLength(2)
  expect(text).toContain(`Open the order:\nhttp://localhost:4321/dashboard?tab=orders&order=${first}`)
  const chat = new URL(/https:\/\/wa\.me\/\S+/.exec(text)?.[0] ?? '')
  expect(chat.pathname).toBe('/923007654321')
  expect(chat.searchParams.get('text')).toContain(`Ayesha Khan! Noor Bangles has received your order *${first}*`)
  expect(html).toContain('background:#0f7a41')
  expect(html).not.toContain('#2563eb')

  await app.call('POST', '/whatsapp/seller/register', { token: seller.token })
  await app.call('GET', `/whatsapp/seller/${seller.user.id}/qr`, { token: seller.token })
  await app.call('POST', `/dev/whatsapp/${seller.user.id}/scan`, { token: seller.token })
  await app.db.deleteFrom('mail_outbox').where('subject', '=', 'A WhatsApp is being linked to your shop').execute()
  await app.db.updateTable('users').set({ plan_expiry: '2026-03-01T08:00:00.000Z' }).execute()
  const second = await place()
  await app.messenger.idle()
  expect(await told()).toHaveLength(2)
  expect((await mails(app))[1]?.text).toContain(second)
  expect(await messages(app)).toEqual([])
})

test('threat 22: shows what a buyer typed as text everywhere', async () => {
  const { app, seller, place } = await setUp(false)
  const payload = '<script>alert(1)</script><img src=x onerror=alert(1)>'
  await place({ buyer_name: payload, delivery_address: `${payload} Lahore`, order_notes: `"';${payload}` })
  const list = await app.call('GET', '/orders/my', { token: seller.token })
  expect(list.headers.get('content-type')).toMatch(/^application\/json/)
  expect(list.headers.get('x-content-type-options')).toBe('nosniff')
  expect(list.body.orders[0]).toMatchObject({ buyer_name: payload, order_notes: `"';${payload}` })
  await app.messenger.idle()
  const [mail] = await mails(app)
  expect(mail?.text).toContain(payload)
  expect(mail?.html).not.toMatch(/<script|<img/)
  expect(mail?.html).toContain('>Open the order</a>')
  expect(mail?.text).toMatch(/^New order /)
  expect(mail?.text).toContain('Open the order:\nhttp')
  expect(mail?.html).toContain('&#60;script&#62;')
})

test("no text to a buyer can name what an order's form says besides the name", async () => {
  const { app, seller } = await setUp()
  const put = (text: string) =>
    app.call('PUT', '/whatsapp/templates', { token: seller.token, json: { templates: { order_placed: text } } })
  expect((await put('Thanks! {order_notes}')).status).toBe(422)
})

test('templates: defaults, own texts, and back again', async () => {
  const { app, seller, place } = await setUp()
  const read = async () => (await app.call('GET', '/whatsapp/templates', { token: seller.token })).body.templates
  const put = (templates: unknown, token = seller.token) =>
    app.call('PUT', '/whatsapp/templates', { token, json: { templates } })
  expect((await read()).map(({ kind }: { kind: string }) => kind)).toEqual([
    'order_alert',
    'order_placed',
    'order_confirmed',
    'order_shipped',
    'order_delivered',
    'order_cancelled',
  ])
  const own = ' Shukriya {buyer_name}! {items} = {total} {store_link} '
  const saved = await put({ order_alert: own, order_placed: own })
  expect(saved).toMatchObject({ status: 200, body: { message: 'Message templates saved' } })
  await place({ buyer_name: 'عائشہ' })
  await app.messenger.idle()
  expect((await messages(app))[0]?.text).toBe(
    'Shukriya عائشہ! 1 × Glass bangles = Rs. 450 http://localhost:4321/store/noor/',
  )
  expect(await put({ order_placed: 'Hi {password_hash}' })).toMatchObject({
    status: 422,
    body: { detail: expect.stringContaining('{password_hash} is not known here') },
  })
  expect(await put({ order_placed: 'x'.repeat(1001) })).toMatchObject({
    status: 422,
    body: { detail: 'At most 1000 characters' },
  })
  expect(await put({ plan: 'paid' })).toMatchObject({ status: 422, body: { detail: 'Unknown message plan' } })
  expect((await put(undefined)).status).toBe(422)
  await put({ order_placed: '' })
  const placed = (await read())[1]
  expect(placed.text).toBe(placed.default_text)

  const free = await addStore(app, 'free-one')
  expect(await put({}, free.token)).toMatchObject({
    status: 403,
    body: { detail: 'WhatsApp integration requires Premium plan. Please upgrade your account.' },
  })
  expect((await app.call('GET', '/whatsapp/templates')).status).toBe(401)
})

test('messages are forgotten after 30 days', async () => {
  const { app, place } = await setUp()
  await place()
  await app.messenger.idle()
  later(app, 31 * 86_400)
  const purge = createPurge(app.deps)
  while (await purge());
  expect(await messages(app)).toEqual([])
})

test('an event that cannot be processed does not block the others', async () => {
  const { app, place, seller } = await setUp(false)
  const broken = await place()
  const other = await place()
  const first = await app.db.selectFrom('orders').select('id').where('order_id', '=', broken).executeTakeFirstOrThrow()
  const { fingerprint } = app.deps.secrets
  app.deps.secrets.fingerprint = (text) => {
    if (text.includes(first.id)) throw new Error('no link for this order')
    return fingerprint(text)
  }
  await app.call('POST', '/whatsapp/seller/register', { token: seller.token })
  await app.call('GET', `/whatsapp/seller/${seller.user.id}/qr`, { token: seller.token })
  await app.call('POST', `/dev/whatsapp/${seller.user.id}/scan`, { token: seller.token })
  await app.messenger.idle()
  expect((await messages(app)).map(({ text }) => text.includes(other))).toEqual([true])
  expect(await app.db.selectFrom('order_events').select('attempts').execute()).toEqual([{ attempts: 1 }])
})

test('a seller is mailed when a buyer cancels on the private page, and not when she does herself', async () => {
  const { app, seller, place, move } = await setUp(false)
  const [own, theirs] = [await place(), await place({ buyer_phone: '0301 7654321' })]
  await move(own, 'Cancelled')
  const { orders } = (await app.call('GET', '/orders/my', { token: seller.token })).body
  const { private_url } = orders.find(({ order_id }: { order_id: string }) => order_id === theirs)
  expect(await actAsBuyer(app.deps, new URL(private_url).pathname.slice('/o/'.length), 'cancel')).toBe('done')
  later(app, 20)
  await app.messenger.idle()
  const told = (await mails(app)).filter(({ subject }) => subject.includes('cancelled'))
  expect(told.map(({ subject }) => subject)).toEqual([`Order ${theirs} at Noor Bangles was cancelled by the buyer`])
})

test('a shop in Urdu writes to its buyers in Urdu, and its seller reads English', async () => {
  const { app, seller, place } = await setUp(false)
  const language = (language: 'en' | 'ur') => app.db.updateTable('stores').set({ language }).execute()
  const templates = async () => {
    const { body } = await app.call('GET', '/whatsapp/templates', { token: seller.token })
    return body.templates as { kind: string; recipient: string; text: string; default_text: string }[]
  }
  const english = await templates()
  await language('ur')
  for (const [index, { recipient, text, default_text }] of (await templates()).entries()) {
    expect(default_text).toBe(text)
    if (recipient === 'seller') expect(text).toBe(english[index]?.text)
    else expect(text.replace(/\{\w+\}/g, '')).toMatch(/^[^A-Za-z]+$/)
  }
  const id = await place({ buyer_name: 'عائشہ' })
  await app.messenger.idle()
  const [mail] = await mails(app)
  expect(mail?.text).toMatch(new RegExp(`New order \\*?${id}`))
  const [, chat = ''] = /wa\.me\/923007654321\?text=([^"\s]+)/.exec(mail?.html ?? '') ?? []
  expect(decodeURIComponent(chat)).toMatch(new RegExp(`^السلام علیکم عائشہ! .+ کو آپ کا آرڈر \\*${id}\\* مل گیا ہے:`))
  const own = { order_placed: 'Shukriya {buyer_name}! {status}' }
  await app.call('PUT', '/whatsapp/templates', { token: seller.token, json: { templates: own } })
  expect((await templates())[1]).toMatchObject({
    text: own.order_placed,
    default_text: expect.stringContaining('آرڈر'),
  })
  await place({ buyer_name: 'سنا', buyer_phone: '0300 7654329' })
  await app.messenger.idle()
  const [, filled = ''] = /wa\.me\/923007654329\?text=([^"\s]+)/.exec((await mails(app)).at(-1)?.html ?? '') ?? []
  expect(decodeURIComponent(filled)).toBe('Shukriya سنا! نیا')
})
