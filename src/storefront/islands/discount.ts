import address from 'virtual:code-address'
import { atom } from 'nanostores'
import type { OrderItem } from '#contract/orders/order-form.ts'
import { storeData } from '#src/storefront/store-data.ts'
import type { DeliveryQuote } from './delivery.ts'

export interface AppliedDiscount {
  /** Empty without a discount. */
  code: string
  /** In minor units. */
  amount: number
  freeDelivery: boolean
}

export const NO_DISCOUNT: AppliedDiscount = { code: '', amount: 0, freeDelivery: false }
export const $discount = atom(NO_DISCOUNT)

/** Loads the field for a discount code into `place`, in shops that have codes. */
export const loadCode = (place: HTMLElement | null, items: readonly OrderItem[]): void => {
  if (place && storeData().codes)
    import(/* @vite-ignore */ address).then((script) => script.watchCode($discount, place, items))
}

/** Returns delivery's charge, `null` while the city is unknown, and the total with it. Takes goods in minor units. */
export const totalOf = (goods: number, { fee }: DeliveryQuote, { amount, freeDelivery } = NO_DISCOUNT) => {
  const left = goods - amount
  const charge = freeDelivery ? 0 : fee(left)
  return { charge, total: left + (charge ?? 0) }
}
