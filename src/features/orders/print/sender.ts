import type { Language } from '#contract/languages.ts'
import { formatPhone } from '#contract/phone-formats.ts'
import type { OwnStore, Store } from '#contract/stores/stores.ts'

/** The sender of a parcel. */
export interface Sender {
  name: string
  phone: string
  /** The address on the shop's pages; may be empty. */
  address: string
  /** Language of the shop. */
  language: Language
}

export const senderOf = (
  store: Pick<Store, 'name' | 'whatsapp_number' | 'country_code' | 'layoutConfig'> &
    Partial<Pick<OwnStore, 'language'>>,
): Sender => {
  const { address } = store.layoutConfig.customizations
  return {
    name: store.name,
    phone: formatPhone(store.whatsapp_number, store.country_code),
    language: store.language ?? 'en',
    address: typeof address === 'string' ? address.trim() : '',
  }
}
