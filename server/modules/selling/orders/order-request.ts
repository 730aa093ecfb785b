import type { NewOrder } from '#contract/orders/orders.ts'
import { type ShopWords, shopWords } from '#contract/shop-words.ts'
import type { Db } from '#server/db/database.ts'
import { AppError } from '#server/http/app-error.ts'
import { optionsOf } from '#server/records/products/options.ts'
import { pricingOn, variantPrice } from '#server/records/products/prices.ts'
import { findSellable, type SellableRow } from '#server/records/products/variants.repo.ts'
import { storeIn } from '#server/records/stores/store-in.ts'
import { findStoreById, isOffAir, type StoreRow } from '#server/records/stores/stores.repo.ts'
import { findEarlierOrder } from './earlier-order.ts'
import type { Line } from './take-units.ts'

/** Reads an order's lines and store, or the order this request has placed already, even if its products are gone. */
export const readRequest = async (
  { db, now }: { db: Db; now: Date },
  form: NewOrder,
  key: string | undefined,
  requestHash: string,
) => {
  const variants = await sellable(db, form.items)
  const request = { storeId: variants[0]?.store_id, phone: form.buyer_phone, requestHash }
  const earlier = key && (await findEarlierOrder(db, { ...request, key }))
  if (earlier) return { earlier }
  const { lines, store } = await linesAndStore(db, now, variants, form, SHOWN)
  return { lines, store }
}

/** Buyers order what the shop shows; its seller may sell hidden products too. */
interface Sold {
  hidden: boolean
}
const SHOWN: Sold = { hidden: false }

/** Items, and the language of the page that they are ordered on. */
type Ordered = Pick<NewOrder, 'items' | 'language'>

/**
 * Reads an order's lines, and its store in the buyer's language. Throws `not_found` for what is gone, `invalid` for
 * what does not fit.
 */
export const readLines = async (db: Db, now: Date, ordered: Ordered, sold = SHOWN) =>
  linesAndStore(db, now, await sellable(db, ordered.items), ordered, sold)

const sellable = (db: Db, items: NewOrder['items']): Promise<SellableRow[]> =>
  findSellable(db, [...new Set(items.map(idOfItem))])

const linesAndStore = async (db: Db, now: Date, variants: SellableRow[], { items, language }: Ordered, sold: Sold) => {
  const found = variants[0] && (await findStoreById(db, variants[0].store_id))
  const known = found && storeIn(found, language)
  const say = sold.hidden ? shopWords.en : shopWords[known?.language ?? 'en']
  const shown = sold.hidden ? variants : variants.filter(({ hidden }) => hidden === 0)
  const [first, ...rest] = chosenOf(say, shown, items)
  const store = openStore(say, known)
  const pricing = pricingOn(store, now)
  const priced = (chosen: Chosen): Line => {
    const { product_id: id, own_price, own_compare_at, ...product } = chosen.variant
    const own = { price: own_price, compare_at: own_compare_at }
    const { price, was } = variantPrice(pricing, { ...product, id }, own)
    return { ...chosen, price, onSale: was !== null }
  }
  const lines: [Line, ...Line[]] = [priced(first), ...rest.map(priced)]
  return { lines, store }
}

/** Returns the store. Throws `not_found` when it is closed or suspended. */
const openStore = (say: ShopWords, store: StoreRow | undefined): StoreRow => {
  if (!store || isOffAir(store)) throw new AppError('not_found', say.orders.shopClosed)
  return store
}

type Item = NewOrder['items'][number]

const itemGone = ({ product_id, variant_id }: Item, message: string) =>
  new AppError('not_found', message, {
    product_id,
    ...(variant_id && { variant_id }),
    available: 0,
  })

/** Returns the id of an item's variant. A product without options is its own. */
const idOfItem = ({ product_id, variant_id }: Item): string => variant_id ?? product_id

/** Returns the error for an item that leaves open which variant: «Please choose Size and Colour of Kurta». */
const unchosen = (say: ShopWords, { name, options, product_id }: SellableRow) => {
  const message = say.orders.chooseOf(say.products.joined(optionsOf(options).map((option) => option.name)), name)
  return new AppError('invalid', message, { errors: { items: message }, product_id, available: 0 })
}

type Chosen = Pick<Line, 'variant' | 'quantity'>

/** Pairs the form's lines with their variants, all of one store. Lines of the same variant stay separate. */
const chosenOf = (say: ShopWords, found: SellableRow[], items: NewOrder['items']): [Chosen, ...Chosen[]] => {
  const variants = new Map(found.map((variant) => [variant.id, variant]))
  const lines = items.map((item) => {
    const variant = variants.get(idOfItem(item))
    if (variant?.product_id !== item.product_id) throw itemGone(item, say.orders.productGone)
    if (variant.options !== null && item.variant_id === undefined) throw unchosen(say, variant)
    if (variant.archived_at !== null) throw itemGone(item, say.orders.chosenGone(variant.name))
    return { variant, quantity: item.quantity }
  })
  const [first, ...rest] = lines
  if (!first) throw new AppError('invalid', 'Order must have at least one item')
  if (rest.some((line) => line.variant.store_id !== first.variant.store_id)) {
    throw new AppError('invalid', say.orders.oneShop)
  }
  return [first, ...rest]
}
