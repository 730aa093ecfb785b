/** Words of the list of products. */

import { plural } from '#src/lib/plural.ts'

export const searchProducts = 'Search products'
export const search = 'Search'
export const allCategories = 'All categories'
export const lowStock = 'Low stock'
export const noProductsFound = 'No products found'
export const clearFilters = 'Clear Filters'
export const nothingRunsLow = 'Nothing runs low. Each product has more than five.'
export const noProductMatches = 'No product matches. Try another word or category.'
export const howToAdd =
  'A photo, a name, a few words and a price are enough. Your product is in your store the moment you save it.'
export const noProductsYet = 'No Products Yet'
export const addYourFirstProduct = 'Add Your First Product'
export const importFromCsv = 'Import from CSV'
export const ofProducts = (products: number, total: number): string => `${products} of ${total} products`
export const loadMore = 'Load More'
export const free = 'Free'
export const productsUsed = (plan: string, used: string): string => `${plan}: ${used} products used`
export const allProducts = 'All products'
export const addProduct = 'Add Product'
export const upgradePlan = 'Upgrade Plan'
export const changePrices = 'Change prices'
export const failedToChangePrices = 'Failed to change the prices'
export const changeProducts = (products: number): string => `Change ${plural(products, 'product')}`
export const direction = 'Direction'
export const raise = 'Raise'
export const lower = 'Lower'
export const byPercent = 'By percent'
export const wholePercentOnly = 'Whole numbers only, such as 7'
export const roundedTo = 'Rounded to'
export const noPriceWouldChange = 'No price would change'
export const productsWouldChange = (products: number): string => `${plural(products, 'product')} would change`
export const newPrices = 'New prices'
export const andOthers = (products: number): string => `and ${products} others`
