import { z } from 'zod'
import type { Days } from '#contract/delivery/delivery.ts'
import { type DeliveryAnswer, type deliveryChange, RATES_MAX } from '#contract/delivery/delivery-schema.ts'
import { priceField } from '#contract/fields.ts'
import { toDecimal } from '#contract/minor-units.ts'
import { groupRates, type RateGroup } from './delivery-words.ts'
import * as say from './words.ts'

/** Days as the value of a choice: `2-4`; empty for «not said». */
export const daysValue = (days: Days | null): string => (days ? `${days.from}-${days.to}` : '')

export const daysOf = (value: string): Days | null => {
  const [from, to] = value.split('-').map(Number)
  return from === undefined || to === undefined ? null : { from, to }
}

const fee = priceField(say.deliveryChargeIsRequired).transform(toDecimal)
const days = z.string().transform(daysOf)
const optionalAmount = z.union([
  z
    .string()
    .trim()
    .length(0)
    .transform(() => null),
  priceField(say.enterAnAmount).transform(toDecimal),
])

const groupFields = z.object({
  places: z.array(z.object({ id: z.string(), name: z.string() })).min(1, say.chooseAPlace),
  fee,
  days,
  cod: z.boolean(),
})

export const deliveryForm = z.object({
  default_fee: fee,
  days,
  free_over: optionalAmount,
  cod_max: optionalAmount,
  elsewhere: z.enum(['yes', 'ask', 'no']),
  pick_up: z.boolean(),
  groups: z
    .array(groupFields)
    .refine(
      (groups) => groups.reduce((sum, { places }) => sum + places.length, 0) <= RATES_MAX,
      say.atMostExceptions(RATES_MAX),
    ),
})
export type DeliveryValues = z.input<typeof deliveryForm>
export type CheckedDelivery = z.output<typeof deliveryForm>

/** Returns the form values of a group of places. */
export const groupValues = (places: RateGroup['places'], group?: RateGroup): DeliveryValues['groups'][number] => ({
  places,
  fee: group ? String(group.fee) : '',
  days: daysValue(group?.days ?? null),
  cod: group?.cod ?? true,
})

const amountText = (decimal: number | null): string => (decimal === null ? '' : String(decimal))

/** Returns the form values of a shop, those of a new form without `delivery`. */
export const deliveryValues = (delivery: DeliveryAnswer | null): DeliveryValues => ({
  default_fee: amountText(delivery?.default_fee ?? null),
  days: delivery ? daysValue(delivery.days) : '2-4',
  free_over: amountText(delivery?.free_over ?? null),
  cod_max: amountText(delivery?.cod_max ?? null),
  elsewhere: delivery?.elsewhere ?? 'yes',
  pick_up: delivery?.pick_up ?? false,
  groups: groupRates(delivery?.rates ?? []).map((group) => groupValues(group.places, group)),
})

/** Returns the body to send. */
export const deliveryBody = ({ groups, ...common }: CheckedDelivery): z.input<typeof deliveryChange> => ({
  ...common,
  rates: groups.flatMap(({ places, ...terms }) => places.map(({ id }) => ({ place: id, ...terms }))),
})
