import type { CartProduct } from '#contract/orders/cart.ts'

export interface Chosen {
  product: CartProduct
  description: string
  quantity: number
}

/** Returns the product of an element, from its card or page, with the chosen quantity. */
export const productAt = (element: Element): Chosen | null => {
  const card = element.closest<HTMLElement>('[data-product]')
  if (!card) return null
  const { price, stock, image: shown, productPage: _, ...known } = card.dataset
  const text = (selector: string) => card.querySelector(selector)?.textContent.trim() ?? ''
  const image = card.querySelector<HTMLImageElement>(shown || 'img')
  return {
    product: {
      // Every card and product page names its id, slug and category.
      ...(known as Pick<CartProduct, 'id' | 'slug' | 'category'>),
      name: text('[data-name]'),
      price: Number(price),
      path: card.querySelector('[data-open]')?.getAttribute('href') || location.pathname,
      stock: stock ? Number(stock) : null,
      image: image && (image.currentSrc || image.src),
    },
    description: text('[data-description]'),
    quantity: Number(card.querySelector<HTMLInputElement>('[data-quantity-input]')?.value) || 1,
  }
}
