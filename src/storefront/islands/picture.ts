import type { CartProduct } from '#contract/orders/cart.ts'
import type { PageProduct, Picture } from '#contract/stores/store-page.ts'

/** Address of the smallest size at least this wide, else of the largest. */
export const pictureUrl = ({ base, widths }: Picture, width: number): string =>
  `${base}/${widths.find((candidate) => candidate >= width) ?? widths.at(-1)}.jpg`

export const toCartProduct = (product: PageProduct): CartProduct => ({
  id: product.id,
  slug: product.slug,
  name: product.name,
  price: product.price,
  path: product.path,
  category: product.category,
  stock: product.stock,
  picture: product.pictures[0] ? pictureUrl(product.pictures[0], 200) : null,
})
