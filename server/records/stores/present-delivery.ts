import type { DeliverySettings } from '#contract/delivery/delivery.ts'
import type { DeliveryAnswer } from '#contract/delivery/delivery-schema.ts'
import { placeById } from '#contract/delivery/places.ts'
import { decimalOrNull, toDecimal } from '#contract/minor-units.ts'

/** Returns delivery settings as their seller reads them: decimal amounts, and places with their names. */
export const presentDelivery = (settings: DeliverySettings): DeliveryAnswer => ({
  ...settings,
  default_fee: toDecimal(settings.default_fee),
  free_over: decimalOrNull(settings.free_over),
  cod_max: decimalOrNull(settings.cod_max),
  rates: settings.rates.map((rate) => ({
    ...rate,
    name: placeById(rate.place)?.name ?? rate.place,
    fee: toDecimal(rate.fee),
  })),
})
