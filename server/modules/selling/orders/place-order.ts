import { hash } from 'node:crypto'
import { toDecimal, toMinor } from '#contract/minor-units.ts'
import { advanceOf } from '#contract/order-payments/advance.ts'
import type { NewOrder } from '#contract/orders/orders.ts'
import type { OrderPrice } from '#contract/orders/price-order.ts'
import { shopWords } from '#contract/shop-words.ts'
import type { Transaction } from '#server/db/database.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidField } from '#server/http/app-error.ts'
import { createOneAtATime } from '#server/http/one-at-a-time.ts'
import { isPossiblePhone } from '#server/http/phone-numbers.ts'
import type { RateLimit } from '#server/http/rate-limits.ts'
import { refusingIn } from '#server/http/refusing-in.ts'
import { countOrderOf } from '#server/records/customers/customers.repo.ts'
import { countUse, type DiscountRow, insertUse } from '#server/records/discounts/discounts.repo.ts'
import * as repo from '#server/records/orders/orders.repo.ts'
import { labelOf } from '#server/records/products/options.ts'
import { lockStoreSelling } from '#server/records/products/products.repo.ts'
import { enqueueStockPublish } from '#server/records/publications/enqueue-publish.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'
import { discountOfCode, whyNoUse } from './apply-code.ts'
import { blockedError, buyerOf } from './buyer.ts'
import type { OrderAndItems } from './earlier-order.ts'
import { newOrderRows } from './new-order-rows.ts'
import { priceWithDelivery } from './order-delivery.ts'
import { readRequest } from './order-request.ts'
import { recordStep } from './order-steps.ts'
import { namedVariant } from './order-stock.ts'
import { floodOf, holdUnits, type Line, makeRoom, takeUnits } from './take-units.ts'

/** An order request and its sender. */
export interface Placing {
  form: NewOrder
  /** The buyer's `Idempotency-Key`. */
  key: string | undefined
  buyerUserId: string | null
  /** Address the request came from, for limits. */
  address: string
  /** Whether it came over a connection, so that the address tells buyers apart. */
  addressKnown: boolean
  /** The /48 of an IPv6 address. */
  network: string | undefined
  userAgent: string
  /** Form field of the buyer's phone, for errors. */
  phoneField: string
}

type OrderDeps = Pick<Deps, 'db' | 'writes' | 'clock' | 'limits' | 'secrets'>

export interface Placed extends OrderAndItems {
  /** Whether the same request had placed it before. */
  replayed: boolean
}

/** A new order's lines and store, read before its limits are taken. */
interface Asked {
  lines: [Line, ...Line[]]
  store: StoreRow
}

const oneAtATime = createOneAtATime()

/**
 * Places an order at most once for a key: priced by the server, stock taken for all lines or for none. One that may not
 * hold stock (`hold-rule.ts`) is placed to be checked by the seller. Throws `invalid` for an impossible phone,
 * `forbidden` for a blocked one, `conflict` when stock or the shown total is wrong or the key placed another order,
 * `too_many` for a flood.
 */
export const placeOrder = async (deps: OrderDeps, placing: Placing): Promise<Placed> => {
  const { key } = placing
  const { cart_id: _, language: __, ...form } = placing.form
  const requestHash = hash('sha256', JSON.stringify([form, placing.buyerUserId]))
  const place = () => placeOnce(deps, placing, requestHash)
  // Serializes repeats of a request, so that the second finds the first one's order before limits count it.
  return key ? oneAtATime(`${key} ${requestHash}`, place) : place()
}

const placeOnce = async (deps: OrderDeps, placing: Placing, requestHash: string): Promise<Placed> => {
  const asked = await readFirst(deps, placing, requestHash)
  if (asked.earlier) return { ...asked.earlier, replayed: true }
  return refusingIn(asked.store.language, () => placeAsked(deps, placing, requestHash, asked))
}

