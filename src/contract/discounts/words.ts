/** Words by which a shop refuses a discount code, in English. */

export const unknown = 'This code is not valid'
export const reduced = 'This code is not for prices that are reduced already'
export const usedUp = 'This code has been used up'
export const usedByYou = 'You have used this code already'
export const ordersFrom = (amount: string) => `This code is for orders from ${amount}`
export const otherProducts = 'This code is not for what is in your cart'
