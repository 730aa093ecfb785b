import { z } from 'zod'
import { countryCode, whatsappNumber } from '../accounts/accounts.ts'
import { currencyCode, emptiableText, flag, linkField, requiredText, wholeNumber } from '../fields.ts'
import { languages } from '../languages.ts'
import { looksLikePlatform, nameField, PLATFORM_NAME_TAKEN } from '../names.ts'
import { HOLD_HOURS_MAX, HOLD_HOURS_MIN } from '../orders/to-check.ts'
import { productList } from '../products/products.ts'
import { SLUG_MAX, SLUG_MIN, slugPattern } from './slug.ts'

export const BIO_MAX = 160

const slug = z
  .string({ error: 'Store URL slug is required' })
  .trim()
  .toLowerCase()
  .min(1, 'Store URL slug is required')
  .min(SLUG_MIN, `Store URL slug must be at least ${SLUG_MIN} characters`)
  .max(SLUG_MAX, `Store URL must be at most ${SLUG_MAX} characters`)
  .regex(slugPattern, 'Store URL may hold only letters, digits and single hyphens')

const file = z.instanceof(File, { error: 'A file is expected' })

/** Center of an image, in percent. */
export const FOCUS_DEFAULT = 50

const COVER_FOCUS = 'Cover focus must be a whole number from 0 to 100'
const coverFocus = (from: 'left' | 'top') =>
  wholeNumber(COVER_FOCUS, 0, 100)
    .optional()
    .meta({ description: `Where the important part of the cover is, in percent from its ${from}`, examples: [30] })

/** In the order the form checks them. */
const storeFields = {
  name: nameField('Store name is required', 80).refine((name) => !looksLikePlatform(name), PLATFORM_NAME_TAKEN),
  bio: requiredText('Store bio is required', BIO_MAX),
  whatsapp_number: whatsappNumber,
  country_code: countryCode.default('+92'),
  custom_slug: slug,
  instagram_url: linkField('Instagram URL', 'instagram'),
  facebook_url: linkField('Facebook URL', 'facebook'),
  logo: file.optional(),
  cover: file.optional(),
  // The point that stays visible when the cover is cropped.
  cover_focus_x: coverFocus('left'),
  cover_focus_y: coverFocus('top'),
}

const HOLD_HOURS = `Hours must be a whole number from ${HOLD_HOURS_MIN} to ${HOLD_HOURS_MAX}`

const holdHours = wholeNumber(HOLD_HOURS, HOLD_HOURS_MIN, HOLD_HOURS_MAX)

export const newStore = z.object(storeFields)
export type NewStore = z.infer<typeof newStore>

/** Absent fields are kept. A new cover without a focus is centered. */
export const storeChange = z
  .object({
    ...storeFields,
    country_code: countryCode,
    hold_hours: holdHours,
    language: z.enum(languages, { error: 'Choose a language of the shop' }),
    /** Whether its pages are published in the other language, too. */
    both_languages: flag('both_languages must be true or false'),
    // Its bio on pages of a language. Empty: `bio`.
    bio_en: emptiableText(BIO_MAX),
    bio_ur: emptiableText(BIO_MAX),
  })
  .partial()
export type StoreChange = z.infer<typeof storeChange>

const fieldValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])

export const layoutConfig = z.object({
  layout: z.string(),
  customizations: z.record(z.string(), fieldValue),
  config: z.record(z.string(), fieldValue),
})
export type LayoutConfig = z.infer<typeof layoutConfig>

/** The chosen layout. `updated_at` is sent back as `If-Match`. */
export const savedLayoutConfig = z.object({
  layoutConfig,
  /** Values of earlier layouts, by layout id. They return with the layout. */
  kept: z.record(z.string(), z.record(z.string(), fieldValue)),
  updated_at: z.string(),
})
export type SavedLayoutConfig = z.infer<typeof savedLayoutConfig>

export const savedDesign = savedLayoutConfig.extend({
  /** Id of the layout that buyers see. Another than the chosen one while the plan does not include that. */
  layout_in_force: z.string(),
})
export type SavedDesign = z.infer<typeof savedDesign>

/**
 * A save of the design. An absent part is kept (carried over by field name to a new layout), an empty object clears it.
 * The layout's own fields validate the values.
 */
export const layoutConfigChange = z.object({
  layout: z.string({ error: 'Layout is required' }).min(1, 'Layout is required').max(60, 'Unknown layout').optional(),
  customizations: z.record(z.string(), z.unknown()).optional(),
  config: z.record(z.string(), z.unknown()).optional(),
})
export type LayoutConfigChange = z.infer<typeof layoutConfigChange>

/** Badges granted by an admin. */
export const badge = z.enum(['verified', 'trusted'])

export const store = z.object({
  id: z.string(),
  name: z.string(),
  bio: z.string(),
  whatsapp_number: z.string(),
  country_code: z.string(),
  phone_number: z.string(),
  store_slug: z.string(),
  /** Currency of all prices and orders. */
  currency: currencyCode,
  instagram_url: z.string().nullable(),
  facebook_url: z.string().nullable(),
  logo_url: z.string().nullable(),
  cover_url: z.string().nullable(),
  badges: z.array(badge),
  theme: z.string(),
  layoutConfig,
  created_at: z.string(),
  /** Sent back as `If-Match` with a change. */
  updated_at: z.string(),
})
export type Store = z.infer<typeof store>

/** A store as shown to its seller. */
export const ownStore = store.extend({
  /** Hours an unconfirmed order holds its units. */
  hold_hours: z.number(),
  /** Language of its pages, and those to choose from. */
  language: z.enum(languages),
  languages: z.array(z.enum(languages)),
  /** Whether its pages are published in the other language, too. */
  both_languages: z.boolean(),
  /** Its bio on pages of a language; `null` for `bio`. */
  bio_en: z.string().nullable(),
  bio_ur: z.string().nullable(),
  /** In percent from the cover's left and top. */
  cover_focus_x: z.number(),
  cover_focus_y: z.number(),
  /** When the accounts that buyers pay to last changed. */
  payment_methods_at: z.string().nullable(),
})
export type OwnStore = z.infer<typeof ownStore>

/** An uploaded image for a layout field, and its URL. */
export const imageUpload = z.object({ image: z.instanceof(File, { error: 'Choose an image to upload' }) })
export const uploadedImage = z.object({ id: z.string(), url: z.string(), image_url: z.string() })

export const publicStore = store.extend(productList.shape)
