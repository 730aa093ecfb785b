/** Words about delivery, in English. */

export const days = (from: number, to: number) =>
  from === to ? `${to} ${to === 1 ? 'day' : 'days'}` : `${from} to ${to} days`
export const pickUp = 'Pick up at the shop'
export const willPickUp = 'I will pick it up at the shop'
export const city = 'City'
export const cities = 'Cities'
export const place = (name: string, _urdu: string) => name
export const cityLine = (city: string) => `City: ${city}`
export const chargeLine = (amount: string) => `Delivery: ${amount}`
export const dependsOnCity = 'Delivery: depends on your city'
export const to = (city: string) => `Delivery to ${city}`
export const labelWithDays = (label: string, days: string) => `${label}, ${days}`
export const labelCosts = (label: string, amount: string) => `${label}: ${amount}`
export const free = 'free'
export const freeDelivery = 'Free delivery'
export const costs = (amount: string) => `Delivery ${amount}`
export const costsFrom = (amount: string) => `Delivery from ${amount}`
export const freeOver = (amount: string) => `free over ${amount}`
export const listed = (parts: readonly string[]) => parts.join(', ')
export const ask = (city: string) => `Delivery to ${city} has to be agreed on first.`
export const no = (city: string) => `This shop does not deliver to ${city}.`
export const noCash = (city: string) => `Cash on delivery is not possible in ${city}.`
export const above = (amount: string) => `Orders above ${amount} cannot be paid in cash on delivery.`
export const agreeFirst = (reason: string) => `${reason} Please agree on it with the shop on WhatsApp.`
