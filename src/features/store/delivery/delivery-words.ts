import { type Days, daysText } from '#contract/delivery/delivery.ts'
import type { DeliveryAnswer } from '#contract/delivery/delivery-schema.ts'
import * as words from '#contract/delivery/words.ts'
import type { Currency } from '#contract/money.ts'
import { amountIn } from '#src/lib/amount.ts'
import * as say from './words.ts'

type Rate = DeliveryAnswer['rates'][number]

/** Places with the same terms. */
export interface RateGroup {
  places: { id: string; name: string }[]
  fee: number
  days: Days | null
  cod: boolean
}

/** Puts places with the same charge, days and cash together, in the order of their first. */
export const groupRates = (rates: readonly Rate[]): RateGroup[] => {
  const groups = new Map<string, RateGroup>()
  for (const { place, name, fee, days, cod } of rates) {
    const key = JSON.stringify([fee, days, cod])
    const group = groups.get(key) ?? { places: [], fee, days, cod }
    group.places.push({ id: place, name })
    groups.set(key, group)
  }
  return [...groups.values()]
}

const namesOf = ({ places }: RateGroup): string => {
  const [first, second] = places
  if (!first || !second) return first?.name ?? ''
  return places.length === 2 ? say.twoPlaces(first.name, second.name) : say.severalPlaces(places.length)
}

const ELSEWHERE = { ask: say.elsewhereAfterAChat, no: say.nowhereElse }

/** @example «Lahore Rs. 150 · elsewhere Rs. 250 · free over Rs. 3,000 · cash up to Rs. 15,000 · 2 to 4 days» */
export const deliverySentence = (delivery: DeliveryAnswer, currency: Currency): string => {
  const { default_fee, free_over, cod_max, elsewhere, rates, days, pick_up } = delivery
  const amount = (decimal: number) => (decimal === 0 ? say.free : amountIn(currency, decimal))
  const groups = groupRates(rates)
  const sentence = [
    ...groups.map((group) => (group.cod ? say.placesCost : say.placesCostNoCash)(namesOf(group), amount(group.fee))),
    elsewhere === 'yes'
      ? (groups.length > 0 ? say.elsewhereCosts : say.everywhereCosts)(amount(default_fee))
      : ELSEWHERE[elsewhere],
    free_over !== null && say.freeOver(amountIn(currency, free_over)),
    cod_max !== null && say.cashUpTo(amountIn(currency, cod_max)),
    daysText(words, days),
    pick_up && say.pickUpPossible,
  ]
    .filter(Boolean)
    .join(' · ')
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
