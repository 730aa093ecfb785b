/** Words of an order's payments. */

export const theSameScreenshotCame = (orderId: string): string => `The same screenshot came with order ${orderId}.`
export const showTheScreenshot = 'Show the screenshot'
export const failedToLoadTheScreenshot = 'Failed to load the screenshot'
export const screenshotOfThePayment = (reference: string): string => `Screenshot of the payment ${reference}`
export const hasItArrived = 'Has it arrived?'
export const lookAndCorrect = 'Look into your bank app. A screenshot can be forged. Correct the amount if less arrived.'
export const yesItIsThere = 'Yes, it is there'
export const recordAPayment = 'Record a payment'
export const theCashToCollect = 'The cash to collect becomes less.'
export const record = 'Record'
export const giveMoneyBack = 'Give money back'
export const sendItFirstHere = 'Send it first. Here you note it down.'
export const recordRefund = 'Record refund'
export const amountIn = (unit: string): string => `Amount in ${unit}`
export const paidWith = 'Paid with'
export const notSaid = 'Not said'
export const transactionNumber = 'Transaction number'
export const why = 'Why'
export const toCheck = 'To check'
export const received = 'Received'
export const notReceived = 'Not received'
export const payments = 'Payments'
export const givenBack = 'Given back'
export const lookIntoYourBank = 'Look into your bank app, not at a screenshot: is it there?'
export const accept = 'Accept'
export const advanceNotPaid = (amount: string): string => `${amount} in advance is not paid yet.`
export const advanceNotPaidBy = (amount: string, moment: string): string =>
  `${amount} in advance is not paid yet. Without it, the order is cancelled on ${moment}. Confirming the order waives it.`
