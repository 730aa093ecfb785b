/** Words of the analytics. */

import { count } from '#src/lib/numbers.ts'
import { plural } from '#src/lib/plural.ts'

export const noViewsInTwoWeeks = 'No views in these two weeks'
export const sameAsLastWeek = 'Same as last week'
export const viewsAfterNone = (views: number): string => `${plural(views, 'view')} this week, none the week before`
export const viewsAfterSome = (views: number, before: number): string =>
  `${plural(views, 'view')} this week, ${count(before)} the week before`
export const moreThanLastWeek = (percent: string): string => `+${percent} compared to last week`
export const lessThanLastWeek = (percent: string): string => `−${percent} compared to last week`
export const noViewsYet = 'No views yet'
export const noOrderYetFrom = (views: number): string => `No order yet from ${plural(views, 'view')}`
export const ordersFromViews = (orders: number, views: number): string =>
  `${plural(orders, 'order')} from ${plural(views, 'view')}`
export const outOf1000VisitorsOrdered = (ordered: number): string => `Out of 1,000 visitors, ${ordered} ordered`
export const outOf100VisitorsOrdered = (ordered: number): string => `Out of 100 visitors, ${ordered} ordered`
export const noOrderDeliveredYet = 'No order delivered yet'
export const everyFinishedOrderDelivered = 'Every finished order was delivered'
export const outOf100Delivered = (delivered: number): string =>
  `Out of 100 finished orders, ${delivered} were delivered`
export const hourOf = (hour: number): string => `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'AM' : 'PM'}`
export const hoursBetween = (from: string, to: string): string => `${from} – ${to}`
export const period = 'Period'
export const lastDays = (days: number): string => `Last ${days} days`
export const viewsThisWeek = 'Views this week'
export const weeklyGrowth = 'Weekly growth'
export const productInteractions = 'Product interactions'
export const busiestDayThisWeek = 'Busiest day this week'
export const mostOrdersAt = 'Most orders at'
export const bestSeller = 'Best seller'
export const storeViews = 'Store Views'
export const conversionRate = 'Conversion Rate'
export const averageOrderValue = 'Avg Order Value'
export const averageOfDeliveredOrders = 'Average of delivered orders'
export const successRate = 'Success Rate'
export const revenue = 'Revenue'
export const revenueInDays = (money: string, days: number): string =>
  `${money} from delivered orders in ${days} days, by the day they were placed`
export const day = 'Day'
export const revenueAppearsHere = 'What you earn appears here with the first delivered order.'
export const revenueAndOrders = (money: string, orders: number): string => `${money} · ${plural(orders, 'order')}`
export const variantsOf = (name: string): string => `Variants of ${name}`
export const showMore = (variants: number): string => `Show ${variants} more`
export const topProducts = 'Top Products'
export const byUnitsOrdered = 'By units ordered. Revenue from delivered orders.'
export const bestSellersAppearHere = 'Your best sellers appear here with the first orders.'
export const priceFrom = (money: string): string => `From ${money}`
export const ordered = (units: number): string => `${count(units)} ordered`
export const ordersCounted = (orders: number): string => plural(orders, 'order')
export const traffic = 'Traffic'
export const viewsOfSevenDays = 'Store views of the last 7 days'
export const views = 'Views'
export const noViewsShareLink = 'No views in the last 7 days. Share your store link.'
export const viewsOfDay = (views: number): string => `${count(views)} views`
export const peakOrderingHours = 'Peak Ordering Hours'
export const pakistanTime = (days: string): string => `${days}, Pakistan time`
export const hour = 'Hour'
export const hoursAppearHere = 'The hours your buyers order at appear here.'
export const categoryPerformance = 'Category Performance'
export const revenueInCurrency = (currency: string): string => `Revenue of delivered orders, in ${currency}`
export const categoriesAppearHere = 'Your categories appear here with the first orders.'
export const performanceSummary = 'Performance Summary'
export const countedFromFirst =
  'Views, orders and sales are counted here from the first one on. Your own visits do not count.'
export const shareLinkForVisitors = 'Share your link to get the first visitors'
export const shareYourShop = 'Share your shop'
export const requiresPremium = 'Analytics requires Premium plan'
export const howManyLookAndOrder = 'How many people look at your store, and how many of them order'
export const bestSellersAndCategories = 'Your best sellers and strongest categories'
export const theHoursBuyersOrder = 'The hours your buyers order at'
export const trafficDayByDay = 'Your traffic day by day, and how it grows'
export const seeHowYourStoreDoes = 'See how your store is doing'
export const willBeCountedHere = 'What your buyers do will be counted here.'
export const failedToFetch = 'Failed to fetch analytics data'
export const unavailable = 'Analytics Unavailable'
