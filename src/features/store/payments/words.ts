/** Words of accounts that buyers pay to. */

export const percent = 'Percent'
export const askForAnAdvance = 'Ask for an advance'
export const buyersAreToldBeforeOrdering =
  'Buyers are told before they order. Without it, the order is cancelled in time.'
export const howMuch = 'How much'
export const percentOfTheTotal = 'Percent of the total'
export const amountIn = (unit: string): string => `Amount in ${unit}`
export const toBePaidWithin = 'To be paid within'
export const hours = (total: number): string => `${total} hours`
export const everybodyPaysIt = 'Everybody pays it'
export const ordersAbove = (unit: string): string => `Orders above ${unit}`
export const returnedParcels = 'Returned parcels'
export const fromThisNumberOn = 'From this number on.'
export const allWhereCashIsImpossible = 'All of it where cash is not possible'
export const placesMarkedNoCash = 'Places that you have marked «no cash» under Delivery can then be ordered to.'
export const failedToReadQrCode = 'Failed to read the QR code'
export const screenshotOfTheQrCode = 'Screenshot of the QR code'
export const qrCodeOf = 'QR code of {name}'
export const qrCodeOfIn = 'QR code of {name}, {city}'
export const addTheQrCode = 'Add the QR code'
export const removeTheQrCode = 'Remove the QR code'
export const failedToSaveTheAccounts = 'Failed to save the accounts'
export const paymentBeforeDelivery = 'Payment before delivery'
export const onlyOwnOrderPageShows =
  "Only the page of a buyer's own order shows these accounts. Cash on delivery stays."
export const saveAccounts = 'Save Accounts'
export const account = (number: number): string => `Account ${number}`
export const howBuyersPay = 'How buyers pay'
export const removeAccount = (number: number): string => `Remove account ${number}`
export const bank = 'Bank'
export const nameOfTheAccount = 'Name of the account'
export const mobileNumber = 'Mobile number'
export const raastIdOrIban = 'Raast ID or IBAN'
export const accountNumberOrIban = 'Account number or IBAN'
export const noteForTheBuyer = 'Note for the buyer'
export const addAnotherAccount = 'Add another account'
export const buyersPayCashAddAccount =
  'Buyers pay cash. Add an account, and the page of each order says where to pay before delivery.'
export const failedToFetchAccounts = 'Failed to fetch accounts'
export const anAdvanceIsAskedFor = 'An advance is asked for.'
export const editAccounts = 'Edit Accounts'
export const addAccount = 'Add Account'
