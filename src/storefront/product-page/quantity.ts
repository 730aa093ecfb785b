import { maxQuantity } from '#contract/orders/cart.ts'
import { chatLink, chatOrderText } from '#contract/whatsapp/chat-links.ts'
import { storeData } from '../store-data.ts'

/** The product page's own quantity selector: from 1 to what is in stock; the chat order follows it. */
const watchQuantity = (): void => {
  let chosen = 1
  const store = storeData()
  const { product } = store
  if (!product) return
  const all = <Kind extends Element>(selector: string) =>
    document.querySelectorAll<Kind>(`[data-product-page] ${selector}`)
  const max = maxQuantity(product)

  const choose = (wanted: number): void => {
    chosen = Math.max(1, Math.min(Math.trunc(wanted) || 1, max))
    for (const input of all<HTMLInputElement>('[data-quantity-input], output')) input.value = String(chosen)
    for (const minus of all('[data-minus]')) minus.toggleAttribute('disabled', chosen <= 1)
    for (const plus of all('[data-plus]')) plus.toggleAttribute('disabled', chosen >= max)
    for (const note of all('[data-quantity-max]')) note.toggleAttribute('hidden', chosen < max)
    const text = chatOrderText(store, [{ ...product, quantity: chosen }])
    for (const chat of all<HTMLAnchorElement>('[data-whatsapp]')) chat.href = chatLink(store.whatsapp, text)
  }

  document.addEventListener('click', ({ target }) => {
    for (const [selector, step] of [
      ['[data-minus]', -1],
      ['[data-plus]', 1],
    ] as const)
      if ((target as Element).closest(selector)) choose(chosen + step)
  })
  document.addEventListener('change', ({ target }) => {
    if ((target as Element).matches('[data-quantity-input]')) choose(Number((target as HTMLInputElement).value))
  })
  choose(1)
}

watchQuantity()
