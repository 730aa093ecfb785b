import type { Catalogue, Language } from '#contract/languages.ts'
import type { Product } from '#contract/products/products.ts'
import * as english from '#contract/sharing/words.ts'
import * as urdu from '#contract/sharing/words.ur.ts'
import type { OwnStore, Store } from '#contract/stores/stores.ts'
import { amountIn } from '#src/lib/amount.ts'
import type { Shareable } from '#src/lib/browser/share.ts'

/** Buyers read them: the shop's language counts, not the dashboard's. */
const wordsIn: Record<Language, Catalogue<typeof english>> = { en: english, ur: urdu }

/** Suggests a bio from a name. It begins in English, so that an Urdu name keeps its place. */
export const bioOfName = (name: string): string =>
  name.trim() && `Order from ${name.trim()} here or on WhatsApp. Pay cash on delivery.`

/** Text to share a shop. Leaves out the suggested bio, which says how to order as well. */
export const shopToShare = (
  { name, bio, language }: Pick<Store, 'name' | 'bio'> & Pick<OwnStore, 'language'>,
  url: string,
): Shareable => ({
  title: name,
  text: [name, ...(bio === bioOfName(name) ? [] : [bio]), wordsIn[language].orderHere].join('\n'),
  url,
})

type SharedProduct = Pick<Product, 'name' | 'price' | 'sale_price' | 'slug' | 'images'>

/** Text and image to share a product. `storeUrl` ends with a slash. */
export const productToShare = (
  product: SharedProduct,
  { currency, language }: Pick<OwnStore, 'currency' | 'language'>,
  storeUrl: string,
): Shareable => {
  const image = product.images.find(({ status }) => status === 'ready')
  return {
    title: product.name,
    text: `${product.name}\n${wordsIn[language].cashOnDelivery(amountIn(currency, product.sale_price ?? product.price))}`,
    url: `${storeUrl}p/${product.slug}/`,
    ...(image && { image: image.url }),
  }
}
