/** Words of steps of many orders. */

import { plural } from '#src/lib/plural.ts'

export const canNoLongerBeUndone = (refused: number): string => `${plural(refused, 'order')} can no longer be undone`
export const undone = (orders: number): string => `Undone: ${plural(orders, 'order')}`
export const failedToUndo = 'Failed to undo'
export const ordersNow = (orders: number, status: string): string => `${plural(orders, 'order')} ${status}`
export const failedToUpdateTheOrders = 'Failed to update the orders'
export const markPending = (count: number): string => `Mark ${count} pending`
export const confirm = (count: number): string => `Confirm ${count}`
export const markShipped = (count: number): string => `Mark ${count} shipped`
export const markDelivered = (count: number): string => `Mark ${count} delivered`
export const cancel = (count: number): string => `Cancel ${count}`
export const markReturning = (count: number): string => `Mark ${count} returning`
export const markReturned = (count: number): string => `Mark ${count} returned`
export const chosenOrders = 'Chosen orders'
export const tapOrdersToChooseThem = 'Tap orders to choose them'
export const chosenCounted = (chosen: number): string => `${chosen} chosen`
export const none = 'None'
export const all = (listed: number): string => `All ${listed}`
export const stopChoosing = 'Stop choosing'
export const courierFile = 'Courier file'
export const printCounted = (chosen: number): string => `Print ${plural(chosen, 'slip')}`
export const printSlips = 'Print slips'
export const moreForTheChosenOrders = 'More for the chosen orders'
export const theirProductsGoBack =
  'Their products go back into stock. You can undo this for ten seconds. After that they stay cancelled.'
export const theParcelsAreOn = 'The parcels are on their way back to you.'
export const allTheirProductsGo =
  'All their products go back into stock. If some are damaged or missing, mark those orders one by one instead.'
export const stepOfYourOrders = (step: string): string => `${step} of your orders?`
export const notNow = 'Not now'
export const stayedAsBefore = (refused: number): string => `${plural(refused, 'order')} stayed as before`
export const close = 'Close'
export const shippedNotAll = (orders: number, refused: number): string =>
  `${plural(orders, 'order')} shipped. ${plural(refused, 'order')} stayed as before.`
export const shipped = (orders: number): string => `${plural(orders, 'order')} shipped`
export const andOthers = (orders: number): string => `{names} and ${plural(orders, 'other')}`
