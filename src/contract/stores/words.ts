/** Words of a shop's pages around its products, in English. */

export const language = 'Language'
export const skip = 'Skip to content'
export const home = 'Home'
export const shop = 'Shop'
export const shopAll = 'Shop all'
export const menu = 'Menu'
export const footer = 'Footer'
export const breadcrumb = 'Breadcrumb'
export const categories = 'Categories'
export const all = 'All'
export const cart = 'Cart'
export const quickLinks = 'Quick links'
export const chat = 'Chat'
export const contact = 'Contact'
export const goodToKnow = 'Good to know'
export const chatOnWhatsApp = 'Chat on WhatsApp'
export const orderOnWhatsApp = 'Order on WhatsApp'
export const madeWith = 'Made with'
export const call = (phone: string) => `Call ${phone}`
export const cartItems = (count: number) => `Cart, ${count} item${count === 1 ? '' : 's'}`

export const searchProducts = 'Search products'
export const searchCounted = (count: number) => `Search ${count} products`
export const sortBy = 'Sort by'
export const newest = 'Newest'
export const priceLow = 'Price low'
export const priceHigh = 'Price high'
export const byName = 'Name'
export const found = (count: number) => `${count} ${count === 1 ? 'product' : 'products'} found`
export const moreFrom = (shop: string) => `More from ${shop}`
export const moreProducts = 'More products'
export const earlierProducts = 'Earlier products'
export const pageNumber = (page: number, of: number) => `Page ${page} of ${of}`
export const backToTop = 'Back to top'

export const openingSoon = 'Opening soon'
export const messageUs = 'Message us on WhatsApp'
export const goneTitle = 'No longer in the shop'
export const goneText = 'What this link showed is not sold here any more. This is what we have now:'
export const offline = 'You seem to be offline. Please try again.'
export const notAllLoaded = 'Some products could not be loaded. Please try again.'

export const aboutShop = 'About the shop'
export const whyHere = 'Why buy here'
export const values = 'What the house stands for'
export const service = 'At your service'
export const concierge = 'Concierge'
export const conciergeText = 'A piece, a size, a gift to be wrapped: one person takes care of it.'
export const conciergeLink = 'Write to us'
export const conciergeWish = 'I would like some personal help.'
export const appointment = 'Private appointment'
export const appointmentText = 'See the collection at your own hour, in your own time.'
export const appointmentLink = 'Arrange a visit'
export const appointmentWish = 'I would like to arrange a private appointment.'
export const house = 'House'
export const ourService = 'Our service'
export const openingHours = 'Hours'
export const exclusive = 'Exclusive'
export const collection = 'Collection'
export const signatures = 'Signatures'
export const writeOnWhatsApp = 'Write to us on WhatsApp'
export const toPieces = 'To the pieces'
export const sendMeasures = 'Send your measures'
export const whatsApp = 'WhatsApp'
export const percentOff = (least: number, most: number) => `${least === most ? '' : `${least}–`}${most}% off`

export const verified = 'Verified'
export const verifiedWhy = 'We checked who runs this shop.'
export const trusted = 'Trusted'
export const trustedWhy = 'Buyers can rely on what it sells.'
export const badgeBy = (badge: string, since: string | undefined, why: string) =>
  `${badge} by WhatsStore${since ? ` since ${since}` : ''}. ${why}`

export const mayMeasure = 'May this shop measure its ads on your visit?'
export const allow = 'Allow'
export const deny = 'No'

export const previewTitle = 'Preview'
export const previewText = 'Sample products stand in until you add your own.'
export const demoTitle = 'Demo store'
export const demoText = 'A demonstration of what a shop can look like.'
export const sampleTitle = 'Sample shop'
export const sampleText = 'Nothing can be ordered here: chats do not open, orders are not sent.'
export const sampleRefusal = 'A sample shop: no message or call is made.'

export const categoryFrom = (category: string, shop: string) => `${category} from ${shop}.`
export const about = 'About'
export const reviews = 'Reviews'
export const reviewsOf = (product: string) => `Reviews of ${product}`
export const buyersSayOf = (name: string) => `What buyers say about ${name}.`
export const noLongerHere = 'No longer here'
export const yourOrder = 'Your order'
export const orderStands = 'Where your order stands.'
