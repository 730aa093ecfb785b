/** Words of what several tabs share. */

import { plural } from '#src/lib/plural.ts'

export const pakistan = 'Pakistan'
export const countryCode = 'Country code'
export const pending = 'Pending'
export const approved = 'Approved'
export const paid = 'Paid'
export const rejected = 'Rejected'
export const accountNumber = 'Account Number'
export const phoneNumber = 'Phone Number'
export const points = (total: number): string => plural(total, 'point')
export const upgradeRequestSentAdmin = 'Upgrade request sent! Admin will contact you shortly.'
export const failedToSendUpgrade = 'Failed to send upgrade request. Please try again.'
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
export const askedOnWeWrite = (moment: string): string => `Asked on ${moment}. We write to you on WhatsApp.`
export const createYourStoreFirst = 'Create Your Store First'
export const createStore = 'Create Store'
export const failedToRollBack = 'Failed to roll back'
export const yourShopIsUp = 'Your shop is up to date'
export const buyersSeeAnEarlierVersion = 'Buyers see an earlier version'
export const sendOnWhatsapp = 'Send on WhatsApp'
export const copyLink = 'Copy Link'
export const linkCopied = 'Link copied!'
export const copyTheLink = 'Copy the link'
export const whatYouTypedHereStays = 'What you typed here stays.'
export const loadTheNewerVersion = 'Load the newer version'
export const whatYouTypedBefore = 'What you typed before is here again. It is not saved yet.'
export const unlimitedProducts = (free: number): string => `Unlimited products instead of ${free}`
export const upToProducts = (most: number, free: number): string => `Up to ${most} products instead of ${free}`
