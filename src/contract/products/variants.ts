import { z } from 'zod'
import { comparePrice, inventoryField, priceField } from '../fields.ts'
import { nameField, oneLine } from '../names.ts'

export const MAX_OPTIONS = 2
export const MAX_VALUES = 60
export const MAX_VARIANTS = 60
/** Longest name of an option or label of a value. */
export const LABEL_MAX = 30

const value = z.object({
  id: z.string().max(60).optional(),
  label: nameField('Every value needs a name', LABEL_MAX),
  /** Colour beside the label, `#rrggbb`. */
  swatch: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'A colour is written like #a1b2c3')
    .nullish(),
})

const option = z.object({
  id: z.string().max(60).optional(),
  name: nameField('Every option needs a name', LABEL_MAX),
  values: z.array(value).min(1, 'Every option needs a value').max(MAX_VALUES, `At most ${MAX_VALUES} values`),
})

const variant = z.object({
  id: z.string().max(60).optional(),
  /** One label for each option, in their order. */
  labels: z.array(z.string().transform((label) => oneLine(label).trim())).max(MAX_OPTIONS),
  sku: z.string().trim().max(60, 'At most 60 characters').nullish(),
  /** `null`: the product's price. */
  price: priceField('Price is required').nullish(),
  compare_at: comparePrice.optional(),
  /** Absent: kept, or 0 for a new one. */
  inventory_count: inventoryField.optional(),
  /** Position among the product's images, or an image's id. */
  image: z.union([z.int().min(0).max(4), z.string().max(60)]).nullish(),
})

/** Reads a list from JSON text, as a form sends it. */
const fromText = (message: string) => (sent: unknown, context: z.RefinementCtx) => {
  if (typeof sent !== 'string') return sent
  try {
    return JSON.parse(sent)
  } catch {
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  }
}

/** Whether these texts differ, whatever their case. */
const differ = (texts: string[]): boolean => new Set(texts.map((text) => text.toLowerCase())).size === texts.length

export const optionsField = z
  .unknown()
  .transform(fromText('Options must be JSON'))
  .pipe(
    z
      .array(option, { error: 'Options must be a list' })
      .max(MAX_OPTIONS, `At most ${MAX_OPTIONS} options`)
      .refine((options) => differ(options.map(({ name }) => name)), 'Two options have the same name')
      .refine(
        (options) => options.every(({ values }) => differ(values.map(({ label }) => label))),
        'Two values have the same name',
      ),
  )

export const variantsField = z
  .unknown()
  .transform(fromText('Variants must be JSON'))
  .pipe(z.array(variant, { error: 'Variants must be a list' }).max(MAX_VARIANTS, `At most ${MAX_VARIANTS} variants`))

export type NewOption = z.output<typeof option>
export type NewVariant = z.output<typeof variant>

/** An option as stored and sent. */
export const productOption = z.object({
  id: z.string(),
  name: z.string(),
  values: z.array(z.object({ id: z.string(), label: z.string(), swatch: z.string().nullish() })),
})
export type ProductOption = z.infer<typeof productOption>

/** A variant as sent. `price` is what the seller set; `own_price` is `null` when that is the product's. */
export const productVariant = z.object({
  id: z.string(),
  labels: z.array(z.string()),
  sku: z.string().nullable(),
  price: z.number(),
  own_price: z.number().nullable(),
  compare_at: z.number().nullable(),
  sale_price: z.number().nullable(),
  inventory_count: z.number(),
  /** Id of its image. */
  image: z.string().nullable(),
})
