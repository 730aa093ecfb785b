import type { UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { saleChange } from '#contract/discounts/sale-schema.ts'
import type { OwnSale } from './sale-words.ts'

/** Texts that the form edits, empty for «none». */
const fields = z.object({
  percent: z.string(),
  from: z.string(),
  to: z.string(),
  products: z.array(z.string()),
  categories: z.array(z.string()),
})
export type SaleValues = z.infer<typeof fields>

/** Checks values by the rules of the wire. */
export const saleForm = fields
  .transform((values): z.input<typeof saleChange> => ({ ...values, from: values.from || null, to: values.to || null }))
  .pipe(saleChange)

export type SaleForm = UseFormReturn<SaleValues, unknown, z.output<typeof saleForm>>

/** Returns the form values of a sale, those of a new one without it. */
export const saleValues = (known?: OwnSale): SaleValues => ({
  percent: String(known?.percent ?? 10),
  from: known?.from ?? '',
  to: known?.to ?? '',
  products: known?.products ?? [],
  categories: known?.categories ?? [],
})
