import { describe, expect, it } from 'vitest'
import { jsonBlock } from '#contract/json-block.ts'
import type { CartProduct } from '#contract/orders/cart.ts'
import { checkOrderForm, emptyOrderForm, looksOdd, toOrderItems, trimOrderForm } from '#contract/orders/order-form.ts'

const good = {
  buyer_name: ' Ayesha Khan ',
  buyer_phone: ' 0300 1234567 ',
  delivery_address: ' House 12, Lahore ',
  order_notes: '',
}

describe('the order form', () => {
  it.each([
    ['buyer_name', 'Please enter your full name', emptyOrderForm],
    ['buyer_name', 'Please enter your full name', { ...good, buyer_name: '  ' }],
    ['buyer_phone', 'Please enter a valid phone number (at least 10 digits)', { ...good, buyer_phone: '030012345' }],
    [
      'buyer_phone',
      'Please enter a valid phone number (at least 10 digits)',
      { ...good, buyer_phone: '+(92)-300-(12)' },
    ],
    [
      'buyer_phone',
      'Please enter a valid phone number (at least 10 digits)',
      { ...good, buyer_phone: '', delivery_address: '' },
    ],
    ['delivery_address', 'Please enter a complete delivery address', { ...good, delivery_address: '   Lahore    ' }],
  ])('stops at %s: %s', (field, message, form) => expect(checkOrderForm(form)).toEqual({ field, message }))

  it.each(['0300 1234567', '+92 300 1234567', '۰۳۰۰۱۲۳۴۵۶۷', '(0300) 12-34-567'])('takes the phone %s', (buyer_phone) =>
    expect(checkOrderForm({ ...good, buyer_phone })).toBeNull(),
  )
  it.each([
    '0300 1234567',
    '+92 300 1234567',
    '0092 300 1234567',
    '923001234567',
    '۰۳۰۰ ۱۲۳۴۵۶۷',
    '042 35761234',
    '+92 992 123456',
    '+971 50 123 4567',
    '0044 7700 900123',
  ])('sees nothing odd in %s', (typed) => expect(looksOdd(typed)).toBe(false))
  it.each(['12345678901', '03001234567890123', '0300 123456', '1111111111', '+92 300 123456', '9230012345678'])(
    'asks about %s',
    (typed) => expect(looksOdd(typed)).toBe(true),
  )
  it('is sent trimmed, with western digits', () => {
    expect(trimOrderForm({ ...good, buyer_phone: ' ۰۳۰۰ ' })).toEqual({
      buyer_name: 'Ayesha Khan',
      buyer_phone: '0300',
      delivery_address: 'House 12, Lahore',
      order_notes: '',
    })
  })
  it('sums the lines of one product', () => {
    const product = { id: 'a', slug: 's' } as CartProduct
    expect(
      toOrderItems([
        { product, quantity: 1 },
        { product, quantity: 2, uniqueId: 'x' },
      ]),
    ).toEqual([{ product_id: 'a', quantity: 3 }])
  })
})

describe('a JSON block', () => {
  it('cannot be left by what stands in it', () => {
    const hostile = '</script><!-- & \u2028 \u2029'
    const block = jsonBlock({ hostile })
    expect(block).not.toMatch(/[<>&\u2028\u2029]/)
    expect(JSON.parse(block)).toEqual({ hostile })
  })
})
