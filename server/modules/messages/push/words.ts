/** Words of the alerts on a seller's devices. */

export const newOrder = (amount: string) => `New order: ${amount}`
export const cancelled = (amount: string) => `Cancelled by the buyer: ${amount}`
export const toBeChecked = 'to be checked'
export const moreTitle = 'More orders'
export const moreBody = 'Several more came in. Tap to see all of them.'
export const testTitle = 'This is how an order sounds'
export const testBody = 'Alerts work on this device.'
export const reminderTitle = (count: number) =>
  count === 1 ? 'An order waits for you' : `${count} orders wait for you`
export const reminderBody = (count: number) =>
  `Still ${count} unconfirmed. Buyers who hear soon rarely refuse a parcel.`
