/** Words of delivery charges. */

export const twoPlaces = (first: string, second: string): string => `${first} and ${second}`
export const severalPlaces = (total: number): string => `${total} places`
export const free = 'free'
export const placesCost = (places: string, charge: string): string => `${places} ${charge}`
export const placesCostNoCash = (places: string, charge: string): string => `${places} ${charge}, no cash`
export const elsewhereCosts = (charge: string): string => `elsewhere ${charge}`
export const everywhereCosts = (charge: string): string => `everywhere ${charge}`
export const elsewhereAfterAChat = 'elsewhere after a chat'
export const nowhereElse = 'nowhere else'
export const freeOver = (amount: string): string => `free over ${amount}`
export const cashUpTo = (amount: string): string => `cash up to ${amount}`
export const pickUpPossible = 'pick-up possible'
export const deliveryChargeIsRequired = 'Delivery charge is required'
export const enterAnAmount = 'Enter an amount'
export const chooseAPlace = 'Choose a place'
export const atMostExceptions = (most: number): string => `At most ${most} exceptions`
export const myCity = 'My city'
export const tenBigCities = 'Ten big cities'
export const remotePlaces = 'Remote places'
export const addAPlace = 'Add a place'
export const addAPlaceSuchAs = 'Add a place, such as Lahore'
export const failedToSearchPlaces = 'Failed to search places'
export const noSuchPlaceTryNearest = 'No such place. Try the nearest town.'
export const placesFound = 'Places found'
export const failedToSaveDeliveryCharges = 'Failed to save delivery charges'
export const failedToFetchDeliveryCharges = 'Failed to fetch delivery charges'
export const exception = (number: number): string => `Exception ${number}`
export const places = 'Places'
export const remove = (name: string): string => `Remove ${name}`
export const days = 'Days'
export const asUsual = 'As usual'
export const cashOnDelivery = 'Cash on delivery'
export const buyersThereAreAskedToAgree = 'Buyers there are asked to agree with you on WhatsApp.'
export const removeException = 'Remove exception'
export const exceptions = 'Exceptions'
export const placesWithOtherTerms = 'Places where delivery costs more or less, or takes another time.'
export const allOtherPlaces = 'All other places'
export const deliverAtTheUsualCharge = 'Deliver at the usual charge'
export const askMeFirstOnWhatsapp = 'Ask me first on WhatsApp'
export const doNotDeliver = 'Do not deliver'
export const chargeIn = (unit: string): string => `Charge in ${unit}`
export const delivery = 'Delivery'
export const buyersChooseCityFirst = 'Buyers choose their city and see the charge before they order.'
export const notSaid = 'Not said'
export const freeDeliveryOver = 'Free delivery over'
export const countsGoodsAfterDiscount = 'Counts the goods after any discount.'
export const largestOrderPaidInCash = 'Largest order paid in cash'
export const buyersWithLargerOrdersAsked = 'Buyers with larger orders are asked to agree with you on WhatsApp.'
export const buyersMayPickUp = 'Buyers may pick up their order'
export const noDeliveryNoAddress = 'They pay no delivery and leave no address.'
export const turnOffDeliveryCharges = 'Turn off delivery charges'
export const newOrdersHaveNoCharge =
  'New orders have no delivery charge, and the order form no longer asks for the city. Your charges and exceptions are deleted.'
export const turnOffDeliveryChargesQuestion = 'Turn off delivery charges?'
export const turnOff = 'Turn off'
export const noDeliveryChargeSet =
  'No delivery charge. Set one up, by city if you like: buyers see it before they order.'
export const editDelivery = 'Edit Delivery'
export const setUpDelivery = 'Set Up Delivery'
