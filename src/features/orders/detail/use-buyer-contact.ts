import { buyerMessage } from '#contract/whatsapp/whatsapp-templates.ts'
import { useTemplates } from '#src/features/shared/message-templates.ts'
import { usePublications } from '#src/features/shared/publications.ts'
import { useMe, useMyStore } from '#src/features/shared/queries.ts'
import type { AnyOrder } from '../order-lines.ts'
import type { BuyerContact } from '../order-view.ts'
import { buyerCall, buyerChat, buyerText, isUnanswered, messageWordsOf } from '../order-words.ts'

/** Links to reach a buyer: a chat with a text for the order's status, one with the private page's link, and a call. */
export const useBuyerContact = (): ((order: AnyOrder) => BuyerContact) => {
  const me = useMe()
  const { data: store } = useMyStore()
  const templates = useTemplates({ enabled: me.plan === 'paid' && Boolean(store) }).data
  const link = usePublications().data?.share.url
  const { name = '', country_code = '+92', store_slug = '' } = store ?? {}
  return (order) => {
    const language = order.language ?? store?.language
    const say = messageWordsOf({ language })
    const own = isUnanswered(order)
      ? say.reminder
      : templates?.find(({ kind }) => kind === buyerMessage[order.status])?.text
    const about = { name, country_code, language }
    const words = (text?: string) => buyerText(order, about, link ?? `${location.origin}/store/${store_slug}/`, text)
    return {
      chat: buyerChat(order, about, words(own)),
      page: buyerChat(order, about, words(say.pageLink)),
      call: buyerCall(order, about),
    }
  }
}
