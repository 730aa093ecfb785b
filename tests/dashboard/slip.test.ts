import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { Slip } from '#src/features/orders/print/Slip.tsx'
import { senderOf } from '#src/features/orders/print/sender.ts'

const store = (address = '') => ({
  name: 'Noor Crafts',
  whatsapp_number: '3001234567',
  country_code: '+92',
  layoutConfig: { layout: 'default', customizations: { address }, config: {} },
})

const order = {
  id: '1',
  order_id: '7QF3M2K9XA',
  product_name: 'Brass lamp',
  product_price: 900,
  quantity: 2,
  total_amount: 1800,
  buyer_name: 'Ayesha Khan',
  buyer_phone: '0300 7654321',
  delivery_address: 'House 5, Gulberg III, Lahore',
  order_notes: 'Ring twice',
  status: 'Confirmed' as const,
  admin_notes: null,
  history: [],
  created_at: '2026-03-01T09:00:00.000Z',
  updated_at: '2026-03-01T09:00:00.000Z',
}

const slip = (address?: string, order_notes: string | null = order.order_notes) =>
  renderToStaticMarkup(createElement(Slip, { order: { ...order, order_notes }, sender: senderOf(store(address)) }))

test('a packing slip names its sender with phone, and address where the shop shows one', () => {
  const words = slip(' Shop 4, Anarkali, Lahore ').replace(/<[^>]+>/g, '|')
  for (const part of ['From', 'Noor Crafts', '+92 300 1234567', 'Shop 4, Anarkali, Lahore']) {
    expect(words).toContain(`|${part}|`)
  }
  expect(slip('  ').match(/slip-address/g)).toHaveLength(slip().match(/slip-address/g)?.length ?? 0)
})

test('the notes of the buyer stand before the products, and leave no empty box', () => {
  const words = slip()
  expect(words.indexOf('Ring twice')).toBeGreaterThan(words.indexOf('Deliver to'))
  expect(words.indexOf('Ring twice')).toBeLessThan(words.indexOf('Brass lamp'))
  expect(slip(undefined, null)).not.toContain('slip-notes')
})

test('a packing slip counts its pieces, and carries its order number as a QR code', () => {
  const words = slip().replace(/<[^>]+>/g, '|')
  expect(words).toMatch(/Pieces\|+2\|/)
  const dots = /<path d="([^"]+)"/.exec(slip())?.[1]?.split('z').filter(Boolean) ?? []
  const { data } = encode('7QF3M2K9XA', { border: 0, ecc: 'M' })
  const drawn = data.map((row, y) => row.map((_dark, x) => dots.includes(`M${x} ${y}h1v1h-1`)))
  expect(drawn).toEqual(data)
})

test('a packing slip shows the buyer the way to the order’s page, where it has one', () => {
  const printed = (change: object) =>
    renderToStaticMarkup(createElement(Slip, { order: { ...order, ...change }, sender: senderOf(store()) }))
  expect(printed({})).not.toContain('Scan to see')
  const html = printed({ private_url: 'https://shops.example/o/7QF3M2K9XA-0123' })
  expect(html).toContain('Scan to see where your order stands')
  expect(html.match(/<svg/g)).toHaveLength(2)
})

test('a packing slip collects what is still due, and names total and payment where they differ', () => {
  const printed = (change: object) =>
    renderToStaticMarkup(createElement(Slip, { order: { ...order, ...change }, sender: senderOf(store()) })).replace(
      /(<[^>]+>)+/g,
      '|',
    )
  expect(printed({ paid_amount: 500, due_amount: 1300 })).toContain(
    '|Total|Rs. 1,800|Paid|Rs. 500|Cash to collect|Rs. 1,300|',
  )
  const unpaid = printed({ paid_amount: 0, due_amount: 1800 })
  expect(unpaid).toContain('|Pieces|2|Cash to collect|Rs. 1,800|')
  expect(unpaid).toBe(printed({}))
})

test('the slip of a returned order collects nothing, and says what was kept', () => {
  const line = { product_name: 'Brass lamp', product_price: 900, quantity: 2, discount_amount: 0, damaged_quantity: 0 }
  const printed = (returned_quantity: number) => {
    const change = { status: 'Returned' as const, items: [{ ...line, returned_quantity }], due_amount: 1800 }
    const returned = { ...order, product_name: undefined, ...change } as unknown as typeof order
    return renderToStaticMarkup(createElement(Slip, { order: returned, sender: senderOf(store()) })).replace(
      /(<[^>]+>)+/g,
      '|',
    )
  }
  expect(printed(1)).toContain('|2 (1 came back)|Rs. 1,800|Pieces|2|Kept|Rs. 900|Cash to collect|None|')
  expect(printed(2)).toContain('|Pieces|2|Cash to collect|None|')
})

test('a shop in Urdu packs with a slip in Urdu', () => {
  const sender = senderOf({ ...store(), language: 'ur' })
  const html = renderToStaticMarkup(createElement(Slip, { order, sender }))
  expect(html).toContain('<article class="slip" lang="ur" dir="rtl">')
  for (const part of ['سامان کی پرچی', '1 مارچ، 2026', 'نقد وصول کرنے ہیں']) expect(html).toContain(`>${part}<`)
  expect(html).not.toMatch(/Packing|Deliver|Pieces|Amount/)
})