const placeAsked = async (deps: OrderDeps, placing: Placing, requestHash: string, asked: Asked): Promise<Placed> => {
  const { form, key } = placing
  const { limits } = deps
  // Takes limits before the transaction, which may run again.
  const addressKey = `${asked.store.id} ${placing.address}`
  await limits.orderByAddress.take(addressKey)
  await limits.orderInAllByAddress.take(placing.address)
  const address = placing.addressKnown ? (placing.network ?? placing.address) : undefined
  const buyer = buyerOf(deps.secrets, asked.store, form, address)
  const flood = await floodOf(limits, { ...asked, buyer })
  const flooded = { lines: asked.lines, storeId: asked.store.id, buyer }

  const place = async (trx: Transaction) => {
    await lockStoreSelling(trx, form.items[0]?.product_id ?? '')
    if (flood === 'store') await makeRoom(trx, deps.clock, flooded)
    // Looks again, as another process may have placed it by now.
    const { earlier, lines, store } = await readRequest({ db: trx, now: deps.clock.now() }, form, key, requestHash)
    if (earlier) return { ...earlier, replayed: true }
    const discount = await discountOfCode(trx, deps.clock, store, form.discount_code)
    const phone = discount && deps.secrets.fingerprint(`discount ${discount.id} ${buyer.phone}`)
    const why = discount && phone && (await whyNoUse(trx, discount, store, phone))
    /** Tells the total without the code. */
    const usedUp = (why: string) => totalError(why, lines, priceWithDelivery(store, lines, form, null).price)
    if (why) throw usedUp(why)
    const { price, destination, noCash } = priceWithDelivery(store, lines, form, discount)
    assertShownTotal(form, store, lines, price)
    const now = deps.clock.now().toISOString()
    const storeId = store.id
    const customer = await countOrderOf(trx, {
      store_id: storeId,
      phone: buyer.phone,
      name: form.buyer_name,
      at: now,
    })
    if (customer.blocked) throw blockedError(store)
    const to_check = await takeUnits(trx, { lines, store, buyer, now, flood })
    const { returned } = customer
    const { order, items } = newOrderRows(placing, {
      advance: advanceOf(store.advance, { total: price.total, noCash, returned }),
      payHours: store.advance?.hours ?? 0,
      storeId,
      currency: store.currency,
      language: store.both_languages ? store.language : null,
      customerId: customer.id,
      lines,
      price,
      destination,
      discount,
      to_check,
      now,
    })
    await repo.insertOrder(trx, order, items)
    if (discount && phone) {
      if (!(await countUse(trx, discount.id))) throw usedUp(shopWords[store.language].discounts.usedUp)
      await insertUse(trx, { order_id: order.id, discount_id: discount.id, phone, is_back: 0, created_at: now })
    }
    if (to_check === null) await holdUnits(trx, { order, lines, buyer, hours: store.hold_hours })
    await recordStep(trx, { order, items, from: null, by: 'buyer', userId: placing.buyerUserId, note: null, at: now })
    if (key) {
      await repo.insertOrderKey(trx, {
        store_id: storeId,
        idempotency_key: key,
        request_hash: requestHash,
        order_id: order.id,
        created_at: now,
      })
    }
    if (to_check === null) await enqueueStockPublish(trx, deps.clock, storeId)
    return { order, items, replayed: false }
  }
  const counted: [RateLimit, string][] = []
  const take = async (limit: RateLimit, count: string) => {
    await limit.take(count)
    counted.push([limit, count])
  }
  const giveBack = async () => {
    for (const [limit, count] of counted) await limit.giveBack(count)
  }
  try {
    await take(limits.orderByPhone, `${asked.store.id} ${buyer.phone} ${address ?? ''}`)
    await take(limits.orderFromAllByPhone, `${asked.store.id} ${buyer.phone}`)
    const placed = await write(deps, place)
    if (placed.replayed) {
      await giveBack()
      await limits.orderByAddress.giveBack(addressKey)
      await limits.orderInAllByAddress.giveBack(placing.address)
    }
    return placed
  } catch (error) {
    // Does not count attempts refused for total or stock against the buyer's few orders.
    await giveBack()
    // Makes room also when the order is refused.
    if (flood === 'store') await write(deps, (trx) => makeRoom(trx, deps.clock, flooded))
    if (error instanceof AppError) {
      // Frees the place: a refused order must not keep others at this address out.
      await limits.orderByAddress.giveBack(addressKey)
      await countRefused(deps, placing, error)
    }
    throw error
  }
}

/**
 * Counts an order that was refused, as a script sends them by the thousand. Leaves out outdated totals, so that each
 * is answered with the new one.
 */
const countRefused = async (
  { limits }: OrderDeps,
  { address, userAgent }: Placing,
  refusal: AppError,
): Promise<void> => {
  if (refusal.extra.total_amount === undefined) await limits.nothingOrderedByCaller.take(`${address} ${userAgent}`)
}

/** As `readRequest`, with what can be checked before anything is counted against an address. */
const readFirst = async (deps: OrderDeps, placing: Placing, requestHash: string) => {
  const { form, key, phoneField } = placing
  try {
    const asked = await readRequest({ db: deps.db, now: deps.clock.now() }, form, key, requestHash)
    if (asked.earlier) return asked
    if (!isPossiblePhone(form.buyer_phone, asked.store.country_code))
      throw invalidField(phoneField, shopWords[asked.store.language].orders.phoneMissing)
    const discount = await triedCode(deps, placing, asked.store)
    const { price } = priceWithDelivery(asked.store, asked.lines, form, discount)
    assertShownTotal(form, asked.store, asked.lines, price)
    return asked
  } catch (error) {
    if (error instanceof AppError) await countRefused(deps, placing, error)
    throw error
  }
}

/** Finds the discount of a code. Wrong ones are counted: whoever tries them out is stopped. */
const triedCode = async (
  { db, clock, limits }: OrderDeps,
  { form, address }: Placing,
  store: Pick<StoreRow, 'id' | 'language'>,
): Promise<DiscountRow | null> => {
  if (!form.discount_code) return null
  await refusingIn(store.language, () => limits.codeByAddress.take(`${store.id} ${address}`))
  const discount = await discountOfCode(db, clock, store, form.discount_code)
  await limits.codeByAddress.giveBack(`${store.id} ${address}`)
  return discount
}

const assertShownTotal = (form: NewOrder, { language }: StoreRow, lines: Line[], price: OrderPrice) => {
  if (form.expected_total === undefined || toMinor(form.expected_total) === price.total) return
  throw totalError(shopWords[language].orders.checkTotal, lines, price)
}

/** Returns the error for an order that costs something else than its buyer saw: the true total, line by line. */
const totalError = (message: string, lines: Line[], { total, delivery, discount }: OrderPrice) =>
  new AppError('conflict', message, {
    total_amount: toDecimal(total),
    delivery_amount: toDecimal(delivery),
    discount_amount: toDecimal(discount),
    items: lines.map(({ variant, quantity, price }) => ({
      ...namedVariant(variant),
      product_name: variant.name,
      variant_label: labelOf(variant),
      product_price: toDecimal(price),
      quantity,
    })),
  })
