/** Words of the dashboard's frame. */

export const accountOf = (email: string): string => `Account of ${email}`
export const account = 'Account'
export const store = 'Store'
export const analytics = 'Analytics'
export const referrals = 'Referrals'
export const admin = 'Admin'
export const logout = 'Logout'
export const setItUp = 'Set it up'
export const loading = 'Loading…'
export const dashboard = 'Dashboard'
export const toDo = 'to do'
export const youAreOfflineWhat =
  'You are offline. What you type is kept; save it when you are back. Changes of stock are then sent automatically, if this page stays open.'
export const loggedOutSuccessfully = 'Logged out successfully'
export const theDashboardCouldNot = 'The dashboard could not be loaded'
export const youAreOffline = 'You are offline'
export const theServerDoesNot = 'The server does not answer. What you typed is kept.'
export const theDashboardOpensAutomatically =
  'The dashboard opens automatically when you are back online. What you typed is kept.'
export const yourCurrentShopIs = 'Your current shop is live again.'
export const showCurrentShop = 'Show current shop'
export const titleOf = (label: string): string => `${label} · WhatsStore`
export const whatsapp = 'WhatsApp'
export const adminsNeedTwoSteps = 'Administrators need two-step sign-in before the admin panel opens.'
export const buyersSeeYourShop = (moment: string): string =>
  `Buyers see your shop as it was: ${moment}. This ends with your next save, even of stock.`
