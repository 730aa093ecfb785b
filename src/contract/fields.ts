import { z } from 'zod'
import { errorCodes } from './error-codes.ts'
import { toMinor } from './minor-units.ts'
import { type Currency, currencies, MAX_PRICE_MINOR } from './money.ts'
import { visibleText } from './names.ts'
import { type SocialNetwork, socialLink, socialLinkMessage } from './stores/social-links.ts'

/** Trimmed text of several lines, without signs that nobody sees. */
export const textField = (message?: string) => z.string(message).overwrite(visibleText).trim()

/** The same, not empty. One message for a missing key, another type and an empty text. */
export const requiredText = (message: string, max = 200) =>
  textField(message).min(1, message).max(max, `At most ${max} characters`)

/** A text that may stand empty: `null` then. */
export const emptiableText = (max: number) =>
  textField('This must be a text')
    .max(max, `At most ${max} characters`)
    .transform((text) => text || null)
    .nullable()

/** Search text. Rejects NUL, which PostgreSQL cannot store. */
export const searchText = z
  .string()
  .max(64, 'Search for at most 64 characters')
  .transform((typed) => typed.replaceAll('\0', ''))

/** Decimal amount from JSON (number) or a form (text) → minor units. */
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

/** Price before a reduction. `null` or an empty text: none. */
export const comparePrice = z.union([
  z.literal('').transform(() => null),
  priceField('The price before must be an amount'),
  z.null(),
])

/** ISO 4217 code of a store's currency. */
export const currencyCode = z.enum(Object.keys(currencies) as [Currency, ...Currency[]])

export const MAX_INVENTORY = 1_000_000

/** Units on hand: an integer from 0. Anything that is not a number counts as 0. */
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

/** Yes or no, also as text from a form. */
export const flag = (message: string) =>
  z.union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')], { error: message })

/** A whole number from `min` to `max`, also as digits from a form. One message for everything else. */
export const wholeNumber = (message: string, min: number, max: number) =>
  z
    .union(
      [
        z.number(),
        // Not a failure of the union, whose error a form would show in zod's words.
        z.string().transform((typed) => (/^\s*\d{1,3}\s*$/.test(typed) ? Number(typed) : Number.NaN)),
      ],
      { error: message },
    )
    .pipe(z.int(message).min(min, message).max(max, message))

/** An optional link to the store's page in a social network. Empty text clears it. */
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

/** `page` and `limit` of a list: from 1, at most 100 a page. */
export const pagination = (limit: number) => ({
  page: z.coerce.number({ error: 'page must be a number' }).int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number({ error: 'limit must be a number' }).int().min(1).max(100).default(limit),
})

/** Query of a list without filters. */
export const listQuery = z.object(pagination(20))

/** Position of a page in its list. */
export const pageFigures = z.object({
  total: z.number(),
  page: z.number(),
  limit: z.number(),
  total_pages: z.number(),
  has_next: z.boolean(),
  has_previous: z.boolean(),
})

/** A page of a list under `key`, with its figures. */
export const paginatedSchema = <Key extends string, Item extends z.ZodType>(key: Key, item: Item) =>
  pageFigures.extend({ [key]: z.array(item) } as Record<Key, z.ZodArray<Item>>)

/** Guards against overwriting a newer state: the `updated_at` that was read, quoted. */
export const ifMatchHeader = z.object({ 'if-match': z.string().max(200).optional() })

/** `or=null` asks for `null` instead of a 404 when there is none. */
export const orNullQuery = z.object({ or: z.literal('null', { error: 'or must be null' }).optional() })

/** Makes a call safe to repeat: it is done once per key. */
export const idempotencyHeader = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{8,100}$/, 'Idempotency-Key must be 8 to 100 visible characters')
    .optional(),
})

/** Answer of calls that only confirm. */
export const confirmation = z.object({ message: z.string() })

/** Answer of a failed call. */
export const errorAnswer = z.object({
  /** For people. */
  detail: z.string(),
  code: z.enum(errorCodes),
  /** One message per refused field. */
  errors: z.record(z.string(), z.string()).optional(),
  /** On the server's own failures. Every answer has it as the header `X-Request-Id`. */
  request_id: z.string().optional(),
})
