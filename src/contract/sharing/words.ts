/** Words that a seller sends her buyers with a link, in the shop's language. */

export const orderHere = 'Order here or on WhatsApp, cash on delivery:'
export const cashOnDelivery = (price: string) => `${price}, cash on delivery`
