import { hash } from 'node:crypto'
import { toDecimal } from '#contract/minor-units.ts'
import { MAX_PRICE_MINOR } from '#contract/money.ts'
import { type BulkPrices, LISTED_PRICES, type PricePreview } from '#contract/products/bulk-prices.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidField } from '#server/http/app-error.ts'
import { nextUpdatedAt } from '#server/http/if-match.ts'
import { above } from '#server/records/products/prices.ts'
import * as repo from '#server/records/products/products.repo.ts'
import { updateVariant } from '#server/records/products/variants.repo.ts'
import { changeAndPublish } from '#server/records/publications/enqueue-publish.ts'
import { noteChange } from '#server/records/publications/store-changes.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'

/** A product whose prices change. `variants` are those with a price of their own. */
interface Changed {
  product: repo.ProductRow
  price: number
  variants: { id: string; price: number }[]
}

/** Returns a price after a change, in steps, and at least one step. */
const changed = (price: number, { percent, round_to }: BulkPrices): number => {
  const step = round_to * 100
  return Math.max(step, Math.round((price * (100 + percent)) / 100 / step) * step)
}

const changesOf = async (db: Db, storeId: string, asked: BulkPrices): Promise<Changed[]> => {
  const products = await repo.allProductsOfStore(db, storeId)
  const chosen = products.filter(({ category }) => !asked.category || category === asked.category)
  const changes = chosen.map((product) => ({
    product,
    price: changed(product.price, asked),
    variants: product.variants.flatMap(({ id, price }) =>
      price === null ? [] : [{ id, price: changed(price, asked) }],
    ),
  }))
  if (
    changes.some(({ price, variants }) =>
      [price, ...variants.map((one) => one.price)].some((one) => one > MAX_PRICE_MINOR),
    )
  )
    throw invalidField('percent', `A price would be above ${(MAX_PRICE_MINOR / 100).toLocaleString('en')}`)
  return changes.filter(
    ({ product, price, variants }) =>
      price !== product.price ||
      variants.some(({ id, price: own }) => product.variants.find((one) => one.id === id)?.price !== own),
  )
}

/** Fingerprint of what was and what becomes: another price meanwhile makes another one. */
const checksumOf = (changes: readonly Changed[]): string =>
  hash(
    'sha256',
    JSON.stringify(
      changes.map(({ product, price, variants }) => [
        product.id,
        product.price,
        price,
        product.variants.map((one) => one.price),
        variants,
      ]),
    ),
  )

const lowest = (product: repo.ProductRow, own: (id: string, price: number | null) => number): number =>
  Math.min(...product.variants.map(({ id, price }) => own(id, price)))

/** Returns prices as they would become, and writes nothing. */
export const previewPrices = async (
  { db }: Pick<Deps, 'db'>,
  store: StoreRow,
  asked: BulkPrices,
): Promise<PricePreview> => {
  const changes = await changesOf(db, store.id, asked)
  return {
    products: changes.length,
    changes: changes.slice(0, LISTED_PRICES).map(({ product, price, variants }) => ({
      product_id: product.id,
      name: product.name,
      from: toDecimal(lowest(product, (_id, own) => own ?? product.price)),
      to: toDecimal(lowest(product, (id) => variants.find((one) => one.id === id)?.price ?? price)),
    })),
    checksum: checksumOf(changes),
  }
}

/** Changes prices as shown, in one transaction and one publication. Throws `conflict` if they differ by now. */
export const changePrices = (
  deps: Deps,
  store: StoreRow,
  { checksum, ...asked }: BulkPrices & { checksum: string },
): Promise<number> =>
  changeAndPublish(deps, store.id, async (trx) => {
    const changes = await changesOf(trx, store.id, asked)
    if (checksumOf(changes) !== checksum) {
      throw new AppError('conflict', 'Your prices have changed since. Please look at them again.')
    }
    for (const { product, price, variants } of changes) {
      const at = nextUpdatedAt(deps.clock.now(), product.updated_at)
      await repo.updateProduct(trx, product.id, { price, compare_at: above(product.compare_at, price) }, at)
      for (const one of variants) await updateVariant(trx, one.id, { price: one.price })
      await noteChange(trx, store.id, 'price', product.name)
    }
    return changes.length
  })
