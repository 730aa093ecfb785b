export const processingImages = 'Processing pictures…'
export const added = 'Added'
export const uploading = (math: number): string => `Uploading… ${math}%`
export const saving = 'Saving…'
export const edit = (name: string): string => `Edit ${name}`
export const discard = (name: string): string => `Discard ${name}`
export const sending = (name: string): string => `Sending ${name}`
export const processing = 'Processing…'
export const noImage = 'No image'
export const carousel = 'carousel'
export const imagesOf = (name: string): string => `Pictures of ${name}`
export const imageOf = (name: string, position: number, images: number): string =>
  `${name}, picture ${position} of ${images}`
export const previousImage = 'Previous picture'
export const nextImage = 'Next picture'
export const from = 'From '
export const before = 'before'
export const stockChangedToIn = (inventoryCount: number): string =>
  `Stock changed to ${inventoryCount} in the meantime. Please enter it again.`
export const inventoryUpdatedTo = (inventoryCount: number): string => `Inventory updated to ${inventoryCount}`
export const failedToUpdateInventory = 'Failed to update inventory'
export const oneLessOf = (name: string): string => `One less of ${name}`
export const stockOf = (name: string): string => `Stock of ${name}`
export const oneMoreOf = (name: string): string => `One more of ${name}`
export const stockSaved = 'Stock saved'
export const stock = 'Stock'
export const saveStock = 'Save Stock'
export const saveAgainToMakeIt = (number: number): string => ` Save again to make it ${number}.`
export const inStock = (inventoryCount: number): string => `${inventoryCount} in stock`
export const inStock2 = 'In stock'
export const lowStock = 'Low stock'
export const outOfStock = 'Out of stock'
export const actionsFor = (name: string): string => `Actions for ${name}`
export const edit2 = 'Edit'
export const duplicate = 'Duplicate'
export const viewOnStore = 'View on Store'
export const noLongerFirst = 'No longer first'
export const showFirst = 'Show first'
export const showInShop = 'Show in shop'
export const hideFromShop = 'Hide from shop'
export const showOnADay = 'Show on a day…'
export const stockHistory = 'Stock history'
export const deleteLabel = 'Delete'
export const shows = (momentOf: string): string => `Shows ${momentOf}`
export const hidden = 'Hidden'
export const copiedItIsHidden = 'Copied. It is hidden until you show it.'
export const failedToCopyProduct = 'Failed to copy product'
export const hiddenFromYourShop = 'Hidden from your shop'
export const backInYourShop = 'Back in your shop'
export const standsFirstInYourShop = 'Stands first in your shop'
export const standsWithTheOthers = 'Stands with the others'
export const failedToUpdateProduct = 'Failed to update product'
export const addedWithTheProduct = 'Added with the product'
export const setByTheShop = 'Set by the shop'
export const setByAnImportedFile = 'Set by an imported file'
export const ordered = 'Ordered'
export const orderCancelled = 'Order cancelled'
export const cameBack = 'Came back'
export const inStockName = (name: string, inventoryCount: number): string => `${name}: ${inventoryCount} in stock`
export const failedToFetchTheHistory = 'Failed to fetch the history'
export const nothingHasMovedYet = 'Nothing has moved yet.'
export const to = (left: number): string => `to ${left}`
export const yourShopShowsIt = 'Your shop shows it by itself'
export const showOnADay2 = 'Show on a day'
export const hideUntilThen = 'Hide until then'
export const dayAndTime = 'Day and time'
export const yourShopHidesIt = 'Your shop hides it until then, and shows it within a minute.'
export const chooseATimeThat = 'Choose a time that is still to come.'
