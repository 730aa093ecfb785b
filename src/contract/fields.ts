import { z } from 'zod'
import { errorCodes } from './error-codes.ts'
import { toMinor } from './minor-units.ts'
import { type Currency, currencies, MAX_PRICE_MINOR } from './money.ts'
import { type SocialNetwork, socialLink, socialLinkMessage } from './stores/social-links.ts'

/** Text that must not be blank: trimmed, and one message whether the key is missing, of another type or empty. */
export const requiredText = (message: string, max = 200) =>
  z.string({ error: message }).trim().min(1, message).max(max, `At most ${max} characters`)

/** What a list is searched for. A NUL is not text to every database. */
export const searchText = z
  .string()
  .max(64, 'Search for at most 64 characters')
  .transform((typed) => typed.replaceAll('\0', ''))

/** A decimal amount from JSON (number) or a form (text) → minor units. */
export const priceField = (message: string) =>
  z.union([z.number(), z.string().trim().min(1, message)], { error: message }).transform((value, context) => {
    const decimal =
      typeof value === 'number' ? value : /^\d{1,12}(\.\d{1,2})?$/.test(value) ? Number(value) : Number.NaN
    const minor = toMinor(decimal)
    const refuse = (message: string) => {
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    }
    if (minor === null || minor < 0) return refuse('Price must be an amount of 0 or more with at most two decimals')
    if (minor > MAX_PRICE_MINOR) return refuse(`Price must be at most ${(MAX_PRICE_MINOR / 100).toLocaleString('en')}`)
    return minor
  })

/** ISO 4217 code of a currency that stores sell in. */
export const currencyCode = z.enum(Object.keys(currencies) as [Currency, ...Currency[]])

export const MAX_INVENTORY = 1_000_000

/** Units on hand: an integer of at least 0; anything that is not a number counts as 0. */
export const inventoryField = z
  .union([z.number(), z.string()], { error: 'Inventory must be a whole number of 0 or more' })
  .transform((value, context) => {
    const number = typeof value === 'number' ? value : value.trim() === '' ? 0 : Number(value)
    if (Number.isNaN(number)) return 0
    if (!Number.isInteger(number) || number < 0 || number > MAX_INVENTORY) {
      context.addIssue({ code: 'custom', message: `Inventory must be a whole number from 0 to ${MAX_INVENTORY}` })
      return z.NEVER
    }
    return number
  })

/** A whole number from `min` to `max`, or, as forms send it, its digits; one message for all that is not. */
export const wholeNumber = (message: string, min: number, max: number) =>
  z
    .union(
      [
        z.number(),
        z
          .string()
          .trim()
          .regex(/^\d{1,3}$/)
          .transform(Number),
      ],
      { error: message },
    )
    .pipe(z.int(message).min(min, message).max(max, message))

/** An optional link to the store's own page in a network; an empty text clears it. */
export const linkField = (label: string, network: SocialNetwork) =>
  z
    .string()
    .trim()
    .max(300, 'At most 300 characters')
    .transform((value, context) => {
      if (value === '') return null
      const link = socialLink(network, value)
      if (link === null) context.addIssue({ code: 'custom', message: socialLinkMessage(network, label) })
      return link ?? z.NEVER
    })
    .nullable()
    .optional()

/** An id or a name in a path. */
export const idText = z.string().min(1).max(60)

/** `page` and `limit` of every list: from 1, at most 100 a page. */
export const pagination = (limit: number) => ({
  page: z.coerce.number({ error: 'page must be a number' }).int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number({ error: 'limit must be a number' }).int().min(1).max(100).default(limit),
})

/** Of a list that has no filters of its own. */
export const listQuery = z.object(pagination(20))

/** Where in a list its page stands. */
export const pageFigures = z.object({
  total: z.number(),
  page: z.number(),
  limit: z.number(),
  total_pages: z.number(),
  has_next: z.boolean(),
  has_previous: z.boolean(),
})

/** A page of a list under the name `key`, with its figures beside it. */
export const paginatedSchema = <Key extends string, Item extends z.ZodType>(key: Key, item: Item) =>
  pageFigures.extend({ [key]: z.array(item) } as Record<Key, z.ZodArray<Item>>)

/** The header of a change that must not be made over a newer one: the `updated_at` that was read, in quotes. */
export const ifMatchHeader = z.object({ 'if-match': z.string().max(200).optional() })

/** The header of a call that may be sent again when nobody knows whether it arrived: under one key it is done once. */
export const idempotencyHeader = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{8,100}$/, 'Idempotency-Key must be 8 to 100 visible characters')
    .optional(),
})

/** What calls answer that only say what they did. */
export const confirmation = z.object({ message: z.string() })

/** What a failed call answers. */
export const errorAnswer = z.object({
  /** In words for people. */
  detail: z.string(),
  code: z.enum(errorCodes),
  /** One message a field, of a form that was refused. */
  errors: z.record(z.string(), z.string()).optional(),
  /** Of a failure that is the server's own; every answer has it as the header `X-Request-Id`. */
  request_id: z.string().optional(),
})
