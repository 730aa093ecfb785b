/** Words of texts that a buyer sends in a chat, in English. */

export const greeting = (shop: string, isMuslim: boolean) => `${isMuslim ? 'Assalam-o-Alaikum' : 'Hello'} ${shop}!`
export const order = (greeting: string) => `${greeting} I would like to order:`
export const price = (amount: string) => `Price: ${amount}`
export const quantity = (count: number) => `Quantity: ${count}`
export const total = (amount: string) => `Total: ${amount}`
export const fromAmount = (amount: string) => `from ${amount}`
export const myDetails = (details: string) => `My details\n${details}`
export const details = (name: string, phone: string, address: string) =>
  `Name: ${name}\nPhone: ${phone}\nAddress: ${address}`
export const code = (code: string) => `Code: ${code}`
export const placed = (greeting: string) => `${greeting} I have placed an order in your shop.`
export const orderNumber = (id: string) => `Order ${id}`
export const inCash = (total: string) => `${total}, Cash on Delivery`
export const question = (greeting: string, product: string) => `${greeting} When will «${product}» be available again?`
export const aboutOrder = (greeting: string, id: string) => `${greeting} My order is ${id}. `

export const measures = (greeting: string, product: string) =>
  `${greeting} I would like to send my measures for ${product}.`
