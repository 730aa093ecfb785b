import type { z } from 'zod'
import type { Quote } from '#contract/discounts/discount-schema.ts'
import { toDecimal } from '#contract/minor-units.ts'
import type { quoteRequest } from '#contract/orders/orders.ts'
import type { Deps } from '#server/deps.ts'
import { invalidField } from '#server/http/app-error.ts'
import { refusingIn } from '#server/http/refusing-in.ts'
import { discountOfCode, whyNoUse } from './apply-code.ts'
import { quotedPrice } from './order-delivery.ts'
import { readLines } from './order-request.ts'

type QuoteDeps = Pick<Deps, 'db' | 'clock' | 'limits'>

/**
 * Returns what an order would cost, and writes nothing. Throws `invalid` with the reason where its code does not count,
 * `not_found` for a product that is gone, `too_many` for an address that tries codes out.
 */
export const quoteOrder = async (
  { db, clock, limits }: QuoteDeps,
  asked: z.infer<typeof quoteRequest>,
  address: string,
): Promise<Quote> => {
  const { lines, store } = await readLines(db, clock.now(), asked)
  if (asked.discount_code) await refusingIn(store.language, () => limits.codeByAddress.take(`${store.id} ${address}`))
  const discount = await discountOfCode(db, clock, store, asked.discount_code)
  if (discount) await limits.codeByAddress.giveBack(`${store.id} ${address}`)
  const why = discount && (await whyNoUse(db, discount, store))
  if (why) throw invalidField('discount_code', why)
  const price = quotedPrice(store, lines, asked, discount)
  return {
    goods_amount: toDecimal(price.goods),
    discount_amount: toDecimal(price.discount),
    delivery_amount: toDecimal(price.delivery),
    total_amount: toDecimal(price.total),
    currency: store.currency,
    ...(discount && { discount_code: discount.code }),
    ...(discount?.kind === 'free_delivery' && { free_delivery: true as const }),
  }
}
