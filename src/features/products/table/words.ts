/** Words of the table of prices and stock, and of the order of products. */

import { plural } from '#src/lib/plural.ts'

export const hidden = 'Hidden'
export const variantsCounted = (variants: number): string => plural(variants, 'variant')
export const unitsInStock = (stock: number): string => `${stock} in stock`
export const priceOf = (name: string): string => `Price of ${name}`
export const stockOf = (name: string): string => `Stock of ${name}`
export const saveAtMost = (products: number): string =>
  `Please save at most ${products} products at once. Take some back, save, and type them again.`
export const rowsSaved = (rows: number): string => `${plural(rows, 'row')} saved`
export const pricesAndStock = 'Prices and stock'
export const priceMoved = '{name}: price was {before}, and is {now} now.'
export const stockMoved = '{name}: stock was {before}, and is {now} now.'
export const andOthers = (rows: number): string => `and ${rows} others.`
export const saveAgainToSet = 'Save again to set what you typed.'
export const saveRows = (rows: number): string => `Save ${plural(rows, 'row')}`
export const findInTable = 'Find in the table'
export const find = 'Find'
export const priceIn = (currency: string): string => `Price, ${currency}`
export const stock = 'Stock'
export const noProductMatches = 'No product matches.'
export const move = (name: string): string => `Move ${name}`
export const featured = 'Featured'
export const moveToTop = (name: string): string => `Move ${name} to the top`
export const product = 'product'
export const orderSaved = 'Order saved'
export const orderOfProducts = 'Order of products'
export const dragIntoOrder = 'Drag products into the order of your shop. Featured ones always stand first.'
export const failedToSaveOrder = 'Failed to save the order'
export const saveOrder = 'Save order'
