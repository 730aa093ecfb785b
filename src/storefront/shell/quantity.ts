import { maxQuantity } from '#contract/cart.ts'
import { chatLink, chatOrderText } from '#contract/whatsapp.ts'
import { storeData } from '../store-data.ts'
import { chooseQuantity, chosenQuantity } from './cards.ts'

const disable = (button: Element | null, disabled: boolean): void => button?.toggleAttribute('disabled', disabled)

/** The product page's own quantity selector: from 1 to what is in stock; the chat order follows it. */
export const watchQuantity = (): void => {
  const { product, name, whatsapp } = storeData()
  const selector = document.querySelector('[data-quantity]')
  if (!product || !selector) return
  const page = selector.closest('[data-product]') ?? document
  const input = selector.querySelector<HTMLInputElement>('[data-quantity-input]')
  const output = selector.querySelector('output')
  const minus = selector.querySelector('[data-minus]')
  const plus = selector.querySelector('[data-plus]')
  const max = Math.max(1, maxQuantity(product))

  const choose = (wanted: number): void => {
    const quantity = Math.min(Math.max(Math.trunc(wanted) || 1, 1), max)
    chooseQuantity(quantity)
    if (input) input.value = String(quantity)
    if (output) output.textContent = String(quantity)
    disable(minus, quantity === 1)
    disable(plus, quantity === max)
    page.querySelector('[data-quantity-max]')?.toggleAttribute('hidden', quantity < max)
    const text = chatOrderText(name, [{ name: product.name, price: product.price, quantity }])
    page.querySelector('[data-whatsapp]')?.setAttribute('href', chatLink(whatsapp, text))
  }

  minus?.addEventListener('click', () => choose(chosenQuantity() - 1))
  plus?.addEventListener('click', () => choose(chosenQuantity() + 1))
  input?.addEventListener('change', () => choose(Number(input.value)))
  choose(1)
}
