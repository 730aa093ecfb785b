import { type DeliveryTerms, type Destination, deliveryTerms, refusalText } from '#contract/delivery/delivery.ts'
import { cityOf } from '#contract/delivery/destination.ts'
import { placeOf } from '#contract/delivery/find-place.ts'
import { placeById } from '#contract/delivery/places.ts'
import { formatMoney } from '#contract/money.ts'
import type { NewOrder } from '#contract/orders/orders.ts'
import { type OrderPrice, priceOrder } from '#contract/orders/price-order.ts'
import { type ShopWords, shopWords } from '#contract/shop-words.ts'
import { invalidField } from '#server/http/app-error.ts'
import type { DiscountRow } from '#server/records/discounts/discounts.repo.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'
import { withDiscount } from './apply-code.ts'
import type { Line } from './take-units.ts'

type Asked = Pick<NewOrder, 'place' | 'pick_up'>
type DeliveringStore = Pick<StoreRow, 'delivery' | 'country_code' | 'currency' | 'advance' | 'language'>

/** Price and destination of an order. */
interface PricedOrder {
  price: OrderPrice
  destination: Destination
  /** Whether it goes to a place without cash on delivery, and so is paid in advance. */
  noCash: boolean
}

/** Whether places of Pakistan are told apart in this store. */
const knowsPlaces = ({ country_code }: DeliveringStore): boolean => country_code === '+92'

/** Returns where an order goes: to a known place, to one as typed, or nowhere. */
export const destinationOf = (store: DeliveringStore, { place, pick_up }: Asked): Destination => {
  if (pick_up && store.delivery?.pick_up) return { pick_up }
  if (!place) return {}
  const known = knowsPlaces(store) ? (placeById(place) ?? placeOf(place)) : undefined
  return known ? { place: known.id } : { typed: place }
}

/** Throws `invalid` where the store does not deliver on these terms, saying what is possible instead in `say`. */
export const assertDelivers = (
  { delivery: settings, currency, advance }: DeliveringStore,
  { destination, terms, total }: { destination: Destination; terms: DeliveryTerms; total: number },
  say: Pick<ShopWords, 'orders' | 'delivery'> = shopWords.en,
): void => {
  const { pick_up } = destination
  const most = settings?.cod_max ?? null
  const city = cityOf(destination)
  if (!pick_up && city === null) throw invalidField('place', say.orders.cityMissing)
  const above = most !== null && total > most ? 'above' : undefined
  const refused = terms.refused === 'no-cash' && advance?.without_cod ? undefined : (terms.refused ?? above)
  const why = pick_up ? undefined : refused
  if (why) throw invalidField('place', refusalText(say.delivery, why, city ?? '', formatMoney(most ?? 0, currency)))
}

/** Returns the price of an order to where it goes, whether or not the store delivers there. */
const priceOf = (
  store: DeliveringStore,
  lines: readonly Line[],
  { terms, discount }: { terms: DeliveryTerms | null; discount: DiscountRow | null },
): OrderPrice =>
  priceOrder({ ...withDiscount(discount, lines, store), delivery: terms?.delivery ?? null, adjustment: 0 })

/** Returns the price of an order whose buyer may not have named a city yet. Throws `invalid` for a wrong discount. */
export const quotedPrice = (
  store: DeliveringStore,
  lines: readonly Line[],
  asked: Asked,
  discount: DiscountRow | null,
): OrderPrice => {
  const destination = destinationOf(store, asked)
  const isKnown = destination.pick_up || cityOf(destination) !== null
  const terms = store.delivery && isKnown ? deliveryTerms(store.delivery, destination) : null
  return priceOf(store, lines, { terms, discount })
}

/**
 * Prices an order with its discount and delivery. Throws `invalid` with the reason where the store does not deliver so,
 * or the discount is for another order.
 */
export const priceWithDelivery = (
  store: DeliveringStore,
  lines: readonly Line[],
  asked: Asked,
  discount: DiscountRow | null,
): PricedOrder => {
  const destination = destinationOf(store, asked)
  const terms = store.delivery && deliveryTerms(store.delivery, destination)
  const price = priceOf(store, lines, { terms, discount })
  if (terms) assertDelivers(store, { destination, terms, total: price.total }, shopWords[store.language])
  return { price, destination, noCash: terms?.refused === 'no-cash' }
}
