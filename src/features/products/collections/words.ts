import { plural } from '#src/lib/plural.ts'

export const editCollection = 'Edit collection'
export const newCollection = 'New collection'
export const save = (chosen: number): string => `Save ${plural(chosen, 'product')}`
export const failedToSaveTheCollection = 'Failed to save the collection'
export const asBuyersReadIt = 'As buyers read it: Eid picks, Under Rs. 1,000.'
export const findProducts = 'Find products'
export const find = 'Find'
export const hidden = 'Hidden'
export const noProductMatches = 'No product matches.'
export const failedToRemoveTheCollection = 'Failed to remove the collection'
export const collections = 'Collections'
export const groupsOfProductsAcross = 'Groups of products across categories, each with a page to share.'
export const newCollection2 = 'New Collection'
export const failedToFetchCollections = 'Failed to fetch collections'
export const eidPicksNewArrivals =
  'Eid picks, new arrivals, gifts under Rs. 1,000: choose products, and buyers find them beside your categories.'
export const noCollectionsYet = 'No collections yet'
export const productsProductIds = (productIds: number): string => plural(productIds, 'product')
export const actionsFor = (title: string): string => `Actions for ${title}`
export const edit = 'Edit'
export const viewOnStore = 'View on Store'
