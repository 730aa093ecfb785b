import { plainCode } from '#contract/discounts/discount-schema.ts'
import { formatMoney } from '#contract/money.ts'
import type { Discount, PricedLine } from '#contract/orders/price-order.ts'
import { shopWords } from '#contract/shop-words.ts'
import type { Db } from '#server/db/database.ts'
import { invalidField } from '#server/http/app-error.ts'
import { pakistanTime } from '#server/lib/pakistan-time.ts'
import type { Clock } from '#server/ports/clock.ts'
import * as repo from '#server/records/discounts/discounts.repo.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'
import type { Line } from './take-units.ts'

/** A store as it refuses codes, in its language. */
type Refusing = Pick<StoreRow, 'language'>

const refuse = (message: string) => invalidField('discount_code', message)

/** Returns the discount of a code; `null` where none was typed. Throws `invalid` for one that does not count now. */
export const discountOfCode = async (
  db: Db,
  clock: Clock,
  { id, language }: Refusing & Pick<StoreRow, 'id'>,
  typed: string | null | undefined,
): Promise<repo.DiscountRow | null> => {
  const code = plainCode(typed ?? '')
  if (code === '') return null
  const row = await repo.findDiscountByCode(db, id, code)
  const today = pakistanTime(clock.now()).day
  const counts = row?.is_on === 1 && (row.from_day ?? today) <= today && today <= (row.to_day ?? today)
  // One answer for a code that never was, and for one that is over: nobody learns which codes there are.
  if (!row || !counts) throw refuse(shopWords[language].discounts.unknown)
  return row
}

/** Whether a line is one of those that a code is for. */
const isFor = ({ products, categories }: repo.DiscountRow, { variant }: Line): boolean =>
  (products.length === 0 && categories.length === 0) ||
  products.includes(variant.product_id) ||
  categories.includes(variant.category)

/**
 * Returns lines and discount for `priceOrder`. Throws `invalid` where the code is for a larger order, or for none of
 * the lines.
 */
export const withDiscount = (
  row: repo.DiscountRow | null,
  lines: readonly Line[],
  { currency, language }: Refusing & Pick<StoreRow, 'currency'>,
): { lines: PricedLine[]; discount: Discount | null } => {
  const priced = lines.map((line) => ({
    price: line.price,
    quantity: line.quantity,
    ...(line.onSale && { on_sale: true as const }),
    ...(row && !isFor(row, line) && { excluded: true as const }),
  }))
  if (!row) return { lines: priced, discount: null }
  const say = shopWords[language].discounts
  const goods = priced.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  if (goods < row.minimum) throw refuse(say.ordersFrom(formatMoney(row.minimum, currency)))
  if (priced.every(({ excluded }) => excluded)) throw refuse(say.otherProducts)
  if (row.kind === 'free_delivery') return { lines: priced, discount: { kind: 'free_delivery' } }
  const includes_sale = row.includes_sale === 1
  if (!includes_sale && priced.every(({ excluded, on_sale }) => excluded || on_sale)) throw refuse(say.reduced)
  const value = row.kind === 'percent' ? row.value / 100 : row.value
  return { lines: priced, discount: { kind: row.kind, value, includes_sale } }
}

/** Says why a code has no use left for a phone; `undefined` if it has. Without `phone`, for anybody. */
export const whyNoUse = async (
  db: Db,
  row: repo.DiscountRow,
  { language }: Refusing,
  phone?: string,
): Promise<string | undefined> => {
  const say = shopWords[language].discounts
  if (row.use_limit !== null && row.uses >= row.use_limit) return say.usedUp
  if (phone === undefined || row.per_phone === null) return undefined
  return (await repo.usesOfPhone(db, row.id, phone)) >= row.per_phone ? say.usedByYou : undefined
}
