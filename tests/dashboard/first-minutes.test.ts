import { expect, test } from 'vitest'
import { mailAppOf } from '#src/features/auth/mail-app.ts'
import { categoryFor, suggestCategory } from '#src/features/products/form/suggest-category.ts'
import { suggestDescription } from '#src/features/products/form/suggest-description.ts'

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
  ['Kashmiri chappal', 'Bangles', 'Khussa'],
  ['Kashmiri chappal', 'Khussa', 'Khussa'],
  ['Lipstick and cream', 'Bangles', 'Beauty'],
  ['Kashmiri chappal', 'Eid', 'Eid'],
  ['Kashmiri chappal', '', 'Khussa'],
  ['پشاوری چپل', 'Bangles', 'Bangles'],
])('gives %s, suggested as %s, the category %s', (name, present, category) => {
  expect(categoryFor(name, present, ['Bangles', 'Khussa', 'Eid'])).toBe(category)
})

test.each([
  ['Glass bangles', 'Jewellery', 'From our Jewellery: Glass bangles. Any question? Ask us on WhatsApp.'],
  ['  Mango   achar! ', ' Food ', 'From our Food: Mango achar. Any question? Ask us on WhatsApp.'],
  ['پشاوری چپل۔', '', 'From our shop: پشاوری چپل. Any question? Ask us on WhatsApp.'],
])('suggests a description of %s', (name, category, description) => {
  expect(suggestDescription(name, category)).toBe(description)
  expect(suggestDescription('x'.repeat(150), 'y'.repeat(60)).length).toBeLessThan(300)
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
