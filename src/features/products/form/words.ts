/** Words of a product's form. */
import type { Language } from '#contract/languages.ts'

export const howManyDoYouHave = 'How many do you have? Enter 0 if it is sold out.'
export const priceBeforeMustBeAbove = 'The price before must be above the price'
export const couldNotBeProcessed = 'Could not be processed'
export const processing = 'Processing…'
export const image = 'picture'
export const sortImage = (place: number): string => `Sort picture ${place}`
export const chosenNumber = (place: number): string => `Chosen, number ${place}`
export const mainImage = 'Main image'
export const makeMain = 'Make main'
export const makeMainImage = (place: number): string => `Make main: picture ${place}`
export const replaceImage = (place: number): string => `Replace picture ${place}`
export const removeImage = (place: number): string => `Remove picture ${place}`
export const anotherFileForImage = (place: number): string => `Another file for picture ${place}`
export const imagesLeftOut = (most: number, left: number): string =>
  `A product has at most ${most} pictures: ${left === 1 ? '1 was' : `${left} were`} left out.`
export const errorProcessingImages = 'Error processing images. Please try again.'
export const chosenNotReadyYet = 'Chosen, not ready yet'
export const oneMoment = 'One moment…'
export const camera = 'Camera'
export const imageFiles = 'Picture files'
export const images = 'Pictures'
export const takePhoto = 'Take Photo'
export const chooseImages = 'Choose Pictures'
export const makingImagesSmall = 'Making the pictures small enough to send…'
export const chooseImagesAgain = 'Please choose the pictures again: only the text could be kept.'
export const firstImageIsMain = 'The first picture is the main one. Drag to sort.'
export const priceBeforeIn = (currency: string): string => `Price before in ${currency}`
export const crossedOutBesidePrice = 'Crossed out beside the price. Leave it empty to end the reduction.'
export const suggestDescription = 'Suggest a description'
export const productName = 'Product name'
export const inLanguage = (language: Language): string => (language === 'ur' ? 'In Urdu' : 'In English')
export const emptyShowsOwn = 'Left empty, buyers see the other one.'
export const description = 'Description'
export const whatToDescribe = 'Material, size, colours, what is in the box.'
export const priceIn = (currency: string): string => `Price in ${currency}`
export const inStock = 'In stock'
export const addPriceBefore = 'On sale? Add the price before'
export const buyersFilterByIt = 'Buyers filter by it. Choose one or type your own.'
export const featured = 'Featured'
export const listedFirst = 'Listed before your other products.'
export const sent = 'Sent'
export const addProduct = 'Add Product'
export const productUpdated = 'Product updated successfully!'
export const failedToUpdate = 'Failed to update product'
export const editProduct = 'Edit Product'
export const soldMeanwhile = (units: number, variant: string, left: number): string =>
  `${units}${variant && ` ${variant}`} ${units === 1 ? 'was' : 'were'} sold meanwhile: ${left} left`
export const addedMeanwhile = (units: number, variant: string, stock: number): string =>
  `${units}${variant && ` ${variant}`} ${units === 1 ? 'was' : 'were'} added meanwhile: ${stock} in stock`
export const moved = (what: string): string => `${what}.`
