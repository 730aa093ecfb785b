/** Words of one order in full. */

export const cancelQuestion = (orderId: string): string => `Cancel order ${orderId}?`
export const cancelOrder = 'Cancel Order'
export const keepOrder = 'Keep order'
export const noStockWasReserved = 'No stock was reserved for it.'
export const placedByTheBuyer = 'Placed by the buyer'
export const recordedByTheShop = 'Recorded by the shop'
export const undoneAgain = (to: string): string => `Undone: ${to} again`
export const failedToMakeA = 'Failed to make a new link'
export const theBuyersOwnPage = 'The buyer’s own page: where the order stands, to confirm, to cancel.'
export const send = 'Send'
export const look = 'Look'
export const copy = 'Copy'
export const linkCopied = 'Link copied'
export const copyTheLink = 'Copy the link'
export const newLink = 'New link'
export const theOldLinkStops = 'The old link stops working at once, for the buyer too. Send the new one.'
export const makeANewLinkQuestion = 'Make a new link?'
export const makeANewLink = 'Make a new link'
export const cashOnDelivery = 'cash on delivery'
export const toGiveBack = 'To give back'
export const toCollect = 'To collect'
export const thisOrderWasChangedElsewhere = (conflict: string): string =>
  `This order was changed elsewhere: ${conflict}.`
export const youSeeItAs = 'You see it as it is now.'
export const toBeChecked = 'To be checked'
export const buyerConfirmed = 'Buyer confirmed'
export const change = 'Change'
export const printSlip = 'Print slip'
export const customer = 'Customer'
export const allTheirOrders = 'All their orders'
export const whatsapp = 'WhatsApp'
export const call = 'Call'
export const notesOfTheBuyer = 'Notes of the buyer'
export const delivery = (code: string): string => `Delivery${code && ` (${code})`}`
export const free = 'free'
export const adjustment = 'Adjustment'
export const total = 'Total'
export const history = 'History'
export const failedToSaveNotes = 'Failed to save notes'
export const yourNotes = 'Your notes'
export const onlyYouSeeThem = 'Only you see them.'
export const saveNotes = 'Save notes'
export const itHasAnotherStatusNow = 'it has another status now'
export const order = (orderId: string): string => `Order ${orderId}`
export const failedToGetOrderStatus = 'Failed to get order status'
export const why = 'Why?'
export const chooseAReason = 'Choose a reason'
export const oneLess = (label: string): string => `${label}: one less`
export const oneMore = (label: string): string => `${label}: one more`
export const ordered = (quantity: number): string => `${quantity} ordered`
export const youNoLongerSell = 'You no longer sell this: it does not go back into stock.'
export const backInStock = 'Back in stock'
export const damaged = 'Damaged'
export const orderComesBack = (id: string): string => `Order ${id} comes back?`
export const theParcelIsOn =
  'The parcel is on its way back to you. Its products go back into stock once you mark it returned.'
export const markReturning = 'Mark Returning'
export const orderIsBack = (id: string): string => `Order ${id} is back?`
export const goodProductsGoBack = 'Good products go back into stock. Damaged ones do not.'
export const markReturned = 'Mark Returned'
export const notYet = 'Not yet'
export const countAtLeastOne = 'Count at least one product that came back.'
export const updateStatusOfOrder = (orderId: string): string => `Update status of order ${orderId}`
export const updateStatus = 'Update status'
export const itsProductsGoBack = 'Its products go back into stock.'
export const itHasAParcel = (courier: string): string => `It has a parcel with ${courier}: tell the courier too.`
export const youCanUndoThis = 'You can undo this for ten seconds. After that a cancelled order cannot be changed.'
export const discount = (code: string): string => `Discount ${code}`
export const cameBack = (units: number): string => `${units} came back`
export const cameBackDamaged = (units: number, damaged: number): string => `${units} came back, ${damaged} damaged`
export const amountCameBack = (amount: string): string => `${amount} came back`
export const changedElsewhereSaveAgain =
  'This order was changed elsewhere. You see it as it is now; what you typed stays. Save again to keep it.'
export const andMore = (rest: number): string => `{name} and ${rest} more`
