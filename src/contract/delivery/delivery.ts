import type { Catalogue } from '../languages.ts'
import type { Delivery } from '../orders/price-order.ts'
import type * as words from './words.ts'

/** Words about delivery in a shop's language. */
export type DeliveryWords = Catalogue<typeof words>

/** Delivery charges of a shop. Amounts are in minor units. No zod: store pages use it. */

/** From how many days to how many. */
export interface Days {
  from: number
  to: number
}

/** An exception for one place. */
export interface DeliveryRate {
  /** Id of a place. */
  place: string
  fee: number
  days: Days | null
  /** Whether the courier takes cash there. */
  cod: boolean
}

export interface DeliverySettings {
  default_fee: number
  days: Days | null
  /** Goods after discount from which delivery is free; `null` for never. */
  free_over: number | null
  /** Largest total paid in cash; `null` for any. */
  cod_max: number | null
  /** Places without a rate of their own: at `default_fee`, after a question in the chat, or not at all. */
  elsewhere: 'yes' | 'ask' | 'no'
  /** Whether buyers may fetch their order themselves. */
  pick_up: boolean
  rates: DeliveryRate[]
}

/** Where an order goes. Neither `place` nor `typed` while the buyer has not said. */
export interface Destination {
  /** Id of a known place. */
  place?: string | null | undefined
  /** The place as the buyer wrote it, if it is not known. */
  typed?: string | null | undefined
  pick_up?: boolean | undefined
}

/** Charge and days of delivery to a destination. */
export interface DeliveryTerms {
  /** For `priceOrder`. */
  delivery: Delivery
  days: Days | null
  /** Why it cannot be ordered so, whatever it costs. */
  refused?: 'ask' | 'no' | 'no-cash'
}

/** Returns the terms of a destination. Picking up costs nothing. */
export const deliveryTerms = (settings: DeliverySettings, { place, pick_up }: Destination): DeliveryTerms => {
  if (pick_up) return { delivery: { fee: 0, free_over: null }, days: null }
  const { free_over, elsewhere } = settings
  const rate = settings.rates.find((one) => one.place === place)
  if (!rate) {
    return {
      delivery: { fee: settings.default_fee, free_over },
      days: settings.days,
      ...(elsewhere !== 'yes' && { refused: elsewhere }),
    }
  }
  return {
    delivery: { fee: rate.fee, free_over },
    days: rate.days ?? settings.days,
    ...(!rate.cod && { refused: 'no-cash' as const }),
  }
}

/** Returns the range of what delivery costs, in minor units. */
export const chargesOf = ({ default_fee, elsewhere, rates }: DeliverySettings): { lowest: number; highest: number } => {
  const fees = [...rates.map(({ fee }) => fee), ...(elsewhere === 'yes' || rates.length === 0 ? [default_fee] : [])]
  return { lowest: Math.min(...fees), highest: Math.max(...fees) }
}

/** «2 to 4 days», «1 day»; empty where nothing is said. */
export const daysText = (say: Pick<DeliveryWords, 'days'>, days: Days | null): string =>
  days ? say.days(days.from, days.to) : ''

/** Stands for the address of an order that its buyer fetches. */
export const PICK_UP = 'Pick up at the shop'

/** Says why an order cannot be placed so, and what is possible instead. `city` and `most` are texts to show. */
export const refusalText = (
  say: DeliveryWords,
  why: 'ask' | 'no' | 'no-cash' | 'above',
  city: string,
  most = '',
): string => {
  const reason = {
    ask: say.ask(city),
    no: say.no(city),
    'no-cash': say.noCash(city),
    above: say.above(most),
  }[why]
  return say.agreeFirst(reason)
}
