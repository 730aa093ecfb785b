import { shopWords } from '#contract/shop-words.ts'
import type { PageStore } from '#contract/stores/store-page.ts'
import { chatLink, greeting } from '#contract/whatsapp/chat-links.ts'

/** `tel:` link of a number as people write it. */
export const telLink = (phone: string): string =>
  `tel:${phone.trim().startsWith('+') ? '+' : ''}${phone.replace(/\D/g, '')}`

/** Opens a chat with the store. */
export const helloLink = (store: PageStore): string =>
  chatLink(store.whatsapp, greeting(shopWords[store.language ?? 'en'].chat, store))
