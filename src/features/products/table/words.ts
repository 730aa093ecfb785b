import { plural } from '#src/lib/plural.ts'

export const hidden = 'Hidden'
export const variants = (variants: number): string => plural(variants, 'variant')
export const inStock = (inventoryCount: number): string => `${inventoryCount} in stock`
export const pleaseSaveAtMost = (lISTED_PRODUCTS: number): string =>
  `Please save at most ${lISTED_PRODUCTS} products at once. Take some back, save, and type them again.`
export const saved = (count: number): string => `${plural(count, 'row')} saved`
export const pricesAndStock = 'Prices and stock'
export const andOthers = (moved: number): string => `and ${moved} others.`
export const saveAgainToSet = 'Save again to set what you typed.'
export const save = (count: number): string => `Save ${plural(count, 'row')}`
export const findInTheTable = 'Find in the table'
export const find = 'Find'
export const price = (currencies: string): string => `Price, ${currencies}`
export const stock = 'Stock'
export const noProductMatches = 'No product matches.'
export const move = (name: string): string => `Move ${name}`
export const featured = 'Featured'
export const moveToTheTop = (name: string): string => `Move ${name} to the top`
export const orderSaved = 'Order saved'
export const orderOfProducts = 'Order of products'
export const dragProductsIntoThe = 'Drag products into the order of your shop. Featured ones always stand first.'
export const failedToSaveTheOrder = 'Failed to save the order'
export const saveOrder = 'Save order'
