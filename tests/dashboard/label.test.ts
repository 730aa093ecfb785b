import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Bars } from '#src/features/orders/print/Bars.tsx'
import { Label } from '#src/features/orders/print/Label.tsx'

const order = {
  id: '1',
  order_id: '7QF3M2K9XA',
  items: [{ product_name: 'Brass lamp', product_price: 900, quantity: 2 }],
  total_amount: 1800,
  due_amount: 1500.5,
  buyer_name: 'Ayesha Khan',
  buyer_phone: '0300 7654321',
  delivery_address: 'House 5, Gulberg III',
  city: 'Lahore',
  order_notes: 'Ring twice',
  status: 'Confirmed' as const,
  admin_notes: null,
  history: [],
  created_at: '2026-03-01T09:00:00.000Z',
  updated_at: '2026-03-01T09:00:00.000Z',
}
const sender = { name: 'Noor Crafts', phone: '+92 300 1234567', address: '', language: 'en' as const }
const words = (change: object = {}) =>
  renderToStaticMarkup(createElement(Label, { order: { ...order, ...change }, sender })).replace(/<[^>]+>/g, '|')

test('a barcode is Code 128, as the standard writes it', () => {
  // «A» in set B: start 104, value 33, check (104 + 33) mod 103 = 34, stop. Patterns from ISO/IEC 15417.
  const wanted = ['11010010000', '10100011000', '10001011000', '1100011101011'].join('')
  const drawn = renderToStaticMarkup(createElement(Bars, { text: 'A' }))
  const bars = [...drawn.matchAll(/M(\d+) 0h(\d+)v1/g)].map(([, at, length]) => [Number(at) - 10, Number(length)])
  expect(bars).toEqual([...wanted.matchAll(/1+/g)].map(({ index, 0: { length } }) => [index, length]))
})

test('a label says whom it goes to, what to collect, and has barcodes of order and parcel', () => {
  const plain = words()
  for (const part of ['Ayesha Khan', 'Lahore', 'Rs. 1,501', '7QF3M2K9XA', '2 × Brass lamp'])
    expect(plain).toContain(part)
  const parcel = { courier: 'PostEx', tracking_number: 'PX0001', cod_amount: 0, weight_g: 1200, pieces: 2 }
  const sent = words({ shipments: [{ id: '1', created_at: '', ...parcel }] })
  for (const part of ['PostEx', 'PX0001', 'Nothing to collect', '2 parcels · 1.2 kg']) expect(sent).toContain(part)
})
