import { formatMoney } from '#contract/money.ts'
import { maxQuantity } from '#contract/orders/cart.ts'
import { chatLink, chatOrderText } from '#contract/whatsapp/chat-links.ts'
import * as chat from '#contract/whatsapp/words.ts'
import { storeData } from '../store-data.ts'
import { track } from '../track.ts'

/** The product page's quantity selector, from 1 to the stock. The chat order follows it. */
const watchQuantity = (): void => {
  let chosen = 1
  const store = storeData()
  const { product } = store
  if (!product) return
  track('product_view', { product_id: product.id, product_name: product.name })
  const all = <Kind extends Element>(selector: string) => document.querySelectorAll<Kind>(selector)

  /** Says that there is no more only when more is asked for. */
  const choose = (wanted: number): void => {
    const asked = wanted > chosen
    // A choice of size or color changes the stock.
    const max = maxQuantity(product)
    chosen = Math.max(1, Math.min(Math.trunc(wanted) || 1, max))
    for (const input of all<HTMLInputElement>('[data-quantity-input]')) {
      input.value = String(chosen)
      input.onchange = () => choose(Number(input.value))
    }
    for (const minus of all<HTMLButtonElement>('[data-minus]')) {
      minus.disabled = chosen < 2
      minus.onclick = () => choose(chosen - 1)
    }
    for (const plus of all<HTMLElement>('[data-plus]')) {
      plus.ariaDisabled = String(chosen >= max)
      plus.onclick = () => choose(chosen + 1)
    }
    for (const note of all<HTMLElement>('[data-quantity-max]')) note.hidden = !asked || chosen < max
    for (const total of all('[data-total]')) total.textContent = formatMoney(product.price * chosen, store.currency)
    const text = chatOrderText(chat, store, [{ ...product, quantity: chosen, link: location.origin + product.path }])
    for (const link of all<HTMLAnchorElement>('[data-whatsapp]')) link.href = chatLink(store.whatsapp, text)
  }

  choose(1)
}

watchQuantity()
