import { z } from 'zod'
import { currencyCode } from '../fields.ts'

/** Weeks looked back on. */
export const MONEY_WEEKS = 12

const amounts = {
  parcels: z.int(),
  /** Cash of parcels on their way. */
  to_come: z.number(),
  /** Cash of what was delivered and kept. */
  came: z.number(),
  /** Cash of what came back, or is on its way back. */
  came_back: z.number(),
}

/** Cash of parcels by the week they were sent in and their courier, newest first. Amounts are decimals. */
export const parcelMoney = z.object({
  currency: currencyCode,
  rows: z.array(
    z.object({
      /** Monday of the week in Pakistan. */
      week: z.string(),
      /** Empty for orders that were sent without a parcel on record. */
      courier: z.string(),
      ...amounts,
    }),
  ),
  sum: z.object(amounts),
})
export type ParcelMoney = z.infer<typeof parcelMoney>
