import { z } from 'zod'
import { wholeNumber } from '../fields.ts'
import { inOrder, OUT_OF_ORDER, scopeFields, spanFields } from './offer-fields.ts'
import { PERCENT_MAX, SALES_MAX } from './sale-price.ts'

export const saleChange = z
  .object({
    percent: wholeNumber(`A percent is a whole number from 1 to ${PERCENT_MAX}`, 1, PERCENT_MAX),
    ...spanFields,
    ...scopeFields,
  })
  .refine(inOrder, { path: ['to'], message: OUT_OF_ORDER })

/** Body of `PUT /stores/my/sales`: all of them. */
export const salesChange = z.object({
  sales: z.array(saleChange, { error: 'Sales must be a list' }).max(SALES_MAX, `At most ${SALES_MAX} sales`),
})
export type SalesChange = z.output<typeof salesChange>

export const ownSales = z.object({
  /** Running and planned ones. */
  sales: z.array(
    z.object({
      percent: z.int(),
      from: z.string().nullable(),
      to: z.string().nullable(),
      products: z.array(z.string()),
      categories: z.array(z.string()),
    }),
  ),
  /** The store's state, sent back as `If-Match` with a change. */
  updated_at: z.string(),
})
export type OwnSales = z.infer<typeof ownSales>
