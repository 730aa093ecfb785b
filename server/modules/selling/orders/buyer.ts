import type { NewOrder } from '#contract/orders/orders.ts'
import { normalisePhone } from '#contract/phone.ts'
import { shopWords } from '#contract/shop-words.ts'
import { AppError } from '#server/http/app-error.ts'
import type { SecretBox } from '#server/ports/secret-box.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'

/** By what a buyer's unconfirmed orders belong together. All but the phone are fingerprints that hold in one store. */
export interface Buyer {
  phone: string
  /** The random id that the cart keeps, `null` when it sent none. */
  cart: string | null
  /** Name and delivery address. */
  recipient: string
  /** Network address (IPv6: its /48), `null` when unknown. */
  address: string | null
}

/** Returns the refusal of a phone that the seller blocked. It says what is possible instead. */
export const blockedError = ({ whatsapp_number, country_code, language }: StoreRow): AppError =>
  new AppError('forbidden', shopWords[language].orders.chatOnly(`+${normalisePhone(whatsapp_number, country_code)}`))

/** Letters and digits alone: «House 5, St. 9» and «house 5 st 9» are the same. */
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** Returns who orders. `address` is `undefined` when it does not tell buyers apart. */
export const buyerOf = (
  secrets: SecretBox,
  store: Pick<StoreRow, 'id' | 'country_code'>,
  form: Pick<NewOrder, 'buyer_name' | 'buyer_phone' | 'delivery_address' | 'cart_id'>,
  address: string | undefined,
): Buyer => {
  const fingerprint = (what: string) => secrets.fingerprint(`order ${store.id} ${what}`)
  return {
    phone: normalisePhone(form.buyer_phone, store.country_code),
    cart: form.cart_id === undefined ? null : fingerprint(`cart ${form.cart_id}`),
    recipient: fingerprint(`recipient ${plain(form.buyer_name)} ${plain(form.delivery_address)}`),
    address: address === undefined ? null : fingerprint(`from ${address}`),
  }
}
