import type { CartProduct } from '#contract/orders/cart.ts'
import type { PageImage, PageProduct } from '#contract/stores/store-page.ts'

/** URL of the smallest size at least this wide, else of the largest. */
export const imageUrl = ({ base, widths }: PageImage, width: number): string =>
  `${base}/${widths.find((candidate) => candidate >= width) ?? widths.at(-1)}.jpg`

/** All sizes as a `srcset`. */
export const imageSrcSet = ({ base, widths }: PageImage): string =>
  widths.map((width) => `${base}/${width}.webp ${width}w`).join(', ')

export const toCartProduct = (product: PageProduct): CartProduct => ({
  id: product.id,
  slug: product.slug,
  name: product.name,
  price: product.price,
  choose: product.choose,
  path: product.path,
  category: product.category,
  stock: product.stock,
  image: product.images[0] ? imageUrl(product.images[0], 200) : null,
})
