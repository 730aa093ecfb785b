import type { UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { type DiscountAnswer, discountChange } from '#contract/discounts/discount-schema.ts'

const blank = (text: string): string | null => text.trim() || null

/** Texts that the form edits, empty for «none». */
const fields = z.object({
  code: z.string(),
  kind: z.enum(['percent', 'amount', 'free_delivery']),
  value: z.string(),
  minimum: z.string(),
  from: z.string(),
  to: z.string(),
  limit: z.string(),
  per_phone: z.string(),
  products: z.array(z.string()),
  categories: z.array(z.string()),
  includes_sale: z.boolean(),
  on: z.boolean(),
})
export type DiscountValues = z.infer<typeof fields>

/** Returns the body to send. */
export const discountBody = (values: DiscountValues): z.input<typeof discountChange> => ({
  ...values,
  value: values.kind === 'free_delivery' ? 0 : values.value,
  minimum: values.minimum.trim() || 0,
  from: blank(values.from),
  to: blank(values.to),
  limit: blank(values.limit),
  per_phone: blank(values.per_phone),
})

/** Checks values by the rules of the wire. */
export const discountForm = fields.transform(discountBody).pipe(discountChange)

/** Returns the form values of a code, those of a new one without it. */
export const discountValues = (known?: DiscountAnswer): DiscountValues => ({
  code: known?.code ?? '',
  kind: known?.kind ?? 'percent',
  value: known && known.kind !== 'free_delivery' ? String(known.value) : '',
  minimum: known && known.minimum > 0 ? String(known.minimum) : '',
  from: known?.from ?? '',
  to: known?.to ?? '',
  limit: known?.limit ? String(known.limit) : '',
  per_phone: known?.per_phone ? String(known.per_phone) : '',
  products: known?.products ?? [],
  categories: known?.categories ?? [],
  includes_sale: known?.includes_sale ?? false,
  on: known?.on ?? true,
})

export interface DiscountFormProps {
  form: UseFormReturn<DiscountValues, unknown, z.output<typeof discountForm>>
}
