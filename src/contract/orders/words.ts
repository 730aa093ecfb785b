/** Words of the cart, the order form and the confirmation, in English. */

export const yourCart = 'Your Cart'
export const cartCounted = (count: number) => `Your Cart (${count})`
export const added = (name: string) => `${name} added to cart!`
export const removed = (name: string) => `${name} removed from cart`
export const viewCart = 'View cart'
export const remove = 'Remove'
export const removeNamed = (name: string) => `Remove ${name}`
export const decrease = (name: string) => `Decrease quantity of ${name}`
export const increase = (name: string) => `Increase quantity of ${name}`
export const empty = 'Cart is empty'
export const invalidProduct = 'Invalid product in cart'
export const invalidPrice = (name: string) => `Invalid price for ${name}`
export const invalidQuantity = (name: string) => `Invalid quantity for ${name}`
export const ownOrders = 'Your orders in this shop'
export const continueShopping = 'Continue shopping'
export const placeOrder = 'Place Order'
export const sendOnWhatsApp = 'Send order on WhatsApp'
export const cash = 'Cash on Delivery'
export const total = 'Total'
export const free = 'Free'
/** Stands between an address and its city. */
export const comma = ', '
export const close = 'Close'

export const formTitle = 'Place Your Order'
export const summary = 'Order summary'
export const payOnArrival = 'Pay when your order arrives'
export const fullName = 'Full Name'
export const phone = 'Phone'
export const address = 'Delivery Address'
export const notes = 'Order Notes (optional)'
export const addressExample = 'House 12, Street 5, Gulberg, Lahore'
export const likeExample = (message: string, example: string) => `${message}, like ${example}`
export const nameMissing = 'Please enter your full name'
export const phoneMissing = 'Please enter a valid phone number (at least 10 digits)'
export const phoneOdd = (phone: string) => `Is a digit missing or wrong? ${phone}`
export const cityMissing = 'Please enter your city'
export const addressMissing = 'Please enter a complete delivery address'
export const orderRest = 'Remove it and order the rest'
export const orderLeft = 'Order what is left'
export const confirmTotal = 'Confirm new total'
export const priceChanged = 'A price has changed since you opened this page.'
export const newTotal = (reason: string, total: string) => `${reason} The new total is ${total}.`
export const placing = 'Placing your order…'
export const failed = 'Failed to place order'
export const lostConnection = 'The connection was lost.'
export const offline = 'You are offline.'
export const kept = (reason: string) =>
  `${reason} Your details are kept: try again, your order will not be placed twice.`
export const sampleShop = 'This is a sample shop: nothing was ordered.'

export const haveCode = 'Have a code?'
export const discountCode = 'Discount code'
export const apply = 'Apply'
export const codeFree = (code: string) => `${code}: free delivery`
export const codeOff = (code: string, amount: string) => `${code}: ${amount} off`
export const codeUnchecked = 'The code could not be checked. Please try again.'

export const placed = 'Order Placed Successfully!'
export const placedBefore = 'Order Already Placed'
export const placedBeforeText = (id: string) =>
  `Order ${id} was already placed, as first sent. Nothing new was ordered: message the seller.`
export const tellSeller = 'Tell the seller on WhatsApp'
export const seeOrder = 'See your order'
export const payAdvance = (amount: string) => `Please pay ${amount} in advance.`
export const seeWhere = 'See where'
export const orderId = 'Order ID'
export const copy = 'Copy'
export const discount = 'Discount'
export const delivery = 'Delivery'
export const deliveryAddress = 'Delivery address'
export const whatNext = 'What happens next'
export const received = 'Order received'
export const receivedText = (shop: string) => `Your order was received by ${shop}.`
export const contacts = 'Seller contacts you'
export const contactsText = 'The seller contacts you to confirm it. Nothing within 24 hours? Ask on WhatsApp.'
export const prepared = 'Preparation and delivery'
export const preparedPickUp = 'Preparation and pick-up'
export const preparedText = 'Your order is prepared and delivered to your address. You pay in cash when it arrives.'
export const preparedTextAdvance =
  'Your order is prepared and delivered to your address. You pay the rest in cash when it arrives.'
export const preparedTextPickUp = 'You fetch your order at the shop, and pay in cash there.'

const asks = (part: string) => `the shop asks for ${part} in advance.`
export const advanceAfter = (part: string) => `After the order ${asks(part)}`
export const advanceAbove = (amount: string, part: string) => `For orders above ${amount} ${asks(part)}`
export const advanceMaybe = 'The shop may ask for an advance after the order.'
export const advanceWhole = 'Where cash on delivery is not possible, it asks for the whole amount.'

/** Why an order is refused, as the server answers. */
export const shopClosed = 'This shop is closed now. Your order was not placed.'
export const productGone = 'A product in your cart is no longer available'
export const chosenGone = (name: string) => `What you chose of ${name} is no longer available`
export const chooseOf = (options: string, name: string) => `Please choose ${options} of ${name}`
export const oneShop = 'All products of an order must be from one store'
export const quantityMost = (most: number) => `Quantity must be at most ${most}`
export const outOfStock = (name: string) => `${name} is out of stock`
export const leftOf = (count: number, name: string) => `Only ${count} left of ${name}`
export const checkTotal = 'A price has changed. Please check the new total before ordering.'
export const placedAlready = (id: string) => `Order ${id} was already placed, as you first sent it.`
export const chatOnly = (phone: string) => `This shop takes your orders by WhatsApp or phone only: ${phone}`
