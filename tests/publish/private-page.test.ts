import { expect, test } from 'vitest'
import { shopWords } from '#contract/shop-words.ts'
import { rateLimit } from '#server/http/rate-limits.ts'
import { openOrderingShop as setUp } from '../support/fixtures/ordering-shop.ts'

const plain = (html: string) =>
  html
    .replace(/<style.*?<\/style>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

test('the private page says in the shop’s own frame where the order stands, what it costs and what can be done', async () => {
  const { app, order, move } = await setUp('luxury')
  const { id, path } = await order()
  const answer = await app.get(path)
  expect(answer.status).toBe(200)
  const html = await answer.text()
  expect(html).toContain('data-layout="luxury"')
  expect(html).not.toMatch(/<script|<b>Khan|<i>bangles/)
  expect(html).toContain("form-action 'self'")
  const text = plain(html)
  for (const words of [
    `Your order ${id}`,
    'Store noor has your order',
    'Glass &#60;i&#62;bangles&#60;/i&#62; × 2 Rs. 900',
    'Total Rs. 900',
    'For Ayesha · phone ending in 321',
    'Yes, I ordered this',
    'Cancel the order',
  ])
    expect(text).toContain(words)
  expect(html).toContain('href="https://wa.me/923001234567?text=')
  await move(id, 'Confirmed', 'Shipped')
  const later = plain(await (await app.get(path)).text())
  expect(later).toContain('Your order is on its way. Please keep Rs. 900 ready in cash.')
  expect(later).toContain('I have received it')
  expect(later).not.toContain('Cancel the order')
})

test('a buyer confirms: the seller sees it, and decides all the same', async () => {
  const { seller, order, act, row, stock, app } = await setUp()
  const { id, path } = await order()
  for (let tap = 0; tap < 2; tap++) {
    const answer = await act(path, 'confirm')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, path])
  }
  expect(await row(id)).toMatchObject({ status: 'Pending', buyer_confirmed_at: expect.any(String) })
  expect(await stock()).toEqual({ inventory_count: 98 })
  expect(plain(await (await app.get(path)).text())).toContain('Thank you for confirming. Store noor has been told.')
  const { orders } = (await (await seller('GET', '/orders/my')).json()) as { orders: Record<string, unknown>[] }
  expect(orders[0]).toMatchObject({ order_id: id, buyer_confirmed_at: expect.any(String) })
})

test('a buyer cancels until the parcel is shipped: stock comes back once, and the seller is told', async () => {
  const { app, seller, order, act, move, row, stock } = await setUp()
  const first = await order()
  await move(first.id, 'Confirmed')
  expect((await act(first.path, 'cancel')).status).toBe(303)
  expect((await act(first.path, 'cancel')).status).toBe(303)
  // The seller's last tap can no longer be undone.
  expect((await seller('POST', `/orders/${first.id}/undo`)).status).toBe(409)
  expect(await row(first.id)).toMatchObject({ status: 'Cancelled' })
  expect(await stock()).toEqual({ inventory_count: 100 })
  await app.deps.db.updateTable('order_events').set({ next_attempt_at: '2000' }).execute()
  const second = await order()
  await move(second.id, 'Confirmed', 'Shipped')
  const late = await act(second.path, 'cancel')
  expect(late.status).toBe(409)
  expect(plain(await late.text())).toContain('This is no longer possible: the order has moved on.')
  expect(await row(second.id)).toMatchObject({ status: 'Shipped' })
  expect((await act(second.path, 'received')).status).toBe(303)
  expect(await row(second.id)).toMatchObject({ status: 'Delivered' })
  const history = await app.deps.db.selectFrom('order_history').select(['to_status', 'by']).orderBy('at').execute()
  expect(history.filter(({ by }) => by === 'buyer').map(({ to_status }) => to_status)).toEqual([
    'Pending',
    'Cancelled',
    'Pending',
    'Delivered',
  ])
})

test('an order that its buyer fetches is never on its way', async () => {
  const { app, seller, order, move } = await setUp()
  expect((await seller('PUT', '/stores/my/delivery', { default_fee: 250, pick_up: true })).status).toBe(200)
  const { id, path } = await order({ pick_up: true })
  await move(id, 'Confirmed', 'Shipped')
  const text = plain(await (await app.get(path)).text())
  expect(text).toContain('Your order is ready at Store noor . Please bring Rs. 900 in cash.')
  expect(text).not.toContain('On its way')
})

