import { expect, test } from 'vitest'
import { looksLikePlatform } from '#contract/names.ts'
import { addProduct, addStore, createTestApp, orderForm } from '../../support/apps/test-app.ts'

const HIDDEN = '\u202ePak\u200bistan\ufeff \u2066Crafts\u2069\u0007'

test('names lose direction marks, controls and signs without width, and stand on one line', async () => {
  const app = await createTestApp()
  const { token } = await addStore(app)
  const shop = await app.call('PUT', '/stores/my', { token, json: { name: `${HIDDEN}\r\nBcc: x@evil.example` } })
  expect(shop.body.name).toBe('Pakistan Crafts Bcc: x@evil.example')
  const product = await addProduct(app, token, { name: `${HIDDEN}\u2028two`, category: HIDDEN })
  expect(product).toMatchObject({ name: 'Pakistan Crafts two', category: 'Pakistan Crafts' })
  await app.call('POST', '/orders', { json: orderForm(product.id, { buyer_name: `${HIDDEN}\n` }) })
  const account = orderForm(product.id, { total_amount: 450 })
  const { buyer_name: _name, buyer_phone: customer_phone, delivery_address: customer_address, ...rest } = account
  const json = { ...rest, customer_name: HIDDEN, customer_phone, customer_address }
  expect((await app.call('POST', '/orders', { token, json })).status).toBe(201)
  const { orders } = (await app.call('GET', '/orders/my', { token })).body
  expect(JSON.stringify(orders)).not.toMatch(/\\u202e|\u202e|\u200b|\ufeff|\u2066|\\u0007/)
})

test('addresses, notes, bio and descriptions lose the same signs, and keep lines and the joiners of Urdu and emoji', async () => {
  const app = await createTestApp()
  const { token } = await addStore(app)
  const typed = `${HIDDEN}\r\nمی\u200cخواهم\u2028👩\u200d👧\u200e\tend`
  const shown = 'Pakistan Crafts\nمی\u200cخواهم\n👩\u200d👧 end'
  expect((await app.call('PUT', '/stores/my', { token, json: { bio: typed } })).body.bio).toBe(shown)
  const product = await addProduct(app, token, { description: typed })
  expect(product.description).toBe(shown)
  const json = orderForm(product.id, { delivery_address: typed, order_notes: typed })
  const { order_id } = (await app.call('POST', '/orders', { json })).body
  await app.call('PUT', `/orders/${order_id}/notes`, { token, json: { admin_notes: typed } })
  const texts = { delivery_address: shown, order_notes: shown, admin_notes: shown }
  expect((await app.call('GET', `/orders/${order_id}`, { token })).body).toMatchObject(texts)
  const hidden = orderForm(product.id, { delivery_address: '\u202e'.repeat(20) })
  expect((await app.call('POST', '/orders', { json: hidden })).body.errors).toHaveProperty('delivery_address')
})

test('a name needs a letter or a digit that is seen', async () => {
  const app = await createTestApp()
  const { token } = await addStore(app)
  const product = await addProduct(app, token)
  for (const name of [
    '\u200b\u200b',
    '\u2800\u2800',
    '\u202e',
    '\ufeff \u2060',
    '---',
    '\u0301',
    '\u3164',
    '\u115f\u1160',
    '\uffa0',
  ]) {
    const shop = await app.call('PUT', '/stores/my', { token, json: { name } })
    expect([name, shop.status, Object.keys(shop.body.errors ?? {})]).toEqual([name, 422, ['name']])
    const changed = await app.call('PUT', `/products/${product.id}`, { token, json: { name } })
    expect([name, changed.status]).toEqual([name, 422])
    const order = await app.call('POST', '/orders', { json: orderForm(product.id, { buyer_name: name }) })
    expect([name, order.status, Object.keys(order.body.errors ?? {})]).toEqual([name, 422, ['buyer_name']])
  }
  for (const name of ['نور دستکاری', 'Café №7', '手工', '786', 'می\u200cخواهم']) {
    expect((await app.call('PUT', '/stores/my', { token, json: { name } })).body.name).toBe(name)
  }
})

test('a shop does not take the platform’s name, however it is written', async () => {
  const app = await createTestApp()
  const { token } = await addStore(app)
  const taken = [
    'WhatsStore',
    'WhаtsStore Official',
    'Ｗｈａｔｓ　Ｓｔｏｒｅ',
    '𝐖𝐡𝐚𝐭𝐬𝐒𝐭𝐨𝐫𝐞 Support',
    'W h a t s - S t o r e',
    'Wh4t$St0re',
    'WhátsStöre',
    'WHATSTORE',
    'ᴡʜᴀᴛꜱꜱᴛᴏʀᴇ',
    'VVhatsStore',
    'What\u200bsStore',
    'ᎳᎻᎪᎢᏚᏚᎢᎾᏒᎬ',
    'ꓪꓧꓮꓔꓢꓢꓔꓳꓣꓰ',
  ]
  for (const name of taken) {
    const { status, body } = await app.call('PUT', '/stores/my', { token, json: { name } })
    expect([name, status, body.detail]).toEqual([name, 422, 'This name looks like ours. Please choose another one.'])
  }
  for (const [field, design] of [
    ['storeName', { customizations: { storeName: 'WhаtsStore Official' } }],
    ['heroTitle', { customizations: { heroTitle: 'WhаtsStore Official' } }],
    ['heroTitle', { config: { heroTitle: 'WhаtsStore Official' } }],
  ] as const) {
    const json = { layout: 'default', ...design }
    expect(await app.call('PUT', '/stores/my/layout-config', { token, json })).toMatchObject({
      status: 422,
      body: { errors: { [field]: expect.any(String) } },
    })
  }
  for (const name of ['Noor Store', 'Whats Cooking', 'The Store', 'What a Shop', 'Водный магазин']) {
    expect([name, looksLikePlatform(name)]).toEqual([name, false])
  }
})
