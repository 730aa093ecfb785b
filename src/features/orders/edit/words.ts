/** Words of writing down and changing an order. */

import { plural } from '#src/lib/plural.ts'

export const failedToJoinTheOrders = 'Failed to join the orders'
export const orderedTwice = 'Ordered twice?'
export const theBuyerHasAnotherOrder = 'The buyer has another order'
export const hasTheSameProducts = '{order} of {day} has the same products.'
export const hasOtherProducts = '{order} of {day} has other products.'
export const cancelTheOtherOne = 'Cancel the other one'
export const putBothInOneParcel = 'Put both in one parcel'
export const cancelOther = (other: string): string => `Cancel ${other}?`
export const joinOther = (other: string): string => `Put ${other} into this order?`
export const otherIsCancelled = 'Its products go back into stock.'
export const otherIsJoined = 'Its products come into this order, with one delivery charge. It is cancelled then.'
export const leaveThem = 'Leave as they are'
export const cannotBeUndone = 'This cannot be undone.'
export const phone = 'Phone'
export const address = 'Address'
export const city = 'City'
export const notes = 'Notes'
export const delivery = 'Delivery'
export const adjustment = 'Adjustment'
export const adjustmentFor = 'Adjustment for'
export const total = 'Total'
export const changedByYou = (at: string): string => `Changed by you · ${at}`
export const changes = 'Changes'
export const soldOut = 'sold out'
export const left = (count: number): string => `${count} left`
export const whichOf = 'Which {name}?'
export const anotherProduct = 'Another product'
export const addAProduct = 'Add a product'
export const failedToSearchProducts = 'Failed to search products'
export const noProductOfYours = 'No product of yours has this in its name.'
export const productsFound = 'Products found'
export const productsOfTheOrder = 'Products of the order'
export const oneLessOf = (name: string): string => `One less of ${name}`
export const quantityOf = (name: string): string => `Quantity of ${name}`
export const oneMoreOf = (name: string): string => `One more of ${name}`
export const priceOf = (name: string): string => `Price of ${name}`
export const takeAway = (name: string): string => `Take away ${name}`
export const orderCount = (total: number): string => plural(total, 'order')
export const fillInNameAndAddress = 'Fill in name and address'
export const buyer = 'Buyer'
export const notesOfTheBuyer = 'Notes of the buyer'
export const deliveryCharge = 'Delivery charge'
export const whatIsItFor = 'What is it for?'
export const giftWrap = 'Gift wrap'
export const amountTakenOff = 'Amount taken off'
export const amountAdded = 'Amount added'
export const addInstead = 'Add instead'
export const takeOffInstead = 'Take off instead'
export const addOrTakeOff = 'Add or take off an amount'
export const discountAsAgreed = 'Discount, as agreed'
export const changeOrder = (orderId: string): string => `Change order ${orderId}`
export const theBuyerSeesOn = 'The buyer sees on the page of the order that you changed it.'
export const saveChanges = 'Save changes'
export const failedToLoadTheOrder = 'Failed to load the order'
export const failedToChangeTheOrder = 'Failed to change the order'
export const failedToReadTheChat = 'Failed to read the chat'
export const theBuyersMessage = 'The buyer’s message'
export const anOrderFromYour =
  'An order from your shop’s WhatsApp button fills everything in. Of other texts the phone number is found, and the rest becomes a note.'
export const readIt = 'Read it'
export const newOrder = 'New order'
export const fromAChatA = 'From a chat, a call or the counter. It takes stock at once.'
export const saveOrder = 'Save order'
export const failedToSaveTheOrder = 'Failed to save the order'
export const pasteAChat = 'Paste a chat'
export const leaveItEmptyFor = 'Leave it empty for the charge of your shop.'
export const takeItAnyway = 'Take it anyway'
export const yourShopDoesNot = 'Your shop does not deliver there, or not for so much cash.'
export const theBuyerHasAgreed = 'The buyer has agreed'
export const savedAsConfirmed = 'Saved as confirmed.'
export const savedAsPendingYou = 'Saved as pending: you confirm it later.'
export const inYourShop = (amount: string): string => `In your shop ${amount}`
export const orderedAt = (amount: string): string => `Ordered at ${amount}`
export const itStandsInFile =
  'It stands in the file for {courier}. If you have uploaded that file, tell the courier too.'
export const cameBack = (returned: number): string => `${returned} came back`
export const blockedByYou = 'blocked by you'
export const listed = (parts: readonly string[]): string => parts.join(', ')
export const none = 'none'
export const changedFromTo = '{what}: {before} → {after}'
export const foundInTheChat = (fields: string): string => `Found in the chat: ${fields}.`
export const nothingFoundInThe = 'No product, phone or address was found in the chat.'
export const theRestIsIn = 'The rest is in the notes.'
export const addAProductFirst = 'Add a product first.'
