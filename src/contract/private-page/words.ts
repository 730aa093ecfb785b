/** Words of an order's private page, in English. Names and amounts come as HTML, escaped. */

export const yourOrder = 'Your order'
export const pending = 'Ordered'
export const pendingSays = (shop: string) => `${shop} has your order, and contacts you to confirm it.`
export const confirmed = 'Confirmed'
export const confirmedSays = (shop: string) => `${shop} has confirmed your order and prepares it.`
export const shipped = 'On its way'
export const shippedSays = (due: string) =>
  `Your order is on its way. ${due ? `Please keep ${due} ready in cash.` : 'It is paid.'}`
export const delivered = 'Delivered'
export const deliveredSays = 'Your order was delivered. Thank you!'
export const cancelled = 'Cancelled'
export const cancelledSays = 'This order was cancelled.'
export const returning = 'On its way back'
export const returningSays = (shop: string) => `The parcel is on its way back to ${shop}.`
export const returned = 'Returned'
export const returnedSays = (shop: string) => `The parcel came back to ${shop}.`
export const ready = 'Ready'
export const readySays = (shop: string, due: string) =>
  `Your order is ready at ${shop}. ${due ? `Please bring ${due} in cash.` : 'It is paid.'}`
export const pickedUp = 'Picked up'
export const pickedUpSays = 'You have picked up your order. Thank you!'
export const thanksSays = (shop: string) => `Thank you for confirming. ${shop} has been told.`

export const products = 'Products'
export const discount = 'Discount'
export const delivery = 'Delivery'
export const free = 'Free'
export const adjustment = 'Adjustment'
export const total = 'Total'
export const paid = 'Paid'
export const back = 'You get back'
export const left = 'Left to pay'
export const phoneEnd = (digits: string) => `phone ending in ${digits}`
export const forWhom = (told: string) => `For ${told}`
export const arrivesIn = (days: string) => `Usually arrives in ${days}.`
export const withCourier = (courier: string) => `With ${courier}`
export const followParcel = 'Follow the parcel'
export const changedOn = (day: string) => `Changed by the shop on ${day}.`

export const chat = 'Chat with the shop'
export const yes = 'Yes, I ordered this'
export const haveReceived = 'I have received it'
export const cancel = 'Cancel this order'
export const cancelHint = 'It cannot be taken back. The shop is told at once.'
export const cancelNow = 'Cancel the order'
export const late = 'This is no longer possible: the order has moved on. Please ask the shop in the chat.'

export const yourPayment = 'Your payment'
export const claimed = 'The shop looks into its account.'
export const accepted = 'Received. Thank you!'
export const rejected = 'The shop has not received it. Please ask in the chat.'
export const transaction = (reference: string) => `transaction ${reference}`
export const scan = (payee: string) => `Scan it in your bank app: it pays ${payee}`
export const paidWith = 'Paid with'
export const transactionNumber = 'Transaction number'
export const screenshot = 'Screenshot, if you like (up to 2 MB)'
export const havePaid = 'I have paid'
export const by = (moment: string) => ` by ${moment}`
export const asksAdvance = (amount: string, by: string, order: string) =>
  `The shop asks for an advance: please send ${amount}${by} to the account below, with ${order} as the remark. Then write down the transaction number here.`
export const payNow = (amount: string, order: string) =>
  `Cash at the door is fine. To pay now instead, send ${amount} to the account below, with ${order} as the remark. Then write down the transaction number here.`
export const payAdvance = 'Pay the advance'
export const payBefore = 'Pay before delivery'

export const howWasIt = 'How was it?'
export const reviewHint = 'Your stars and words appear in the shop, with your first name.'
export const starsOf = (count: number) => (count === 1 ? '1 star' : `${count} stars`)
export const givenStars = (count: number) => `${count} of 5 stars`
export const yourStars = 'Your stars'
export const yourWords = 'Your words, if you like'
export const yourPhoto = 'A photo, if you like (up to 2 MB)'
export const removePhoto = 'Remove the photo'
export const saveChange = 'Save the change'
export const sendReview = 'Send the review'
export const changeIt = 'Change it'
export const shopAnswers = (answer: string) => `The shop answers: ${answer}`
export const shopHides = (reason: string) => `The shop hides your words: ${reason}.`
