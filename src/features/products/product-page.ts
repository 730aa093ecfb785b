import type { ProductList } from '#contract/products/products.ts'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/**
 * Reads a page of products from each shape that is accepted: the list itself, with its figures under `pagination`,
 * within a `store`, or a bare array. Anything else is an empty page.
 */
export const productPage = (answer: unknown): ProductList => {
  const whole = isObject(answer) && !Array.isArray(answer) ? answer : { products: answer }
  const store = isObject(whole.store) ? whole.store : {}
  const found = [whole.products, store.products].find(Array.isArray) ?? []
  const none = {
    total: found.length,
    page: 1,
    limit: found.length,
    total_pages: 1,
    has_next: false,
    has_previous: false,
  }
  const { pagination } = whole
  return { ...none, ...whole, ...(isObject(pagination) && pagination), products: found } as ProductList
}
