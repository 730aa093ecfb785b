/** Words of the collections. */

import { plural } from '#src/lib/plural.ts'

export const editCollection = 'Edit collection'
export const newCollection = 'New collection'
export const saveProducts = (products: number): string => `Save ${plural(products, 'product')}`
export const failedToSave = 'Failed to save the collection'
export const asBuyersReadIt = 'As buyers read it: Eid picks, Under Rs. 1,000.'
export const findProducts = 'Find products'
export const find = 'Find'
export const hidden = 'Hidden'
export const noProductMatches = 'No product matches.'
export const failedToRemove = 'Failed to remove the collection'
export const collections = 'Collections'
export const groupsOfProducts = 'Groups of products across categories, each with a page to share.'
export const addCollection = 'New Collection'
export const failedToFetch = 'Failed to fetch collections'
export const whatTheyAre =
  'Eid picks, new arrivals, gifts under Rs. 1,000: choose products, and buyers find them beside your categories.'
export const noCollectionsYet = 'No collections yet'
export const productsCounted = (products: number): string => plural(products, 'product')
export const actionsFor = (title: string): string => `Actions for ${title}`
export const edit = 'Edit'
export const viewOnStore = 'View on Store'
