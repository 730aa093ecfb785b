/** Words of the orders. */

import { plural } from '#src/lib/plural.ts'

export const youNoLongerSell = (names: string): string => `You no longer sell ${names}: it does not go back into stock.`
export const failedToDownload = 'Failed to download'
export const undoneTheOrderIsAgain = (status: string): string => `Undone: the order is ${status} again`
export const failedToUndo = 'Failed to undo'
export const orderStatusUpdatedSuccessfully = 'Order status updated successfully'
export const failedToUpdateOrderStatus = 'Failed to update order status'
export const markPending = 'Mark Pending'
export const confirmOrder = 'Confirm Order'
export const markShipped = 'Mark Shipped'
export const markDelivered = 'Mark Delivered'
export const cancelOrder = 'Cancel Order'
export const markReturning = 'Mark Returning'
export const markReturned = 'Mark Returned'
export const keptOf = (kept: string, total: string): string => `Kept ${kept} of ${total}`
export const searchOrders = 'Search orders'
export const namePhoneCityProduct = 'Name, phone, city, product or number'
export const failedToLoadOrders = 'Failed to load orders'
export const pagesOfOrders = 'Pages of orders'
export const failedToFetchStoreData = 'Failed to fetch store data'
export const ordersFromYourBuyers = 'Orders from your buyers will appear here.'
export const pieces = (units: number): string => plural(units, 'piece')
export const piecesCameBack = (units: number, back: number): string => `${plural(units, 'piece')}, ${back} came back`
export const statusOf = (buyer: string, status: string): string => `${buyer}: ${status}`
export const pending = 'Pending'
export const confirmed = 'Confirmed'
export const shipped = 'Shipped'
export const delivered = 'Delivered'
export const cancelled = 'Cancelled'
export const returning = 'Returning'
export const returned = 'Returned'
