import { expect, test } from 'vitest'
import { mailAppOf } from '#src/features/auth/mail-app.ts'
import { suggestCategory } from '#src/features/products/form/suggest-category.ts'

const shop = (name: string, bio = '') => ({ name, bio })

test.each([
  ['Rabia Khussa', '', 'Shoes'],
  ['Noor Crafts', 'Glass bangles from Lahore', 'Jewellery'],
  ['Ammi ke Achar', '', 'Food'],
  ['رابعہ', 'Order from رابعہ here or on WhatsApp. Pay cash on delivery.', ''],
])('suggests the category of a shop from its words: %s, %s', (name, bio, category) => {
  expect(suggestCategory([], shop(name, bio))).toBe(category)
})

test('suggests the category of the newest product, whatever the shop is called', () => {
  const product = (category: string, day: number) => ({ category, created_at: `2026-03-0${day}T09:00:00.000Z` })
  const products = [product('Shawls', 2), product('Rugs', 3), product('Bags', 1)]
  expect(suggestCategory(products, shop('Rabia Khussa'))).toBe('Rugs')
})

test.each([
  ['a@gmail.com', 'Gmail'],
  ['a@Hotmail.co.uk', 'Outlook'],
  ['a@yahoo.com ', 'Yahoo Mail'],
  ['a@notgmail.com', undefined],
  ['gmail.com@shop.example', undefined],
])('knows where the mail of %s is read', (email, name) => {
  expect(mailAppOf(email)?.name).toBe(name)
})
