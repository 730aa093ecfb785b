import { expect, test } from 'vitest'
import { composeMail } from '#server/modules/messages/mail/compose.ts'
import { mailWords } from '#server/modules/messages/mail/mail-words.ts'
import { newOrderMail, orderLine } from '#server/modules/messages/order-messages/order-mail.ts'

const page = 'https://whatsstore.example/dashboard?order=1'
const amounts = { total_amount: 45_000, paid_amount: 0, currency: 'PKR' as const }
const mailOf = (alert: string) =>
  composeMail(newOrderMail('sana@example.pk', { shop: 'Noor', order: amounts, alert, page }), 'en').text

test.each([
  'https://evil.example/login',
  'xhttps://evil.example/login',
  '_http://evil.example',
  'www.evil.example',
  'whatsstore-verify.com/login',
  'mailto:thief@evil.example',
  'tel:+923001234567',
])('what a buyer typed is no link in a mail: %s', (typed) => {
  const text = mailOf(`A new order\nAddress: ${typed}\n${page}`)
  expect(text).not.toContain(typed)
  expect(text.split(page)).toHaveLength(2)
  const order = {
    order_id: 'A',
    total_amount: 45_000,
    paid_amount: 0,
    currency: 'PKR' as const,
    to_check: null,
    buyer_name: typed,
  }
  const line = orderLine(mailWords.en, order, [])
  expect(line).not.toContain(typed)
})

test('a line of several orders names the goods with their sizes, shortened', () => {
  const order = { order_id: 'A', total_amount: 45_000, paid_amount: 0, currency: 'PKR' as const, to_check: null }
  const item = (product_name: string, variant_label: string | null, quantity: number) => ({
    product_name,
    variant_label,
    quantity,
  })
  const items = [item('Kurta '.repeat(10), 'M', 2), item('Dupatta', null, 1), item('Khussa', '39', 1)]
  expect(orderLine(mailWords.en, { ...order, buyer_name: 'Ayesha' }, items)).toBe(
    'A: Rs. 450, Ayesha: 2 × Kurta Kurta Kurta Kurta Kurta Kurta Kurt… (M), 1 × Dupatta, 1 more',
  )
})

test('amounts, times and sentences stay as they are', () => {
  const words = 'Rs. 1,200.50 at 10:30. House 5, St. 9'
  expect(mailOf(words)).toContain(words)
})
