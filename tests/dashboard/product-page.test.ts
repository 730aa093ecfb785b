import { expect, test } from 'vitest'
import { productPage } from '#src/features/products/product-page.ts'

const product = { id: 'bangles', name: 'Bangles' }
const figures = { total: 41, page: 2, limit: 20, total_pages: 3, has_next: true, has_previous: true }

test.for([
  ['figures beside the products', { products: [product], ...figures }],
  ['figures under pagination', { products: [product], pagination: figures }],
  ['products within a store', { store: { products: [product] }, ...figures }],
] as const)('reads a page of products with %s', ([, answer]) => {
  expect(productPage(answer)).toMatchObject({ products: [product], ...figures })
})

test('reads a bare array as the only page, and anything else as an empty one', () => {
  expect(productPage([product])).toMatchObject({ products: [product], total: 1, has_next: false })
  for (const answer of [null, 'nothing', 7, {}, { products: 'none' }])
    expect(productPage(answer)).toMatchObject({ products: [], has_next: false })
})
