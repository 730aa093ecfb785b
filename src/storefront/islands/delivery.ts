import address from 'virtual:delivery-address'
import { atom } from 'nanostores'
import type { Destination } from '#contract/orders/order-form.ts'
import { storeData } from '#src/storefront/store-data.ts'

/** Delivery charge to the buyer's city. */
export interface DeliveryQuote {
  /** The city as buyers read it; empty without one. */
  city: string
  /** «Delivery to Lahore, 2 to 4 days»; empty in shops that charge nothing. */
  label: string
  /** Takes and returns minor units; `null` while the city is unknown. */
  fee: (goods: number) => number | null
  /** Says why an order of this total cannot be placed so, and what is possible instead; empty if it can. */
  refusal: (total: number) => string
  fields: Destination
  /** Lines of a chat order, after the address. Takes the charge. */
  chat: (charge: number | null) => string
}

export const $delivery = atom<DeliveryQuote>({
  city: '',
  label: '',
  fee: () => 0,
  refusal: () => '',
  fields: {},
  chat: () => '',
})

/** Loads what the shop charges, if it charges. Fills `place` with the field «City». */
export const loadDelivery = (place: HTMLElement | null = null): void => {
  if (storeData().delivery) import(/* @vite-ignore */ address).then((script) => script.watchDelivery($delivery, place))
}
