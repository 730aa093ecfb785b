import { plural } from '#src/lib/plural.ts'

export const someProducts = 'some products'
export const freeDelivery = 'Free delivery'
export const off = (amountIn: string): string => `${amountIn} off`
export const from = (amountIn: string): string => `from ${amountIn}`
export const starts = (dateWords: string): string => `starts ${dateWords}`
export const until = (dateWords: string): string => `until ${dateWords}`
export const onceABuyer = 'once a buyer'
export const timesABuyer = (perPhone: number): string => `${perPhone} times a buyer`
export const used = (uses: number): string => `Used ${plural(uses, 'time')}`
export const usedOf = (uses: number, limit: number): string => `Used ${uses} of ${plural(limit, 'time')}`
export const forAllProducts = 'For all products'
export const forChosen = (count: number): string => `For ${count} chosen`
export const categories = 'Categories'
export const uses = 'Uses'
export const copyLink = 'Copy link'
export const linkCopied = 'Link copied'
export const copyTheLinkWith = 'Copy the link with the code'
export const percent = 'Percent'
export const isSaved = (code: string): string => `${code} is saved`
export const failedToSaveTheCode = 'Failed to save the code'
export const newDiscountCode = 'New Discount Code'
export const buyersTypeItInto = 'Buyers type it into the order form, or follow your link with it.'
export const saveCode = 'Save Code'
export const to20LettersAnd = '3 to 20 letters and digits, such as EID10.'
export const whatItTakesOff = 'What it takes off'
export const percentOff = 'Percent off'
export const offIn = (unit: string): string => `Off in ${unit}`
export const ordersFrom = (unit: string): string => `Orders from ${unit}`
export const firstDay = 'First day'
export const lastDay = 'Last day'
export const usesInAll = 'Uses in all'
export const usesOfABuyer = 'Uses of a buyer'
export const alsoOnReducedPrices = 'Also on reduced prices'
export const theCodeCounts = 'The code counts'
export const removeThisCode = 'Remove this code'
export const buyersCanNoLonger = 'Buyers can no longer use it. Orders keep what they were given.'
export const remove = (code: string): string => `Remove ${code}?`
export const failedToRemoveTheCode = 'Failed to remove the code'
export const discountCodes = 'Discount codes'
export const thankOldBuyersOr = 'Thank old buyers, or bring new ones: a percent, an amount, free delivery.'
export const premiumHasMoreThan = 'Premium has more than one code.'
export const addCode = 'Add Code'
export const failedToFetchDiscountCodes = 'Failed to fetch discount codes'
export const off2 = 'Off'
export const untilSunday = 'Until Sunday'
export const endOfMonth = 'End of month'
export const becomes = (amountIn: string, amountIn2: string): string => `${amountIn} becomes ${amountIn2}. `
export const buyersSeeTheOld = (example: string): string => `${example}Buyers see the old price crossed out.`
export const failedToSaveTheSale = 'Failed to save the sale'
export const sale = 'Sale'
export const newSale = 'New Sale'
export const itBeginsAndEnds = 'It begins and ends by itself, at midnight in Pakistan.'
export const saveSale = 'Save Sale'
export const startSale = 'Start Sale'
export const endThisSale = 'End this sale'
export const productsCostWhatThey = 'Products cost what they did before, at once. Orders keep their prices.'
export const endThisSale2 = 'End this sale?'
export const endSale = 'End sale'
export const planned = 'Planned'
export const running = 'Running'
export const reduceEverythingOrSome =
  'Reduce everything, or some products, for some days. The old price stands beside the new one.'
export const addSale = 'Add Sale'
export const failedToFetchSales = 'Failed to fetch sales'
