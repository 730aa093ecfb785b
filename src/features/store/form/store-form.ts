import type { z } from 'zod'
import { phoneDigits } from '#contract/phone.ts'
import { slugify } from '#contract/stores/slug.ts'
import type { newStore, Store } from '#contract/stores/stores.ts'

export type StoreValues = z.input<typeof newStore>
export type CheckedStore = z.output<typeof newStore>

/** What the form shows of a store, or of one that is to be made. */
export const storeValues = (store?: Store, whatsapp?: { number: string; code: string }): StoreValues => ({
  name: store?.name ?? '',
  bio: store?.bio ?? '',
  whatsapp_number: store?.whatsapp_number ?? whatsapp?.number ?? '',
  country_code: store?.country_code ?? whatsapp?.code ?? '+92',
  custom_slug: store?.store_slug ?? '',
  instagram_url: store?.instagram_url ?? '',
  facebook_url: store?.facebook_url ?? '',
  logo: undefined,
  cover: undefined,
})

/** What is sent: an emptied link is sent empty, so that it is cleared; a picture only when a new one was chosen. */
export const storeBody = (values: CheckedStore): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) {
    if (value instanceof File) form.set(name, value)
    else form.set(name, value ?? '')
  }
  if (!values.logo) form.delete('logo')
  if (!values.cover) form.delete('cover')
  return form
}

/** An address as it is typed: spaces become hyphens at once, a hyphen at the end may still get its next letter. */
export const typedSlug = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-{2,}/g, '-')
    .slice(0, 40)

/** An address made of a name. */
export const slugOfName = (name: string): string => slugify(name).slice(0, 40).replace(/-+$/, '')

export const typedNumber = (typed: string): string => phoneDigits(typed)
