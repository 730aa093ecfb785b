import { plural } from '#src/lib/plural.ts'

export const pakistan = 'Pakistan'
export const countryCode = 'Country code'
export const pending = 'Pending'
export const approved = 'Approved'
export const paid = 'Paid'
export const rejected = 'Rejected'
export const accountNumber = 'Account Number'
export const phoneNumber = 'Phone Number'
export const points = (count: number): string => plural(count, 'point')
export const upgradeRequestSentAdmin = 'Upgrade request sent! Admin will contact you shortly.'
export const failedToSendUpgrade = 'Failed to send upgrade request. Please try again.'
export const pleaseUpgradeMyAccount = (number: string): string =>
  `Please upgrade my account to Premium. My WhatsApp number is +${number}.`
export const yourPlanIsPaidUntil = (until: string): string => `Your plan is paid until ${until}.`
export const yourPlanHasNo = 'Your plan has no end date.'
export const thankYouForGrowing = 'Thank you for growing your store with us.'
export const upgradePlan = 'Upgrade Plan'
export const youAreOnThe = 'You are on the Free Plan.'
export const perMonth = 'per month'
export const insteadOf = 'instead of'
export const yourReferralDiscountIsApplied = 'Your referral discount is applied.'
export const requestSent = 'Request sent'
export const requestUpgrade = 'Request Upgrade'
export const askedOnWeWrite = (momentOf: string): string => `Asked on ${momentOf}. We write to you on WhatsApp.`
export const createYourStoreFirst = 'Create Your Store First'
export const createStore = 'Create Store'
export const failedToRollBack = 'Failed to roll back'
export const yourShopIsUp = 'Your shop is up to date'
export const buyersSeeAnEarlierVersion = 'Buyers see an earlier version'
export const sendOnWhatsapp = 'Send on WhatsApp'
export const copyLink = 'Copy Link'
export const linkCopied = 'Link copied!'
export const copyTheLink = 'Copy the link'
export const orderFromHereOr = (name: string): string => `Order from ${name} here or on WhatsApp. Pay cash on delivery.`
export const orderHereOrOn = 'Order here or on WhatsApp, cash on delivery:'
export const cashOnDelivery = (name: string, amountIn: string): string => `${name}
${amountIn}, cash on delivery`
export const whatYouTypedHereStays = 'What you typed here stays.'
export const loadTheNewerVersion = 'Load the newer version'
export const whatYouTypedBefore = 'What you typed before is here again. It is not saved yet.'
