/** Words of a buyer's past in the shop. */

import { count } from '#src/lib/numbers.ts'

export const blocked = 'Blocked'
export const delivered = (orders: number): string => `${count(orders)} delivered`
export const returned = (orders: number): string => `${count(orders)} returned`
export const cancelled = (orders: number): string => `${count(orders)} cancelled`
