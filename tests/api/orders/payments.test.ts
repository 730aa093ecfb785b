import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startSession } from '#server/auth/sessions.ts'
import { createPurge } from '#server/maintenance/purge.ts'
import { undoChange } from '#server/modules/account/email-change/undo-change.ts'
import { claimPayment } from '#server/modules/selling/payments/claim-payment.ts'
import { addProduct, addStore, createTestApp, orderForm } from '../../support/apps/test-app.ts'
import { SHOP_QR, screenshotOf } from '../../support/fixtures/payment-qr.ts'

const WALLET = { kind: 'easypaisa', account_name: 'Ayesha Khan', number: '+92 300 1234567' }
const BANK = {
  kind: 'bank',
  title: 'Meezan Bank',
  account_name: 'Ayesha Khan',
  number: 'PK36 SCBL 0000 0011 2345 6702',
}

/** A shop that can be paid to, with bangles for Rs. 900. */
const setUp = async () => {
  const app = await createTestApp()
  const seller = await addStore(app, 'noor')
  const bangles = await addProduct(app, seller.token, { price: 900, inventory_count: 90 })
  const as = { token: seller.token }
  const save = (methods: object[], options = as) =>
    app.call('PUT', '/stores/my/payment-methods', { ...options, json: { methods } })
  const order = async () => {
    const { body } = await app.call('POST', '/orders', {
      json: orderForm('', { items: [{ product_id: bangles.id, quantity: 1 }] }),
    })
    return { id: body.order_id as string, path: new URL(body.private_url).pathname }
  }
  const claim = (path: string, reference: string) =>
    claimPayment(app.deps, path.slice('/o/'.length), { kind: 'easypaisa', reference })
  const read = async (id: string) => (await app.call('GET', `/orders/${id}`, as)).body
  const record = (id: string, json: object) => app.call('POST', `/orders/${id}/payments`, { ...as, json })
  const decide = (id: string, payment: string, json: object) =>
    app.call('PUT', `/orders/${id}/payments/${payment}`, { ...as, json })
  return { app, seller, as, save, order, claim, read, record, decide }
}

test('accounts are checked before they are saved: an IBAN by its check digits, a wallet by its number', async () => {
  const { app, as, save } = await setUp()
  const saved = await save([WALLET, BANK])
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  expect(saved.body.methods).toMatchObject([{ number: '03001234567' }, { number: 'PK36SCBL0000001123456702' }])
  const errors = async (method: object) => (await save([method])).body.errors
  expect(await errors({ ...BANK, number: 'PK37 SCBL 0000 0011 2345 6702' })).toEqual({
    'methods.0.number': 'This IBAN has a typing error. Please check it.',
  })
  expect(await errors({ ...WALLET, number: '12345' })).toMatchObject({
    'methods.0.number': 'Enter the mobile number of the account, such as 0300 1234567',
  })
  expect((await save([WALLET, WALLET])).status).toBe(422)
  expect((await save(Array(6).fill(BANK))).status).toBe(422)
  expect((await app.call('GET', '/stores/my/payment-methods', as)).body.methods).toHaveLength(2)
})

test('a payment that the seller records is taken off the cash to collect, and a refund put back', async () => {
  const { order, record, read } = await setUp()
  const { id } = await order()
  const half = await record(id, { amount: 400, kind: 'bank', reference: 'ft 123-456' })
  expect(half.status).toBe(201)
  expect(half.body.order).toMatchObject({ paid_amount: 400, due_amount: 500, total_amount: 900 })
  expect((await record(id, { amount: 500.01 })).body.errors).toEqual({ amount: 'Only Rs. 500 is left to pay' })
  expect((await record(id, { amount: 100, refund: true })).body.errors).toEqual({ note: 'Say why you give it back' })
  expect((await record(id, { amount: 401, refund: true, note: 'Torn' })).body.errors).toEqual({
    amount: 'Only Rs. 400 was paid',
  })
  expect((await record(id, { amount: 100, refund: true, note: 'Torn' })).status).toBe(201)
  expect(await read(id)).toMatchObject({
    paid_amount: 300,
    due_amount: 600,
    status: 'Pending',
    payments: [
      { amount: 400, reference: 'FT123456', state: 'accepted', by: 'seller' },
      { amount: -100, note: 'Torn', state: 'accepted' },
    ],
  })
})

