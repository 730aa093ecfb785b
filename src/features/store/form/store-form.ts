import type { z } from 'zod'
import { phoneDigits } from '#contract/phone.ts'
import { phoneProblem } from '#contract/phone-formats.ts'
import { slugify } from '#contract/stores/slug.ts'
import { FOCUS_DEFAULT, newStore, type OwnStore, storeChange } from '#contract/stores/stores.ts'

const { hold_hours, language, both_languages, bio_en, bio_ur } = storeChange.shape
/** Settings that only an existing store has. */
const settings = { hold_hours, language, both_languages, bio_en, bio_ur }

/** Fields of a new store, plus settings of an existing one. */
export const storeForm = newStore.extend(settings).superRefine(({ whatsapp_number, country_code }, context) => {
  const message = phoneProblem(whatsapp_number, country_code)
  if (message) context.addIssue({ code: 'custom', path: ['whatsapp_number'], message })
})
export type StoreValues = z.input<typeof storeForm>
export type CheckedStore = z.output<typeof storeForm>

/** Returns the form values of a store, or of a new one. */
export const storeValues = (store?: OwnStore, whatsapp?: { number: string; code: string }): StoreValues => ({
  name: store?.name ?? '',
  bio: store?.bio ?? '',
  whatsapp_number: store?.whatsapp_number ?? whatsapp?.number ?? '',
  country_code: store?.country_code ?? whatsapp?.code ?? '+92',
  custom_slug: store?.store_slug ?? '',
  instagram_url: store?.instagram_url ?? '',
  facebook_url: store?.facebook_url ?? '',
  hold_hours: store?.hold_hours,
  language: store?.language,
  both_languages: store?.both_languages,
  bio_en: store?.bio_en ?? undefined,
  bio_ur: store?.bio_ur ?? undefined,
  logo: undefined,
  cover: undefined,
  cover_focus_x: store?.cover_focus_x ?? FOCUS_DEFAULT,
  cover_focus_y: store?.cover_focus_y ?? FOCUS_DEFAULT,
})

/** Returns the body to send. Emptied links are sent empty, to clear them; images only if new. */
export const storeBody = (values: CheckedStore): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) {
    if (value instanceof File) form.set(name, value)
    else form.set(name, String(value ?? ''))
  }
  if (!values.logo) form.delete('logo')
  if (!values.cover) form.delete('cover')
  for (const name of Object.keys(settings) as (keyof typeof settings)[])
    if (values[name] === undefined) form.delete(name)
  return form
}

/** Cleans a slug while typing: spaces become hyphens, a last hyphen may stay. */
export const typedSlug = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-{2,}/g, '-')
    .slice(0, 40)

/** Suggests a slug from a name: `Amna's Kurtas` → `amnas-kurtas`. */
export const slugOfName = (name: string): string =>
  slugify(name.replace(/['’‘ʼ`´]/g, ''))
    .slice(0, 40)
    .replace(/-+$/, '')

export const typedNumber = (typed: string): string => phoneDigits(typed)
