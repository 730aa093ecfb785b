import { buyerMessage } from '#contract/whatsapp/whatsapp-templates.ts'
import { useTemplates } from '#src/features/shared/message-templates.ts'
import { usePublications } from '#src/features/shared/publications.ts'
import { useMe, useMyStore } from '#src/features/shared/queries.ts'
import type { AnyOrder } from '../order-lines.ts'
import { buyerCall, buyerChat, buyerText } from '../order-words.ts'

/** Links to reach a buyer: a chat with a text for the order's status, and a call. */
export const useBuyerContact = (): ((order: AnyOrder) => { chat: string; call: string }) => {
  const me = useMe()
  const { data: store } = useMyStore()
  const templates = useTemplates({ enabled: me.plan === 'paid' && Boolean(store) }).data
  const link = usePublications().data?.share.url
  const { name = '', country_code = '+92', store_slug = '' } = store ?? {}
  return (order) => {
    const own = templates?.find(({ kind }) => kind === buyerMessage[order.status])?.text
    const about = { name, country_code }
    const text = buyerText(order, about, link ?? `${location.origin}/store/${store_slug}/`, own)
    return { chat: buyerChat(order, about, text), call: buyerCall(order, about) }
  }
}
