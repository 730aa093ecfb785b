import { plural } from '#src/lib/plural.ts'

export const views = (amount: number): string => plural(amount, 'view')
export const noViewsInThese = 'No views in these two weeks'
export const sameAsLastWeek = 'Same as last week'
export const comparedToLastWeek = (value: string, percent: string): string => `${value}${percent} compared to last week`
export const noViewsYet = 'No views yet'
export const noOrderYetFrom = (views: string): string => `No order yet from ${views}`
export const from = (orders: number, views: string): string => `${plural(orders, 'order')} from ${views}`
export const outOf1000 = (math: number): string => `Out of 1,000 visitors, ${math} ordered`
export const outOf100VisitorsOrdered = (math: number): string => `Out of 100 visitors, ${math} ordered`
export const noOrderDeliveredYet = 'No order delivered yet'
export const everyFinishedOrderWasDelivered = 'Every finished order was delivered'
export const outOf100Finished = (math: number): string => `Out of 100 finished orders, ${math} were delivered`
export const period = 'Period'
export const lastDays = (totalAnalysisDays: number): string => `Last ${totalAnalysisDays} days`
export const viewsThisWeek = 'Views this week'
export const weeklyGrowth = 'Weekly growth'
export const productInteractions = 'Product interactions'
export const busiestDayThisWeek = 'Busiest day this week'
export const mostOrdersAt = 'Most orders at'
export const bestSeller = 'Best seller'
export const storeViews = 'Store Views'
export const conversionRate = 'Conversion Rate'
export const avgOrderValue = 'Avg Order Value'
export const averageOfDeliveredOrders = 'Average of delivered orders'
export const successRate = 'Success Rate'
export const revenue = 'Revenue'
export const fromDeliveredOrdersIn = (money: string, trends: number): string =>
  `${money} from delivered orders in ${trends} days, by the day they were placed`
export const day = 'Day'
export const whatYouEarnAppears = 'What you earn appears here with the first delivered order.'
export const text = (money: string, orders: number): string => `${money} · ${plural(orders, 'order')}`
export const variantsOf = (name: string): string => `Variants of ${name}`
export const showMore = (variants: number): string => `Show ${variants} more`
export const topProducts = 'Top Products'
export const byUnitsOrderedRevenue = 'By units ordered. Revenue from delivered orders.'
export const yourBestSellersAppear = 'Your best sellers appear here with the first orders.'
export const from2 = 'From '
export const ordered = (totalOrdered: string): string => `${totalOrdered} ordered`
export const ordersAmount = (amount: number): string => plural(amount, 'order')
export const traffic = 'Traffic'
export const storeViewsOfThe = 'Store views of the last 7 days'
export const views2 = 'Views'
export const noViewsInThe = 'No views in the last 7 days. Share your store link.'
export const viewsViews = (views: string): string => `${views} views`
export const peakOrderingHours = 'Peak Ordering Hours'
export const pakistanTime = (days: string): string => `${days}, Pakistan time`
export const hour = 'Hour'
export const theHoursYourBuyers = 'The hours your buyers order at appear here.'
export const categoryPerformance = 'Category Performance'
export const revenueOfDeliveredOrdersIn = (currencies: string): string =>
  `Revenue of delivered orders, in ${currencies}`
export const yourCategoriesAppearHere = 'Your categories appear here with the first orders.'
export const performanceSummary = 'Performance Summary'
export const viewsOrdersAndSales =
  'Views, orders and sales are counted here from the first one on. Your own visits do not count.'
export const shareYourLinkTo = 'Share your link to get the first visitors'
export const shareYourShop = 'Share your shop'
export const analyticsRequiresPremiumPlan = 'Analytics requires Premium plan'
export const howManyPeopleLook = 'How many people look at your store, and how many of them order'
export const yourBestSellersAnd = 'Your best sellers and strongest categories'
export const theHoursYourBuyersOrder = 'The hours your buyers order at'
export const yourTrafficDayBy = 'Your traffic day by day, and how it grows'
export const seeHowYourStore = 'See how your store is doing'
export const whatYourBuyersDo = 'What your buyers do will be counted here.'
export const failedToFetchAnalyticsData = 'Failed to fetch analytics data'
export const analyticsUnavailable = 'Analytics Unavailable'
