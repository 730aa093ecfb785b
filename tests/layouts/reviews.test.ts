import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { StorePage } from '#contract/stores/store-page.ts'
import { layouts } from '#layouts/registry.ts'
import {
  homePage,
  productPage,
  products,
  reviews,
  reviewsPage,
  store,
  variedProducts,
} from '../../scripts/support/page-fixtures.ts'
import { render } from '../support/fixtures/built-renderer.ts'

const compressed = async (page: StorePage) => brotliCompressSync(await render(page)).length

test.each([...layouts.keys()])('%s: reviews add at most 1 kB to a page, whose budget holds', async (id) => {
  const many = { products: variedProducts(24) }
  const [first] = products()
  const plain = [homePage(id, many), productPage(id, many)] as const
  const home = await compressed({ ...plain[0], reviews: reviews(store(), first) } as StorePage)
  const own = await compressed({ ...plain[1], reviews: reviews() } as StorePage)
  expect(home - (await compressed(plain[0]))).toBeLessThanOrEqual(1024)
  expect(own - (await compressed(plain[1]))).toBeLessThanOrEqual(1024)
  expect(home).toBeLessThanOrEqual(14 * 1024)
  const all = await render(reviewsPage(id))
  expect(all.match(/<h1/g)).toHaveLength(1)
  expect(all.match(/<h2><a /g)).toHaveLength(2)
  expect(all).toContain('Hidden by the shop: insulting words')
})

test('a text stands in the direction and language of its own', async () => {
  const html = await render({ ...productPage('default'), reviews: reviews() } as StorePage)
  expect(html).toMatch(/<p dir="auto" lang="ur">بہت/)
  expect(html).toMatch(/<p dir="auto">Exactly/)
  expect(html).toContain('alt="Photo"')
})
