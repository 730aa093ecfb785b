import type { CartLine } from '#contract/orders/cart.ts'
import { cartTotal } from '#contract/orders/cart-lines.ts'
import * as say from '#contract/orders/words.ts'
import { chatLink, chatOrderText } from '#contract/whatsapp/chat-links.ts'
import * as chat from '#contract/whatsapp/words.ts'
import { storeData } from '#src/storefront/store-data.ts'
import { chatLines } from './chat-lines.ts'
import { $delivery } from './delivery.ts'
import { $discount, totalOf } from './discount.ts'
import { ChatIcon } from './icons.tsx'
import { readDraft } from './order-draft.ts'
import { useStore } from './use-store.ts'

/** The buyer's details as the order form has them. */
const details = (): string => {
  const { buyer_name, buyer_phone, delivery_address } = readDraft().form
  return chat.details(buyer_name, buyer_phone, delivery_address)
}

/** Link that sends an order to the seller's chat. */
export const ChatOrder = ({ lines }: { lines: readonly CartLine[] }) => {
  const store = storeData()
  const delivery = useStore($delivery)
  const discount = useStore($discount)
  const goods = cartTotal(lines)
  const { charge, total } = totalOf(goods, delivery, discount)
  const code = discount.code && `\n${chat.code(discount.code)}`
  const text = chatOrderText(chat, store, chatLines(lines), details() + delivery.chat(charge) + code, total - goods)
  return (
    <a className="d-button d-chat" href={chatLink(store.whatsapp, text)} target="_blank" rel="noopener">
      <ChatIcon /> {say.sendOnWhatsApp}
    </a>
  )
}
