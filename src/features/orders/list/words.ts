/** Words of the order list. */

import { count } from '#src/lib/numbers.ts'
import { plural } from '#src/lib/plural.ts'

export const today = 'Today'
export const yesterday = 'Yesterday'
export const inTheLast7Days = 'In the last 7 days'
export const beforeYesterday = 'Before yesterday'
export const paymentToCheck = 'Payment to check'
export const advanceNotPaid = 'Advance not paid'
export const cashToCollect = 'Cash to collect'
export const paid = 'Paid'
export const withoutAParcel = 'Without a parcel'
export const filters = 'Filters'
export const removeFilter = 'Remove filter'
export const orders = (total: number): string => plural(total, 'order')
export const newOrders = (fresh: number): string => plural(fresh, 'new order')
export const order = 'Order'
export const choose = 'Choose'
export const filterCounted = (narrowed: number): string => `Filter (${narrowed})`
export const filter = 'Filter'
export const moreAboutOrders = 'More about orders'
export const customers = 'Customers'
export const printThisSlip = 'Print this slip'
export const printTheseSlips = (parcels: number): string => `Print these ${parcels} slips`
export const trackingNumbers = 'Tracking numbers'
export const couriersAndFiles = 'Couriers and files'
export const cashOfParcels = 'Cash of parcels'
export const downloadAsCsv = 'Download as CSV'
export const showAllOrders = 'Show all orders'
export const noOrdersFound = 'No orders found'
export const noOrderMatchesTheseFilters = 'No order matches these filters.'
export const clearFilters = 'Clear filters'
export const shareYourStoreLink = 'Share your store link: new orders appear here automatically.'
export const noOrdersYet = 'No orders yet'
export const noOrdersAreWaiting = 'No orders are waiting to be confirmed or shipped.'
export const allDone = 'All done'
export const ordersWithThisStatus = 'Orders with this status will appear here.'
export const noOrders = (status: string): string => `No ${status} orders`
export const buyerConfirmed = 'Buyer confirmed'
export const toBeChecked = 'To be checked'
export const chooseOrder = 'Choose order'
export const viewOrder = 'View order'
export const chatWith = (buyerName: string): string => `WhatsApp ${buyerName}`
export const whatsapp = 'WhatsApp'
export const call = (buyerName: string): string => `Call ${buyerName}`
export const orderId = 'Order ID'
export const customer = 'Customer'
export const product = 'Product'
export const status = 'Status'
export const date = 'Date'
export const actions = 'Actions'
export const chosen = 'Chosen'
export const chooseOrderNumbered = (orderId: string): string => `Choose order ${orderId}`
export const kept = (amount: string): string => `Kept ${amount}`
export const viewOrderNumbered = (orderId: string): string => `View order ${orderId}`
export const view = 'View'
export const keysOfTheList = 'J and K: next and previous · Enter: open · X: choose · N: next step · /: search'
export const totalOrders = 'Total Orders'
export const sinceTheShopOpened = 'Since the shop opened'
export const pending = 'Pending'
export const now = 'Now'
export const delivered = 'Delivered'
export const revenue = 'Revenue'
export const deliveredAndKept = 'Delivered and kept'
export const toDo = 'To do'
export const noAnswerYet = 'No answer yet'
export const allOrders = 'All Orders'
export const filterByStatus = 'Filter by status'
export const filterOrders = 'Filter orders'
export const clear = 'Clear'
export const showOrders = 'Show orders'
export const city = 'City'
export const ordersOfShopsThat = 'Orders of shops that ask for the city have one.'
export const allCities = 'All cities'
export const placed = 'Placed'
export const anyDay = 'Any day'
export const courier = 'Courier'
export const allCouriers = 'All couriers'
export const payment = 'Payment'
export const any = 'Any'
export const justCame = 'New'
export const nothingMatches =
  'Nothing matches “{search}”. Try a part of the name, of the phone number or of the order number.'
export const newestSearched = (searched: number, characters: number): string =>
  `Your newest ${count(searched)} orders were searched; for an older one, type the first ${characters} characters of its order number.`
export const unanswered = 'unanswered'
export const stepOfOrder = (step: string, orderId: string): string => `${step} ${orderId}`
