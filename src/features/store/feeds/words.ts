/** Words of feeds for catalogues and of pixels. */
import { plural } from '#src/lib/plural.ts'

export const forExample = (example: string): string => `For example ${example}`
export const pixelsNeedOwnAddress =
  'Pixels load once your shop has an address of its own. Here they could see what only you may see.'
export const askBuyersFirst = 'Ask buyers first'
export const askedOnceBeforeMeasuring =
  'A line on your pages asks each buyer once. Nothing is measured before she allows it.'
export const whatYourAdsBring = 'What your ads bring'
export const whatPixelsDo =
  'With the id of a pixel, its network sees which ad led to a look, a cart or an order. Your pages stay as fast: a pixel loads after the page, and never for buyers who save data.'
export const failedToLoadPixels = 'Failed to load pixels'
export const copyAddress = 'Copy Address'
export const addressCopied = 'Address copied'
export const theAddressFor = (title: string): string => `The address for ${title}`
export const addresses = 'Addresses'
export const noProductListedYet =
  'No product can be listed yet, so both addresses answer “not found”. A catalogue keeps what it has.'
export const eachListsProducts = (total: number): string =>
  `Each lists ${plural(total, 'product')}, sizes and colours counted one by one. They follow every save.`
export const facebookAndInstagram = 'Facebook and Instagram'
export const whereInCommerceManager = 'Commerce Manager → Catalogue → Data sources → Data feed → “URL”'
export const google = 'Google'
export const whereInMerchantCenter = 'Merchant Center → Products → Add products → “From a file”, enter a link'
export const moreProducts = (more: number): string => plural(more, 'more product')
export const whatCataloguesRefuse = 'What catalogues refuse'
export const mendTheseInProducts =
  'Mend these in Products. The next reading of the catalogue, within a day, takes them.'
export const failedToLoadFeeds = 'Failed to load feeds'
export const productsOnFacebookAndGoogle = 'Your products on Facebook, Instagram and Google'
export const feedsArePartOfPremium = 'Feeds for catalogues are part of Premium.'
export const productsYouCanTag = 'Products you can tag in posts and reels'
export const priceAndStockFollow = 'Price and stock that follow your shop by themselves'
export const goodsInGooglesFreeListings = 'Your goods in Google’s free listings, where it offers them'
export const feedsForCatalogues = 'Feeds for catalogues'
export const twoFilesReadEveryDay =
  'Two files with all your products, which Facebook, Instagram and Google read every day.'
export const feedsRestUntilPremium =
  'The feeds rest until your shop is on Premium again. Catalogues keep what they have.'