test('ninety days after its end only state and total remain', async () => {
  const { app, order, act, row } = await setUp()
  const { id, path } = await order()
  await act(path, 'cancel')
  const { updated_at } = await row(id)
  await app.deps.db
    .updateTable('orders')
    .set({ updated_at: new Date(Date.parse(updated_at) - 91 * 86_400_000).toISOString() })
    .execute()
  const [, main = ''] = /<main.*?>(.*)<\/main>/s.exec(await (await app.get(path)).text()) ?? []
  const text = plain(main)
  expect(text).toContain('This order was cancelled.')
  expect(text).toContain('Total Rs. 900')
  expect(text).not.toMatch(/bangles|Ayesha|321/)
})

test('threat 64: guesses of a private page are answered alike, and refused before long', async () => {
  const { app, order } = await setUp()
  const { id, path } = await order()
  const [, proof = ''] = path.split('-')
  const wrong = [
    `/o/${id}-${'0'.repeat(32)}`,
    `/o/${'0'.repeat(10)}-${proof}`,
    `/o/${id}`,
    `/o/${id}-${proof.slice(1)}`,
    `/o/${id}-${proof.toUpperCase()}x`,
  ]
  const answers = new Set<string>()
  for (const guess of wrong) {
    const answer = await app.get(guess)
    answers.add(`${answer.status} ${answer.headers.get('referrer-policy')} ${await answer.text()}`)
    const acted = await app.app.request(`${guess}/cancel`, { method: 'POST' })
    answers.add(`${acted.status} ${acted.headers.get('referrer-policy')} ${await acted.text()}`)
  }
  expect(answers.size).toBe(1)
  expect([...answers][0]).toMatch(/^404 no-referrer /)
  let refused = 0
  for (let guess = 0; guess < 1000; guess++)
    refused += Number((await app.get(`/o/${id}-${String(guess).padStart(32, '0')}`)).status === 429)
  expect(refused).toBeGreaterThan(850)
  // The true link is not counted.
  expect((await app.get(path)).status).toBe(200)
})

test('threat 65: link previews that fetch the page change nothing', async () => {
  const { app, order, row } = await setUp()
  const { id, path } = await order()
  const before = await row(id)
  for (const act of ['', '/confirm', '/cancel', '/received']) {
    for (const agent of ['WhatsApp/2.23', 'facebookexternalhit/1.1', 'TelegramBot', 'Slackbot', 'Googlebot'])
      for (const method of ['GET', 'HEAD'])
        await app.app.request(path + act, { method, headers: { 'user-agent': agent } })
  }
  expect(await row(id)).toEqual(before)
  expect(await app.deps.db.selectFrom('order_history').selectAll().execute()).toHaveLength(1)
})

test('threat 66: the private page is not kept, listed or passed on, and holds no address', async () => {
  const { app, order } = await setUp()
  const { path } = await order({ order_notes: 'the green gate' })
  const answer = await app.get(path)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  })
  const html = await answer.text()
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).not.toMatch(/Gulberg|Street 9|Khan|7654|green gate/)
  // Nothing of others is fetched, and no script is run.
  expect(html).not.toMatch(/<script| src="https?:|url\(https?:|@import/)
  expect(await (await app.get('/sitemap.xml')).text()).not.toContain('/o/')
})

test('threat 67: a link that was renewed, or whose buyer was erased, opens nothing', async () => {
  const { app, seller, order, act } = await setUp()
  const { id, path } = await order()
  const renewed = (await (await seller('POST', `/orders/${id}/link`)).json()) as { order: { private_url: string } }
  const fresh = new URL(renewed.order.private_url).pathname
  expect(fresh).not.toBe(path)
  expect((await app.get(path)).status).toBe(404)
  expect((await act(path, 'cancel')).status).toBe(404)
  expect((await app.get(fresh)).status).toBe(200)
  await act(fresh, 'cancel')
  const { customers } = (await (await seller('GET', '/customers')).json()) as { customers: { id: string }[] }
  expect((await seller('DELETE', `/customers/${customers[0]?.id}`)).status).toBe(200)
  expect((await app.get(fresh)).status).toBe(404)
  const { orders } = (await (await seller('GET', '/orders/my')).json()) as { orders: Record<string, unknown>[] }
  expect(orders[0]).not.toHaveProperty('private_url')
})

