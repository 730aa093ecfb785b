import type { DemoProduct, DemoStore } from './content.ts'

/** Fields of the form for a new store, without its images. */
export const storeForm = ({ name, bio, seller, slug, instagramUrl, facebookUrl, coverFocus }: DemoStore) => ({
  name,
  bio,
  whatsapp_number: seller.whatsappNumber,
  country_code: seller.countryCode,
  custom_slug: slug,
  instagram_url: instagramUrl ?? '',
  facebook_url: facebookUrl ?? '',
  ...(coverFocus === undefined ? {} : { cover_focus_x: String(coverFocus) }),
})

/** Fields of the form for a new product, without its images. */
export const productForm = ({ name, description, price, category, inventoryCount, featured }: DemoProduct) => ({
  name,
  description,
  price: String(price),
  category,
  inventory_count: String(inventoryCount),
  featured: String(featured),
})

/** The store's layout with its values. */
export const designOf = ({ layout: { id, customizations } }: DemoStore) => ({ layout: id, customizations })
