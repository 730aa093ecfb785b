/**
 * Words by which checks that know no shop refuse a buyer, in English: limits, images, fields of a form.
 * `refusalIn` finds each by its English text.
 */

export const noLetter = 'Please use at least one letter or digit'

export const slowDown = 'Too many attempts. Please wait a moment and try again.'
export const tooManyOrders = 'Too many orders in a short time. Please wait a minute and try again.'
export const tooManyCodes = 'Too many codes were tried. Please try again in ten minutes.'

export const uploadsBusy = 'Many images are being uploaded. Please try again in a moment.'
export const imageEmpty = 'The image is empty'
export const imageTooHeavy = 'Images must be at most 2 MB'
export const imageTooLarge = 'The image is too large. Please save it smaller and try again.'
export const imageUnreadable = 'The image could not be read'
export const imageKinds = 'Images must be PNG, JPG or WebP'
export const megapixels = 'Images must be at most 24 megapixels'
export const megapixelsAvif = 'AVIF images must be at most 8 megapixels'
export const megapixelsInterlaced = 'Interlaced PNG images must be at most 4 megapixels'
export const megapixelsProgressive = 'Progressive JPG images must be at most 16 megapixels'

export const chooseKind = 'Choose how it was paid'
export const referenceOdd = 'A transaction number has 4 to 40 letters and digits'
export const chooseStars = 'Choose one to five stars'
export const notOrdered = 'This product is not part of the order'
