/** Words of the store's form. */
import type { Language } from '#contract/languages.ts'
import { plural } from '#src/lib/plural.ts'

export const days = (total: number): string => plural(total, 'day')
export const hours = (total: number): string => plural(total, 'hour')
export const keepPiecesForUnconfirmed = 'Keep pieces for an unconfirmed order'
export const thenForSaleAgain =
  'After that they are for sale again. The order stays in your list, marked “To be checked”.'
export const languageOfTheShop = 'Language of the shop'
export const languageIsForButtons =
  'Buttons, the order form and your buyers’ order pages. Names and descriptions stay as you write them.'
const named = (language: Language): string => (language === 'ur' ? 'Urdu' : 'English')
export const alsoIn = (language: Language): string => `Also publish in ${named(language)}`
export const buyersSwitchAbove = 'Buyers switch at the top of each page. You can write product names in both.'
export const bioIn = (language: Language): string => `Store bio in ${named(language)}`
export const emptyShowsOwn = 'Left empty, buyers see the other one.'
export const whatsappNumber = 'WhatsApp number'
export const ordersByWhatsappComeHere = 'Orders by WhatsApp come here.'
export const storeUrl = 'Store URL'
export const buyersOpenAddress = 'Buyers open it: {address}'
export const changeImage = 'Change picture'
export const chooseImage = 'Choose picture'
export const importantPartOfCover = 'Important part of the cover'
export const logo = 'Logo'
export const squareAtLeast = 'Square, at least 200×200'
export const logoNotProcessed = 'Error processing logo. Please try again.'
export const cover = 'Cover'
export const wideAbout = 'Wide, about 1200×600'
export const coverNotProcessed = 'Error processing cover image. Please try again.'
export const storeName = 'Store name'
export const storeBio = 'Store bio'
export const oneOrTwoLines = 'One or two lines about what you sell.'
export const instagramUrl = 'Instagram URL'
export const facebookUrl = 'Facebook URL'
export const settingsUpdated = 'Store settings updated successfully!'
export const storeCreated = 'Store created successfully!'
export const failedToUpdateStore = 'Failed to update store'
export const failedToCreateStore = 'Failed to create store'
export const failedToFetchStoreData = 'Failed to fetch store data'
export const fillInRequiredFields = 'Please fill in all required fields'
export const editSettings = 'Edit Settings'
export const savedChangesAreLive = 'Saved changes are live in a moment.'
export const createStoreFirst = 'Create your store first to unlock Store Design customization'
export const createYourStore = 'Create Your Store'
export const itIsOnlineAtOnce = 'It is online the moment you press the button.'
export const createStore = 'Create Store'
