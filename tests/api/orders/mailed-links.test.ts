import { expect, test } from 'vitest'
import { newOrderMail, orderLine } from '#server/modules/messages/order-messages/order-mail.ts'

const page = 'https://whatsstore.example/dashboard?order=1'
const mailOf = (alert: string) => newOrderMail('sana@example.pk', { shop: 'Noor', total: 'Rs. 450', alert, page }).text

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
  const line = orderLine({
    order_id: 'A',
    total_amount: 45_000,
    paid_amount: 0,
    currency: 'PKR',
    to_check: null,
    buyer_name: typed,
  })
  expect(line).not.toContain(typed)
})

test('amounts, times and sentences stay as they are', () => {
  const words = 'Rs. 1,200.50 at 10:30. House 5, St. 9'
  expect(mailOf(words)).toContain(words)
})
