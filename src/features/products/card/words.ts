/** Words of a product in the list. */

import { count } from '#src/lib/numbers.ts'

export const processingImages = 'Processing pictures…'
export const added = 'Added'
export const uploading = (percent: number): string => `Uploading… ${percent}%`
export const saving = 'Saving…'
export const editNamed = (name: string): string => `Edit ${name}`
export const discard = (name: string): string => `Discard ${name}`
export const sending = (name: string): string => `Sending ${name}`
export const processing = 'Processing…'
export const imageFailed = 'Picture failed'
export const noImage = 'No image'
export const carousel = 'carousel'
export const imagesOf = (name: string): string => `Pictures of ${name}`
export const imageOf = (name: string, position: number, images: number): string =>
  `${name}, picture ${position} of ${images}`
export const previousImage = 'Previous picture'
export const nextImage = 'Next picture'
export const priceFrom = (price: string): string => `From ${price}`
export const before = 'before'
export const stockAtMost = (most: number, stock: number): string =>
  `Stock can be at most ${count(most)}. It is still ${stock}.`
export const stockChangedMeanwhile = (stock: number): string =>
  `Stock changed to ${stock} in the meantime. Please enter it again.`
export const stockUpdatedTo = (stock: number): string => `Inventory updated to ${stock}`
export const failedToUpdateStock = 'Failed to update inventory'
export const oneLessOf = (name: string): string => `One less of ${name}`
export const stockOf = (name: string): string => `Stock of ${name}`
export const oneMoreOf = (name: string): string => `One more of ${name}`
export const stockSaved = 'Stock saved'
export const stock = 'Stock'
export const saveStock = 'Save Stock'
export const moved = (what: string): string => `${what}.`
export const movedSaveAgain = (what: string, stock: number): string => `${what}. Save again to make it ${stock}.`
export const unitsInStock = (stock: number): string => `${stock} in stock`
export const inStock = 'In stock'
export const lowStock = 'Low stock'
export const outOfStock = 'Out of stock'
export const actionsFor = (name: string): string => `Actions for ${name}`
export const edit = 'Edit'
export const duplicate = 'Duplicate'
export const viewOnStore = 'View on Store'
export const noLongerFirst = 'No longer first'
export const showFirst = 'Show first'
export const showInShop = 'Show in shop'
export const hideFromShop = 'Hide from shop'
export const showOnDayMenu = 'Show on a day…'
export const stockHistory = 'Stock history'
export const deleteLabel = 'Delete'
export const showsAt = (moment: string): string => `Shows ${moment}`
export const hidden = 'Hidden'
export const copiedItIsHidden = 'Copied. It is hidden until you show it.'
export const failedToCopy = 'Failed to copy product'
export const hiddenFromYourShop = 'Hidden from your shop'
export const backInYourShop = 'Back in your shop'
export const standsFirst = 'Stands first in your shop'
export const standsWithOthers = 'Stands with the others'
export const failedToUpdate = 'Failed to update product'
export const addedWithProduct = 'Added with the product'
export const setByShop = 'Set by the shop'
export const setByImport = 'Set by an imported file'
export const ordered = 'Ordered'
export const orderCancelled = 'Order cancelled'
export const cameBack = 'Came back'
export const stockNamed = (name: string, stock: number): string => `${name}: ${stock} in stock`
export const failedToFetchHistory = 'Failed to fetch the history'
export const nothingMovedYet = 'Nothing has moved yet.'
export const toStock = (left: number): string => `to ${left}`
export const shopShowsIt = 'Your shop shows it by itself'
export const showOnDay = 'Show on a day'
export const hideUntilThen = 'Hide until then'
export const dayAndTime = 'Day and time'
export const shopHidesIt = 'Your shop hides it until then, and shows it within a minute.'
export const chooseTimeToCome = 'Choose a time that is still to come.'
