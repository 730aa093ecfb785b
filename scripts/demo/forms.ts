import type { FieldValue } from '#contract/stores/store-page.ts'
import { layoutFields } from '#layouts/kit/define-layout.ts'
import { getLayout } from '#layouts/registry.ts'
import type { DemoProduct, DemoStore } from './content.ts'

/** What the form of a new store holds, without its images. */
export const storeForm = ({ name, bio, seller, slug, instagramUrl, facebookUrl, cover }: DemoStore) => ({
  name,
  bio,
  whatsapp_number: seller.whatsappNumber,
  country_code: seller.countryCode,
  custom_slug: slug,
  instagram_url: instagramUrl ?? '',
  facebook_url: facebookUrl ?? '',
  ...(cover.focus === undefined ? {} : { cover_focus_x: String(cover.focus) }),
})

/** What the form of a new product holds, without its images. */
export const productForm = ({ name, description, price, category, inventoryCount, featured }: DemoProduct) => ({
  name,
  description,
  price: String(price),
  category,
  inventory_count: String(inventoryCount),
  featured: String(featured),
})

/** The store's layout with its values; of a layout that its fallback draws, those that the fallback has too. */
export const designOf = ({ layout }: DemoStore): { layout: string; customizations: Record<string, FieldValue> } => {
  const drawnBy = getLayout(layout.id)
  if (drawnBy.id === layout.id) return { layout: layout.id, customizations: layout.customizations }
  const known = new Set<string>(layoutFields(drawnBy).map(([key]) => key))
  const shared = Object.entries(layout.customizations).filter(([key]) => known.has(key))
  return { layout: layout.id, customizations: Object.fromEntries(shared) }
}
