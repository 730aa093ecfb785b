import * as delivery from './delivery/words.ts'
import * as deliveryUrdu from './delivery/words.ur.ts'
import * as discounts from './discounts/words.ts'
import * as discountsUrdu from './discounts/words.ur.ts'
import type { Catalogue, Language } from './languages.ts'
import { type MessageWords, messageWords } from './order-messages/message-words.ts'
import * as orders from './orders/words.ts'
import * as ordersUrdu from './orders/words.ur.ts'
import * as privatePage from './private-page/words.ts'
import * as privatePageUrdu from './private-page/words.ur.ts'
import * as products from './products/words.ts'
import * as productsUrdu from './products/words.ur.ts'
import * as refusals from './refusals/words.ts'
import * as refusalsUrdu from './refusals/words.ur.ts'
import * as stores from './stores/words.ts'
import * as storesUrdu from './stores/words.ur.ts'
import * as chat from './whatsapp/words.ts'
import * as chatUrdu from './whatsapp/words.ur.ts'

/**
 * Words of a shop for its buyers, by area. For the server: scripts of store pages import the `words.ts` of an area,
 * and the build gives those of Urdu shops its `words.ur.ts`.
 */
export interface ShopWords {
  stores: Catalogue<typeof stores>
  products: Catalogue<typeof products>
  orders: Catalogue<typeof orders>
  chat: Catalogue<typeof chat>
  delivery: Catalogue<typeof delivery>
  discounts: Catalogue<typeof discounts>
  orderMessages: MessageWords
  privatePage: Catalogue<typeof privatePage>
  refusals: Catalogue<typeof refusals>
}

export const shopWords: Record<Language, ShopWords> = {
  en: { stores, products, orders, chat, delivery, discounts, orderMessages: messageWords.en, privatePage, refusals },
  ur: {
    stores: storesUrdu,
    products: productsUrdu,
    orders: ordersUrdu,
    chat: chatUrdu,
    delivery: deliveryUrdu,
    discounts: discountsUrdu,
    orderMessages: messageWords.ur,
    privatePage: privatePageUrdu,
    refusals: refusalsUrdu,
  },
}

/** Refusals by checks that know no shop, by their English text: fields of the order form, and `refusals/words.ts`. */
const urduRefusals = new Map<string, string>(
  (['orders', 'refusals'] as const).flatMap((area) => {
    const urdu: Record<string, unknown> = shopWords.ur[area]
    return Object.entries(shopWords.en[area]).flatMap(([key, english]): [string, string][] =>
      typeof english === 'string' ? [[english, String(urdu[key])]] : [],
    )
  }),
)

/** Returns a refusal by a check that knows no shop in a language. Any other text stays as it is. */
export const refusalIn = (language: Language, english: string): string =>
  (language === 'ur' ? urduRefusals.get(english) : undefined) ?? english