test('threat 72: one transaction is accepted once in a shop', async () => {
  const { order, record, claim, read, decide, save } = await setUp()
  await save([WALLET])
  const [first, second] = [await order(), await order()]
  await record(first.id, { amount: 900, reference: 'TX12345' })
  expect(await claim(second.path, 'tx-123 45')).toBe('done')
  const [payment] = (await read(second.id)).payments
  const refused = await decide(second.id, payment.id, { accept: true })
  expect(refused.status).toBe(409)
  expect(refused.body.detail).toBe(`This transaction was accepted for order ${first.id} already`)
  expect((await record(second.id, { amount: 1, reference: 'TX 12345' })).status).toBe(409)
  expect(await read(second.id)).toMatchObject({ paid_amount: 0, payments: [{ state: 'claimed' }] })
})

test('another seller reads and decides nothing', async () => {
  const { app, order, record } = await setUp()
  const { id } = await order()
  await record(id, { amount: 100 })
  const other = await addStore(app, 'zoya')
  const json = { amount: 100 }
  expect((await app.call('POST', `/orders/${id}/payments`, { token: other.token, json })).status).toBe(404)
  expect(
    (await app.call('PUT', `/orders/${id}/payments/x`, { token: other.token, json: { accept: true } })).status,
  ).toBe(404)
})

test('threat 71: a claim changes neither status, stock nor what is paid, until the seller accepts what arrived', async () => {
  const { app, order, claim, read, decide, save } = await setUp()
  const { id, path } = await order()
  expect(await claim(path, 'TX1111')).toBe('late')
  await save([WALLET])
  const before = await read(id)
  expect(await claim(path, '1')).toEqual({ wrong: 'A transaction number has 4 to 40 letters and digits' })
  expect(await claim(path, 'TX1111')).toBe('done')
  expect(await claim(path, 'tx 11-11')).toBe('done')
  const claimed = await read(id)
  expect(claimed.payments).toMatchObject([{ amount: 900, kind: 'easypaisa', reference: 'TX1111', by: 'buyer' }])
  expect(claimed).toMatchObject({ status: before.status, paid_amount: 0, due_amount: 900 })
  expect(await app.db.selectFrom('product_variants').select('inventory_count').executeTakeFirst()).toEqual({
    inventory_count: 89,
  })
  const [notice] = await app.db.selectFrom('notifications').select('message').execute()
  expect(notice?.message).toContain(`order ${id} says that Rs. 900 is paid: Easypaisa, transaction TX1111`)
  const [payment] = claimed.payments
  expect((await decide(id, payment.id, { accept: true, amount: 1000 })).body.errors).toEqual({
    amount: 'Only Rs. 900 is left to pay',
  })
  expect((await decide(id, payment.id, { accept: true, amount: 500 })).body.order).toMatchObject({
    paid_amount: 500,
    due_amount: 400,
  })
  const again = await decide(id, payment.id, { accept: false })
  expect([again.status, again.body.detail]).toEqual([409, 'This payment was accepted already'])
  expect(await claim(path, 'TX2222')).toBe('done')
  const [, second] = (await read(id)).payments
  expect((await decide(id, second.id, { accept: false })).body.order).toMatchObject({ paid_amount: 500 })
  // One that was not received may be claimed anew.
  expect(await claim(path, 'TX2222')).toBe('done')
  for (const reference of ['TX3333', 'TX4444']) expect(await claim(path, reference)).toBe('done')
  expect(await claim(path, 'TX5555')).toBe('late')
})

test('threat 73: the owner is mailed when accounts change, and «This was not me» puts them back', async () => {
  const { app, seller, as, save } = await setUp()
  await save([WALLET])
  const thiefs = { ...WALLET, number: '0333 7654321' }
  const advance = { kind: 'percent', value: 100, everybody: true }
  await app.call('PUT', '/stores/my/payment-methods', { ...as, json: { methods: [thiefs], advance } })
  const mails = await app.db.selectFrom('mail_outbox').select(['recipient', 'subject', 'text']).execute()
  const told = mails.filter(({ subject }) => subject === 'The accounts that your buyers pay to were changed')
  expect(told).toHaveLength(2)
  // The same accounts again are no change.
  await save([{ ...WALLET, number: '0333 7654321' }])
  expect((await app.db.selectFrom('mail_outbox').select('id').execute()).length).toBe(mails.length)
  const [, token = ''] = /[?]undo=(\S+)/.exec(told[1]?.text ?? '') ?? []
  const undone = await undoChange(app.deps, decodeURIComponent(token))
  expect(undone).toBe(seller.user.email)
  const store = await app.db.selectFrom('stores').select(['payment_methods', 'advance']).executeTakeFirstOrThrow()
  // An advance without an account would be asked for in vain.
  expect(store.advance).toBeNull()
  expect(store.payment_methods ?? '').not.toContain('03337654321')
  expect((await app.call('GET', '/stores/my/payment-methods', as)).status).toBe(401)
})

