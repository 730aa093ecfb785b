/** Words of a packing slip, in English. */

export const from = 'From'
export const packingSlip = 'Packing slip'
export const deliverTo = 'Deliver to'
export const notes = 'Buyer’s notes'
export const product = 'Product'
export const price = 'Price'
export const quantity = 'Quantity'
export const amount = 'Amount'
export const pieces = 'Pieces'
export const delivery = 'Delivery'
export const adjustment = 'Adjustment'
export const total = 'Total'
export const paid = 'Paid'
export const kept = 'Kept'
export const toCollect = 'Cash to collect'
export const none = 'None'
export const scan = 'Scan to see where your order stands, or to tell the shop that you have it.'
export const discount = (code: string) => `Discount ${code}`
export const cameBack = (count: number) => ` (${count} came back)`
