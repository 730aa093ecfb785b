import type { Currency } from '#contract/money.ts'
import type { Product } from '#contract/products/products.ts'
import type { Store } from '#contract/stores/stores.ts'
import { amountIn } from '#src/lib/amount.ts'
import type { Shareable } from '#src/lib/browser/share.ts'

/** Suggests a bio from a name. It begins in English, so that an Urdu name keeps its place. */
export const bioOfName = (name: string): string =>
  name.trim() && `Order from ${name.trim()} here or on WhatsApp. Pay cash on delivery.`

/** Text to share a shop. Leaves out the suggested bio, which says how to order as well. */
export const shopToShare = ({ name, bio }: Pick<Store, 'name' | 'bio'>, url: string): Shareable => ({
  title: name,
  text: [name, ...(bio === bioOfName(name) ? [] : [bio]), 'Order here or on WhatsApp, cash on delivery:'].join('\n'),
  url,
})

type SharedProduct = Pick<Product, 'name' | 'price' | 'sale_price' | 'slug' | 'images'>

/** Text and image to share a product. `storeUrl` ends with a slash. */
export const productToShare = (product: SharedProduct, currency: Currency, storeUrl: string): Shareable => {
  const image = product.images.find(({ status }) => status === 'ready')
  return {
    title: product.name,
    text: `${product.name}\n${amountIn(currency, product.sale_price ?? product.price)}, cash on delivery`,
    url: `${storeUrl}p/${product.slug}/`,
    ...(image && { image: image.url }),
  }
}
