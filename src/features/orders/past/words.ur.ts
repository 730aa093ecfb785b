/** Words of a buyer's past in the shop, in Urdu. To be read by a native speaker. */

import { count } from '#src/lib/numbers.ts'

export const blocked = 'بلاک'
export const delivered = (orders: number): string => `${count(orders)} ${orders === 1 ? 'پہنچا' : 'پہنچے'}`
export const returned = (orders: number): string => `${count(orders)} ${orders === 1 ? 'واپس آیا' : 'واپس آئے'}`
export const cancelled = (orders: number): string => `${count(orders)} کینسل`
