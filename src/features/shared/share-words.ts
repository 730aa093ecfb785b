import type { Currency } from '#contract/money.ts'
import type { Product } from '#contract/products/products.ts'
import type { Store } from '#contract/stores/stores.ts'
import { amountIn } from '#src/lib/amount.ts'
import type { Shareable } from '#src/lib/browser/share.ts'

/** Text to share a shop. */
export const shopToShare = ({ name, bio }: Pick<Store, 'name' | 'bio'>, url: string): Shareable => ({
  title: name,
  text: `${name}\n${bio}\nOrder here or on WhatsApp, cash on delivery:`,
  url,
})

type SharedProduct = Pick<Product, 'name' | 'price' | 'slug' | 'images'>

/** Text and image to share a product. `storeUrl` ends with a slash. */
export const productToShare = (product: SharedProduct, currency: Currency, storeUrl: string): Shareable => {
  const image = product.images.find(({ status }) => status === 'ready')
  return {
    title: product.name,
    text: `${product.name}\n${amountIn(currency, product.price)}, cash on delivery`,
    url: `${storeUrl}p/${product.slug}/`,
    ...(image && { image: image.url }),
  }
}