test('the QR code in a screenshot is read and shown back; what is none is refused, and nothing is kept', async () => {
  const { app, as, save } = await setUp()
  const screenshot = async (text: string) => new File([new Uint8Array(await screenshotOf(text))], 'qr.png')
  const read = (image: File) => {
    return app.call('POST', '/stores/my/payment-methods/qr', { ...as, form: { image } })
  }
  const answer = await read(await screenshot(SHOP_QR))
  expect(answer.body).toEqual({ qr: SHOP_QR, name: 'NOOR SHOP', city: 'LAHORE' })
  const other = await read(await screenshot('https://example.org/pay'))
  expect([other.status, other.body.errors]).toEqual([422, { image: 'This is no payment QR code of a bank' }])
  const blank = sharp({ create: { width: 300, height: 300, channels: 3, background: '#0f766e' } })
  const none = await read(new File([new Uint8Array(await blank.png().toBuffer())], 'none.png'))
  expect(none.body.errors.image).toContain('No QR code was found')
  expect((await save([{ ...BANK, qr: `${SHOP_QR.slice(0, -1)}X` }])).body.errors).toEqual({
    'methods.0.qr': 'This is no payment QR code of a bank',
  })
  expect((await save([{ ...BANK, qr: SHOP_QR }])).body.methods[0].qr).toBe(SHOP_QR)
  expect(await app.db.selectFrom('images').select('id').execute()).toEqual([])
})

const shot = async (background: string) => {
  const image = sharp({ create: { width: 1500, height: 3000, channels: 3, background } }).withExif({
    IFD0: { Copyright: 'Ayesha Khan' },
  })
  return new File([new Uint8Array(await image.jpeg().toBuffer())], 'shot.jpg')
}

test('threat 74: a screenshot is drawn anew, for the eyes of its seller, and gone after 90 days', async () => {
  const { app, seller, as, order, read, save } = await setUp()
  await save([WALLET])
  const { id, path } = await order()
  const form = { kind: 'easypaisa', reference: 'TX1111' }
  expect(await claimPayment(app.deps, path.slice('/o/'.length), form, await shot('#0f766e'))).toBe('done')
  const [payment] = (await read(id)).payments
  expect(payment).toMatchObject({ proof: true, state: 'claimed' })
  const address = `/orders/${id}/payments/${payment.id}/proof`
  const { body } = await app.call('GET', address, as)
  const drawn = Buffer.from(body.image, 'base64')
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'jpeg', width: 500, height: 1000 })
  expect(drawn.includes('Ayesha')).toBe(false)
  const other = await addStore(app, 'zoya')
  expect((await app.call('GET', address, { token: other.token })).status).toBe(404)
  expect((await app.call('GET', address)).status).toBe(401)
  app.clock.time = new Date(app.clock.time.getTime() + 91 * 86_400_000)
  const purge = createPurge(app.deps)
  while (await purge());
  expect(await app.db.selectFrom('payment_proofs').select('payment_id').execute()).toEqual([])
  const signedIn = { token: await startSession(app.db, app.clock, seller.user.id) }
  expect((await app.call('GET', address, signedIn)).status).toBe(404)
})

test('threat 75: the same screenshot for two orders is told to the seller, with both numbers', async () => {
  const { app, order, read, save } = await setUp()
  await save([WALLET])
  const [first, second] = [await order(), await order()]
  const claimWith = async (path: string, reference: string, image: File) =>
    claimPayment(app.deps, path.slice('/o/'.length), { kind: 'easypaisa', reference }, image)
  await claimWith(first.path, 'TX1111', await shot('#0f766e'))
  expect((await read(first.id)).payments[0].same_proof_as).toBeUndefined()
  await claimWith(second.path, 'TX2222', await shot('#0f766e'))
  expect((await read(second.id)).payments[0].same_proof_as).toBe(first.id)
  expect((await read(first.id)).payments[0].same_proof_as).toBe(second.id)
  await claimWith(second.path, 'TX3333', await shot('#222222'))
  expect((await read(second.id)).payments[1].same_proof_as).toBeUndefined()
  await app.db.updateTable('stores').set({ suspended_at: app.clock.now().toISOString() }).execute()
  expect(await claimWith(first.path, 'TX5555', await shot('#222222'))).toBeUndefined()
  await app.db.updateTable('stores').set({ suspended_at: null }).execute()
  const text = new File(['<script>alert(1)</script>'], 'a.jpg')
  await expect(claimWith(first.path, 'TX4444', text)).rejects.toThrow('Images must be PNG, JPG or WebP')
  // Whoever holds a link cannot have images decoded without end.
  const tries = Array.from({ length: 40 }, () => claimWith(first.path, 'TX4444', text).catch(({ code }) => code))
  expect((await Promise.all(tries)).filter((code) => code === 'too_many').length).toBeGreaterThanOrEqual(10)
})