test('threat 68: no order is shown by its number or phone', async () => {
  const { app, order } = await setUp()
  const { id } = await order()
  for (const path of [
    `/o/${id}`,
    `/o/${id}-`,
    '/o/03007654321',
    '/o/923007654321',
    `/o?order=${id}`,
    `/o/?phone=03007654321`,
  ])
    expect((await app.get(path)).status, path).toBe(404)
  expect((await app.get(`/api/orders/${id}`)).status).toBe(401)
})

test('threat 69: the link of a buyer does what a buyer may, and nothing that a seller does', async () => {
  const { app, order, act, move, row } = await setUp()
  const { id, path } = await order()
  const token = path.slice('/o/'.length)
  for (const [method, call] of [
    ['PUT', `/orders/${id}/status`],
    ['POST', `/orders/${id}/undo`],
    ['POST', `/orders/${id}/link`],
    ['PUT', `/orders/${id}/notes`],
    ['GET', '/orders/my'],
  ] as const) {
    const answer = await app.app.request(`/api${call}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(method === 'GET' ? {} : { body: JSON.stringify({ status: 'Confirmed', admin_notes: 'x' }) }),
    })
    expect(answer.status, call).toBe(401)
  }
  for (const unknown of ['ship', 'status', 'undo', 'Confirmed', 'delete'])
    expect((await act(path, unknown)).status).toBe(404)
  const may: Record<string, readonly number[]> = {
    Pending: [303, 303, 409],
    Confirmed: [409, 303, 409],
    Shipped: [409, 409, 303],
    Returning: [409, 409, 409],
    Returned: [409, 409, 409],
  }
  for (const [status, wanted] of Object.entries(may)) {
    for (const [index, what] of ['confirm', 'cancel', 'received'].entries()) {
      const one = await order({ buyer_phone: `0301 ${1_000_000 + Object.keys(may).indexOf(status) * 10 + index}` })
      await move(
        one.id,
        ...['Confirmed', 'Shipped', 'Returning', 'Returned'].slice(0, Object.keys(may).indexOf(status)),
      )
      expect((await act(one.path, what)).status, `${what} of ${status}`).toBe(wanted[index])
      if (wanted[index] === 409) expect((await row(one.id)).status).toBe(status)
    }
  }
})

test('a buyer is shown where to pay, says that she has, and reads what became of it', async () => {
  const { app, seller, order, row } = await setUp()
  const { id, path } = await order()
  expect(await (await app.get(path)).text()).not.toContain('Pay before delivery')
  const methods = [
    { kind: 'bank', title: 'Bank <b>Alfalah</b>', account_name: 'Noor & Co', number: 'PK36 SCBL 0000 0011 2345 6702' },
    { kind: 'jazzcash', account_name: 'Ayesha Khan', number: '0300 1234567', note: 'Until 9 pm' },
  ]
  expect((await seller('PUT', '/stores/my/payment-methods', { methods })).status).toBe(200)
  const html = await (await app.get(path)).text()
  expect(html).not.toContain('<b>Alfalah')
  const text = plain(html)
  for (const words of ['Pay before delivery', 'send Rs. 900', id, 'PK36 SCBL 0000 0011 2345 6702', '0300 1234567'])
    expect(text).toContain(words)
  const pay = (reference: string, kind = 'jazzcash') =>
    app.app.request(`${path}/payment`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ kind, reference }).toString(),
    })
  const wrong = await pay('12')
  expect(wrong.status).toBe(422)
  expect(plain(await wrong.text())).toContain('A transaction number has 4 to 40 letters and digits')
  expect((await pay('TX123', 'gold')).status).toBe(422)
  expect((await pay('x'.repeat(3_000_000))).status).toBe(413)
  const form = new FormData()
  for (const [name, value] of [
    ['kind', 'jazzcash'],
    ['reference', 'TX1'.repeat(3)],
  ] as const)
    form.set(name, value)
  form.set('image', new File(['no image'], 'a.png'))
  const broken = await app.app.request(`${path}/payment`, { method: 'POST', body: form })
  expect([broken.status, plain(await broken.text())]).toEqual([422, expect.stringContaining('Images must be PNG, JPG')])
  const answer = await pay('<i>TX 123</i>')
  expect([answer.status, answer.headers.get('location')]).toEqual([303, path])
  expect(plain(await (await app.get(path)).text())).toContain('Rs. 900, transaction ITX123I The shop looks into its')
  expect(await row(id)).toMatchObject({ status: 'Pending', paid_amount: 0 })
  const { payments } = (await (await seller('GET', `/orders/${id}`)).json()) as { payments: { id: string }[] }
  const decided = await seller('PUT', `/orders/${id}/payments/${payments[0]?.id}`, { accept: true })
  expect(decided.status).toBe(200)
  const paid = plain(await (await app.get(path)).text())
  expect(paid).toContain('Received. Thank you!')
  expect(paid).toContain('Paid Rs. 900 Left to pay Rs. 0')
  expect(paid).not.toContain('Pay before delivery')
  expect((await pay('TX999')).status).toBe(409)
  const guess = path.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
  expect((await app.app.request(`${guess}/payment`, { method: 'POST' })).status).toBe(404)
})

test('a shop that asks for an advance says so before the order, and on the private page until when', async () => {
  const { app, seller, order } = await setUp()
  const methods = [{ kind: 'jazzcash', account_name: 'Ayesha Khan', number: '0300 1234567' }]
  const before = await (await app.get('/store/noor/')).text()
  expect(before).not.toContain('in advance')
  const advance = { kind: 'percent', value: 20, everybody: true, without_cod: true }
  await seller('PUT', '/stores/my/delivery', { default_fee: 200, rates: [{ place: 'gilgit', fee: 500, cod: false }] })
  expect((await seller('PUT', '/stores/my/payment-methods', { methods, advance })).status).toBe(200)
  await app.settled()
  expect(await (await app.get('/store/noor/')).text()).toContain('After the order the shop asks for 20% in advance.')
  // The order form refuses no place that can be paid for in advance.
  const delivery = (await (await app.get('/store/noor/delivery.json')).json()) as { rates: object[] }
  expect(delivery.rates).toMatchObject([{ place: 'gilgit', cod: true }])
  const { path } = await order({ place: 'lahore' })
  const text = plain(await (await app.get(path)).text())
  expect(text).toContain('Pay the advance')
  expect(text).toMatch(/The shop asks for an advance: please send Rs\. 220 by \d+ \w+,? /)
})

test('the private page of a shop in Urdu refuses a form in Urdu', async () => {
  const { app, seller, order } = await setUp()
  const { path } = await order()
  const methods = [{ kind: 'jazzcash', account_name: 'Ayesha Khan', number: '0300 1234567' }]
  expect((await seller('PUT', '/stores/my/payment-methods', { methods })).status).toBe(200)
  await app.deps.db.updateTable('stores').set({ language: 'ur' }).execute()
  const refused = async (fields: Record<string, string | File>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    const answer = await app.app.request(`${path}/payment`, { method: 'POST', body })
    return plain(await answer.text())
  }
  const { refusals } = shopWords.ur
  const image = new File(['no image'], 'a.png')
  expect(await refused({ kind: 'jazzcash', reference: '12' })).toContain(refusals.referenceOdd)
  expect(await refused({ kind: 'gold', reference: 'TX 123' })).toContain(refusals.chooseKind)
  expect(await refused({ kind: 'jazzcash', reference: 'TX 123', image })).toContain(refusals.imageKinds)
  expect(await refused({ kind: 'jazzcash', reference: 'x'.repeat(3_000_000) })).toContain(refusals.imageTooHeavy)
  app.deps.limits.uploadByOrder = rateLimit(0, 60, shopWords.en.refusals.slowDown)
  expect(await refused({ kind: 'jazzcash', reference: 'TX 123', image })).toContain(refusals.slowDown)
})
