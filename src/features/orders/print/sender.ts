import { formatPhone } from '#contract/phone-formats.ts'
import type { Store } from '#contract/stores/stores.ts'

/** Whom a parcel comes from, as the courier asks for it. */
export interface Sender {
  name: string
  phone: string
  /** What the shop's pages show; empty where it shows none. */
  address: string
}

export const senderOf = (store: Pick<Store, 'name' | 'whatsapp_number' | 'country_code' | 'layoutConfig'>): Sender => {
  const { address } = store.layoutConfig.customizations
  return {
    name: store.name,
    phone: formatPhone(store.whatsapp_number, store.country_code),
    address: typeof address === 'string' ? address.trim() : '',
  }
}
