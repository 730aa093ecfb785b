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
  const {
    id = '',
    slug = '',
    price,
    stock,
    category = '',
    variant,
    label,
    choose,
    image: shown,
    productPage,
  } = card.dataset
  const isPage = productPage !== undefined
  const text = (selector: string) => card.querySelector(selector)?.textContent.trim() ?? ''
  const image = card.querySelector<HTMLImageElement>(shown || 'img')
  return {
    product: {
      id,
      slug,
      name: text('[data-name]'),
      price: Number(price),
      path: (!isPage && card.querySelector('[data-open]')?.getAttribute('href')) || location.pathname,
      category,
      variant,
      label,
      choose,
      stock: stock ? Number(stock) : null,
      image: image && (image.currentSrc || image.src),
    },
    description: text('[data-description]'),
    quantity: (isPage && Number(card.querySelector<HTMLInputElement>('[data-quantity-input]')?.value)) || 1,
  }
}
