import type { CartProduct } from '#contract/cart.ts'
import { toCartProduct } from '../picture.ts'
import { storeData } from '../store-data.ts'

const text = (card: Element, selector: string): string => card.querySelector(selector)?.textContent.trim() ?? ''

const readCard = (card: HTMLElement): CartProduct => {
  const { id = '', slug = '', price, stock, category = '' } = card.dataset
  const picture = card.querySelector<HTMLImageElement>('img[data-picture]')
  return {
    id,
    slug,
    name: text(card, '[data-name]'),
    price: Number(price),
    path: card.querySelector('[data-open]')?.getAttribute('href') ?? '',
    category,
    stock: stock ? Number(stock) : null,
    picture: picture ? picture.currentSrc || picture.src : null,
  }
}

/** The product that an element of the page belongs to, with how many of it the page has chosen. */
export const productAt = (element: Element) => {
  const card = element.closest<HTMLElement>('[data-product]')
  const own = storeData().product
  if (!card) return null
  if (own && 'productPage' in card.dataset)
    return { product: toCartProduct(own), description: own.description, quantity: chosenQuantity() }
  return { product: readCard(card), description: text(card, '[data-description]'), quantity: 1 }
}

let quantity = 1

export const chosenQuantity = (): number => quantity

export const chooseQuantity = (chosen: number): void => {
  quantity = chosen
}
