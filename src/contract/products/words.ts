/** Words about a product, on its card, its page and in its dialog, in English. */

export const from = 'From'
export const before = 'before'
export const inStock = 'In stock'
export const outOfStock = 'Out of stock'
export const soldOut = 'Sold out'
export const stockLeft = (count: number) => `${count} in stock`
export const onlyLeft = (count: number) => `Only ${count} left`
export const save = (amount: string) => `You save ${amount}`
export const soldTimes = (count: number) => (count === 1 ? 'Sold once' : `Sold ${count.toLocaleString('en')} times`)

export const addToCart = 'Add to Cart'
export const add = 'Add'
export const addNamed = (name: string) => `Add ${name} to cart`
export const orderNow = 'Order Now'
export const orderViaWhatsApp = 'Order via WhatsApp'
export const askOnWhatsApp = 'Ask on WhatsApp'
export const quantity = 'Quantity'
export const oneLess = 'One less'
export const oneMore = 'One more'
export const maximum = 'Maximum available quantity reached'
export const joined = (names: readonly string[]) => names.join(' and ')
export const chooseFirst = (options: string) => `Please choose ${options}`
export const chooseAnother = (label: string) => `another one: ${label} is out of stock`

export const description = 'Description'
export const noDescription = 'No description available'
export const loading = 'Loading…'
export const notLoaded = 'More details could not be loaded.'
export const tryAgain = 'Try again'
export const inStockNow = 'In stock now'
export const share = 'Share'
export const copyLink = 'Copy link'
export const copied = 'Copied'

export const imagesOf = (name: string) => `Pictures of ${name}`
export const imageNumber = (name: string, number: number) => `${name}, picture ${number}`
export const imageOf = (name: string, number: number, total: number) => `${name}, picture ${number} of ${total}`
export const image = (number: number) => `Picture ${number}`
export const imageAmong = (number: number, total: number) => `Picture ${number} of ${total}`
export const previousImage = 'Previous picture'
export const nextImage = 'Next picture'
export const enlarge = 'Enlarge'

export const sizeGuide = 'Size guide'
export const delivery = 'Delivery'
export const returns = 'Returns'
export const promise = 'Our promise'
export const cashOnDelivery = 'Cash on delivery'

export const whatBuyersSay = 'What buyers say'
export const buyersOnly = 'Only buyers whose order was delivered can write here.'
export const aBuyer = 'A buyer'
export const photo = 'Photo'
export const theShop = 'The shop'
export const hiddenByShop = 'Hidden by the shop'
export const starsOf = (stars: number) => `${stars} of 5`
export const reviewsCounted = (count: number) => (count === 1 ? '1 review' : `${count.toLocaleString('en')} reviews`)
export const ratedFrom = (average: string, counted: string) => `${average} from ${counted}`

/** Why a shop hides a review. */
export const hideReasons = {
  insulting: 'insulting words',
  private: 'personal details',
  advertising: 'advertising',
  elsewhere: 'not about this product',
}
