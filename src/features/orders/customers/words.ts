/** Words of the shop's customers. */

import { plural } from '#src/lib/plural.ts'

export const failedToSaveTheCustomer = 'Failed to save the customer'
export const delivered = 'Delivered'
export const returned = 'Returned'
export const cancelled = 'Cancelled'
export const paidAndKept = 'Paid and kept:'
export const yourNote = 'Your note'
export const onlyYouSeeIt = 'Only you see it.'
export const saveNote = 'Save note'
export const blockThisPhone = 'Block this phone'
export const itsOrdersAreRefused =
  'Its orders are refused. The buyer is told to reach you on WhatsApp or by phone instead.'
export const latestOrders = 'Latest orders'
export const customer = 'Customer'
export const eraseCustomer = 'Erase customer'
export const failedToLoadTheCustomer = 'Failed to load the customer'
export const eraseThisCustomer = 'Erase this customer?'
export const erase = 'Erase'
export const namePhoneAddressAnd =
  'Name, phone, address and notes are removed from all their orders in your shop, and so is a block. Your totals stay. This cannot be undone.'
export const failedToEraseTheCustomer = 'Failed to erase the customer'
export const customers = 'Customers'
export const orderCount = (total: number): string => plural(total, 'order')
export const blocked = 'Blocked'
export const failedToDownload = 'Failed to download'
export const backToOrders = 'Back to orders'
export const download = 'Download'
export const searchCustomers = 'Search customers'
export const nameOrPhone = 'Name or phone'
export const failedToLoadCustomers = 'Failed to load customers'
export const noCustomersFound = 'No customers found'
export const everyoneWhoOrdersFrom = 'Everyone who orders from your store will appear here, with all their orders.'
export const noCustomersYet = 'No customers yet'
export const customersTotal = (total: number): string => plural(total, 'customer')
export const pagesOfCustomers = 'Pages of customers'
export const customersOnFree = (total: number): string =>
  `${plural(total, 'customer')}. With Premium you can download them as a file (CSV).`
export const alsoOrderedAs = 'Also ordered as {names}'
export const lastOrderedOn = 'last {day}'
export const nothingMatches = 'Nothing matches “{search}”. Try a part of the name or of the phone number.'
