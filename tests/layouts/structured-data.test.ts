import Validator from '@adobe/structured-data-validator'
import { expect, test } from 'vitest'
import type { StorePage } from '#contract/stores/store-page.ts'
import { returnWindow } from '#layouts/kit/page/return-window.ts'
import { layouts } from '#layouts/registry.ts'
import {
  aboutPage,
  categoryPage,
  collectionPage,
  homePage,
  productPage,
  products,
  reviews,
  reviewsPage,
  store,
} from '../../scripts/support/page-fixtures.ts'
import { render } from '../support/fixtures/built-renderer.ts'
import { withOptions } from '../support/fixtures/product-with-options.ts'

type Data = { '@type': string; [field: string]: unknown }

const delivery = { lowest: 15_000, highest: 30_000, freeOver: null, days: { from: 2, to: 4 }, everywhere: true }

const graphOf = async (page: StorePage): Promise<Data[]> => {
  const found = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await render(page))
  return (JSON.parse(found?.[1] ?? 'null') as { '@graph': Data[] })['@graph']
}

/** Returns what search engines would refuse of a page, as somebody else's validator reads their rules. */
const refusalsOf = async (page: StorePage): Promise<string[]> => {
  const jsonld = Object.groupBy(await graphOf(page), (data) => data['@type'])
  const issues = await new Validator().validate({ jsonld, microdata: {}, rdfa: {}, errors: [] })
  return issues.filter(({ severity }) => severity === 'ERROR').map(({ issueMessage }) => issueMessage)
}

test.each([...layouts.keys()])('%s: search engines take the data of every page', async (id) => {
  const [plain, other] = products() as [ReturnType<typeof products>[0], ReturnType<typeof products>[0]]
  const overrides = {
    store: { ...store(), delivery },
    layout: { id, values: { returnPolicy: 'Exchange within 7 days, unworn.' } },
    products: [{ ...plain, was: plain.price * 2 }, withOptions(other, ['S', 'M'], ['Emerald', 'Plum'])],
  }
  const rated = { ...productPage(id, overrides), reviews: reviews() } as StorePage
  const pages = [
    homePage(id, overrides),
    categoryPage(id),
    collectionPage(id),
    reviewsPage(id),
    rated,
    productPage(id, overrides, 1),
    ...(layouts.get(id)?.extraPages.length ? [aboutPage({ layout: { id, values: {} } })] : []),
  ]
  for (const page of pages) expect(await refusalsOf(page), page.kind).toEqual([])
  const [product] = await graphOf(rated)
  expect(product).toMatchObject({
    '@type': 'Product',
    offers: {
      shippingDetails: { deliveryTime: { transitTime: { minValue: 2, maxValue: 4 } } },
      hasMerchantReturnPolicy: { merchantReturnDays: 7, refundType: 'https://schema.org/ExchangeRefund' },
    },
  })
})

test('a charge without days and an unclear policy are left out, as search engines refuse half a statement', async () => {
  const shop = { ...store(), delivery: { ...delivery, days: null } }
  const layout = { id: 'default', values: { returnPolicy: 'Write to us and we find a way.' } }
  const [product] = await graphOf(productPage('default', { store: shop, layout }))
  expect(product).not.toHaveProperty('offers.shippingDetails')
  expect(product).not.toHaveProperty('offers.hasMerchantReturnPolicy')
})

test.each([
  ['Exchange within 7 days, unworn.', { days: 7, exchange: true }],
  ['Ten days, unworn. Another length is free, both ways.', { days: 10, exchange: false }],
  ['14-day returns. We refund by bank transfer or exchange.', { days: 14, exchange: false }],
  ['No returns or exchanges on food.', { days: 0, exchange: false }],
  ['Cut cloth cannot be returned, as it is not returnable', { days: 0, exchange: false }],
  ['No returns. Tell us of damage within 2 days.', undefined],
  ['Returns within 7 days. We answer in 2 days.', undefined],
  ['No refunds, exchange only.', undefined],
  ['No returns without a receipt.', undefined],
  ['Refunds are paid within 10 days.', undefined],
  ['We deliver in 5 days. Returns are not accepted.', undefined],
  ['0 days', undefined],
  ['What was made to your measures is altered.', undefined],
  ['', undefined],
])('the return policy %j reads as %j', (policy, read) => {
  expect(returnWindow(policy)).toEqual(read)
})
