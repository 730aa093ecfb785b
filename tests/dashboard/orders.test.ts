import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { orderStatuses } from '#contract/orders/order-status.ts'
import { OrderedProducts } from '#src/features/orders/detail/OrderedProducts.tsx'
import { allGood, itemsBack, withCount } from '#src/features/orders/detail/returned.ts'
import { NoOrders } from '#src/features/orders/list/NoOrders.tsx'
import { type AnyOrder, linesOf, type OrderLine, pageOf, unitsLabel } from '#src/features/orders/order-lines.ts'
import { buyerCall, buyerChat, buyerText, orderDate } from '#src/features/orders/order-words.ts'
import { pastBeside, pastWords } from '#src/features/orders/past/past.ts'

const order = (change: Partial<AnyOrder> = {}): AnyOrder => ({
  id: '1',
  order_id: '7QF3M2K9XA',
  status: 'Pending',
  items: [
    { product_name: 'Glass bangles', product_price: 450, quantity: 2 },
    { product_name: 'Khussa', product_price: 1200.5, quantity: 1 },
  ],
  total_amount: 2100.5,
  currency: 'PKR',
  buyer_name: 'Sana',
  buyer_phone: '0300 1112223',
  delivery_address: 'Mall Road, Murree',
  order_notes: null,
  created_at: '2026-11-21T11:05:00.000Z',
  updated_at: '2026-11-21T11:05:00.000Z',
  history: [],
  ...change,
})
const store = { name: 'Noor Crafts', country_code: '+92' }
const link = 'https://shops.example/store/noor/'

const words = (lines: OrderLine[]) => renderToStaticMarkup(createElement(OrderedProducts, { lines }))

test('an order says what was bought, with lines or of one product', () => {
  expect(words(linesOf(order()))).toBe('<bdi>Glass bangles</bdi> and 1 more')
  expect(unitsLabel(linesOf(order()))).toBe('3 pieces')
  const { items: _, ...bare } = order()
  expect(linesOf({ ...bare, product_name: 'Lamp', product_price: 900, quantity: 2 })).toEqual([
    { product_name: 'Lamp', product_price: 900, quantity: 2 },
  ])
  expect(linesOf({ ...bare, items: [], product_name: 'Lamp', quantity: 3, total_amount: 300 })).toEqual([
    { product_name: 'Lamp', product_price: 100, quantity: 3 },
  ])
  expect(words(linesOf(bare))).toBe('—')
})

test('a list comes with its pages, or bare', () => {
  expect(pageOf([order()])).toMatchObject({ pages: 1, total: 1 })
  const pagination = { total: 25, page: 2, limit: 10, total_pages: 3, has_next: true, has_previous: true }
  expect(pageOf({ orders: [], pagination })).toEqual({ orders: [], pages: 3, total: 25 })
})

test('each status has its text for the buyer, without a place left open', () => {
  const texts = orderStatuses.map((status) => buyerText(order({ status }), store, link))
  expect(new Set(texts).size).toBe(orderStatuses.length)
  for (const text of texts) expect(text).not.toMatch(/[{}]/)
  expect(texts[0]).toContain('2 × Glass bangles\n1 × Khussa')
  expect(texts[2]).toBe(
    'Your order *7QF3M2K9XA* from Noor Crafts is on its way. Please keep Rs. 2,100.50 ready in cash.',
  )
  expect(buyerText(order(), store, link, 'Shukriya {buyer_name}! {store_link}')).toBe(`Shukriya Sana! ${link}`)
})

test('a shop in Urdu writes each text to its buyer in Urdu, with the same places filled', () => {
  const urdu = { ...store, language: 'ur' as const }
  const paid = { delivery_amount: 200, paid_amount: 500, advance_amount: 1000 }
  for (const status of orderStatuses) {
    for (const change of [{}, paid, { paid_amount: 2100.5 }]) {
      const text = buyerText(order({ status, ...change }), urdu, link)
      const names = /7QF3M2K9XA|Noor Crafts|Sana|Glass bangles|Khussa|Rs\. \d[\d,]*(?:\.\d+)?|https?:\S+/g
      expect(text.replace(names, '')).toMatch(/^[^A-Za-z{}]+$/)
      const english = buyerText(order({ status, ...change }), store, link)
      expect(text.match(names)?.sort()).toEqual(english.match(names)?.sort())
    }
  }
  expect(buyerText(order(), urdu, link, 'Shukriya {buyer_name}!')).toBe('Shukriya Sana!')
  const named = orderStatuses.map((status) => buyerText(order({ status }), urdu, link, '{status}'))
  expect(new Set(named).size).toBe(orderStatuses.length)
  for (const name of named) expect(name).toMatch(/^[^A-Za-z{}]+$/)
})

test('builds a full international number however it was typed', () => {
  expect(buyerCall(order(), store)).toBe('tel:+923001112223')
  expect(buyerCall(order({ buyer_phone: '+971 50 1112223' }), store)).toBe('tel:+971501112223')
  expect(buyerChat(order(), store, 'A & B')).toBe('https://wa.me/923001112223?text=A%20%26%20B')
})

test('a date of this year needs no year', () => {
  const now = new Date('2026-12-01T00:00:00.000Z')
  expect(orderDate('2026-11-21T11:05:00.000Z', now)).not.toContain('2026')
  expect(orderDate('2024-11-21T11:05:00.000Z', now)).toContain('2024')
})

test('the buyer is told the total in the currency the order was placed in', () => {
  expect(buyerText(order({ currency: 'AED' }), store, link, '{total}')).toBe('AED 2,100.50')
})

test('a search without result says so where it did not look at every order', () => {
  const shown = (total: number | undefined, search = 'sana') =>
    renderToStaticMarkup(createElement(NoOrders, { filters: { status: 'all', search }, total, onShowAll() {} }))
  expect(shown(10_001)).toContain(
    'Your newest 10,000 orders were searched; for an older one, type the first 6 characters of its order number.',
  )
  for (const total of [10_000, undefined]) {
    expect(shown(total)).toContain('No orders found')
    expect(shown(total)).not.toContain('newest')
  }
  expect(shown(0, '')).toContain('Share your store link')
})

test('counts what came back, never more than was ordered', () => {
  const lines = [
    { product_name: 'Bangles', product_price: 1, quantity: 3 },
    { product_name: 'Shawl', product_price: 1, quantity: 1 },
  ]
  const [bangles, shawl] = allGood(lines)
  if (!bangles || !shawl) throw new Error('no lines')
  const damaged = withCount(bangles, 'damaged', 1, 3)
  expect(damaged).toEqual({ good: 2, damaged: 1 })
  expect(withCount(damaged, 'good', 1, 3)).toEqual({ good: 1, damaged: 1 })
  expect(itemsBack([damaged, { good: 0, damaged: 0 }])).toEqual([
    { position: 0, quantity: 2, condition: 'good' },
    { position: 0, quantity: 1, condition: 'damaged' },
  ])
})

test('a past in words leaves out the order it stands beside, and what never happened', () => {
  const customer = { id: '1', delivered: 3, returned: 1, cancelled: 0, blocked: false }
  const past = (status: AnyOrder['status']) => pastWords(pastBeside({ customer, status }) ?? customer)
  expect(past('Pending')).toBe('3 delivered · 1 returned')
  expect(past('Returned')).toBe('3 delivered')
  expect(pastWords({ delivered: 0, returned: 0, cancelled: 0 })).toBe('')
  expect(pastBeside({ customer: null, status: 'Pending' })).toBeNull()
})
