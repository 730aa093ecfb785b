/** Words of discount codes and sales. */
import { plural } from '#src/lib/plural.ts'

export const someProducts = 'some products'
export const everything = 'everything'
export const listed = (names: readonly string[]): string => names.join(', ')
export const freeDelivery = 'Free delivery'
export const percentOff = (percent: number): string => `${percent}% off`
export const amountOff = (amount: string): string => `${amount} off`
export const fromAmount = (amount: string): string => `from ${amount}`
export const fromDay = (day: string): string => `from ${day}`
export const starts = (day: string): string => `starts ${day}`
export const until = (day: string): string => `until ${day}`
export const onceABuyer = 'once a buyer'
export const timesABuyer = (times: number): string => `${times} times a buyer`
export const used = (uses: number): string => `Used ${plural(uses, 'time')}`
export const usedOf = (uses: number, limit: number): string => `Used ${uses} of ${plural(limit, 'time')}`
export const forAllProducts = 'For all products'
export const forChosen = (total: number): string => `For ${total} chosen`
export const categories = 'Categories'
export const uses = 'Uses'
export const copyLink = 'Copy link'
export const linkCopied = 'Link copied'
export const copyLinkWithCode = 'Copy the link with the code'
export const percent = 'Percent'
export const codeIsSaved = (code: string): string => `${code} is saved`
export const failedToSaveTheCode = 'Failed to save the code'
export const newDiscountCode = 'New Discount Code'
export const buyersTypeOrFollowLink = 'Buyers type it into the order form, or follow your link with it.'
export const saveCode = 'Save Code'
export const lettersAndDigits = '3 to 20 letters and digits, such as EID10.'
export const whatItTakesOff = 'What it takes off'
export const percentOffLabel = 'Percent off'
export const offIn = (unit: string): string => `Off in ${unit}`
export const ordersFrom = (unit: string): string => `Orders from ${unit}`
export const firstDay = 'First day'
export const lastDay = 'Last day'
export const usesInAll = 'Uses in all'
export const usesOfABuyer = 'Uses of a buyer'
export const alsoOnReducedPrices = 'Also on reduced prices'
export const theCodeCounts = 'The code counts'
export const removeThisCode = 'Remove this code'
export const buyersCannotTakeIt = 'Buyers can no longer use it. Orders keep what they were given.'
export const remove = (code: string): string => `Remove ${code}?`
export const failedToRemoveTheCode = 'Failed to remove the code'
export const discountCodes = 'Discount codes'
export const thankBuyersOrBringNew = 'Thank old buyers, or bring new ones: a percent, an amount, free delivery.'
export const premiumHasMoreCodes = 'Premium has more than one code.'
export const addCode = 'Add Code'
export const failedToFetchDiscountCodes = 'Failed to fetch discount codes'
export const isOff = 'Off'
export const hasEnded = 'Ended'
export const untilSunday = 'Until Sunday'
export const sevenDays = '7 days'
export const endOfMonth = 'End of month'
export const oldPriceCrossedOut = 'Buyers see the old price crossed out.'
export const saleExample = (before: string, after: string): string =>
  `${before} becomes ${after}. Buyers see the old price crossed out.`
export const failedToSaveTheSale = 'Failed to save the sale'
export const sale = 'Sale'
export const newSale = 'New Sale'
export const itBeginsAndEnds = 'It begins and ends by itself, at midnight in Pakistan.'
export const saveSale = 'Save Sale'
export const startSale = 'Start Sale'
export const endThisSale = 'End this sale'
export const productsCostAsBefore = 'Products cost what they did before, at once. Orders keep their prices.'
export const endThisSaleQuestion = 'End this sale?'
export const endSale = 'End sale'
export const planned = 'Planned'
export const running = 'Running'
export const reduceForSomeDays =
  'Reduce everything, or some products, for some days. The old price stands beside the new one.'
export const addSale = 'Add Sale'
export const failedToFetchSales = 'Failed to fetch sales'
