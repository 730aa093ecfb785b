/** Words of the Account tab. */
import { plural } from '#src/lib/plural.ts'

export const toMakeSureItIsYou = 'To make sure it is you.'
export const fromAppOrRecoveryCode = 'From your authenticator app, or a recovery code.'
export const failedToLeave = 'Failed to leave'
export const youWorkIn = (storeName: string): string => `You work in ${storeName}`
export const yourAccountStaysYours = 'Your account stays yours when you leave.'
export const leaveThisShop = 'Leave This Shop'
export const onlyOwnerCanInviteAgain = 'Only its owner can invite you again.'
export const leaveStoreQuestion = (storeName: string): string => `Leave ${storeName}?`
export const leave = 'Leave'
export const whatThisTabHolds = 'How you hear of orders, how you sign in, and your data.'
export const thisDidNotWork = 'This did not work. Please try again.'
export const whatsstore = 'WhatsStore'
export const accountDeletedInDays = (days: number): string => `Your account will be deleted in ${plural(days, 'day')}`
export const everythingRemovedOn = (day: string): string =>
  `On ${day} everything in it is removed for good: shop, products, orders and photos. Until then you can cancel, and everything comes back.`
export const keepMyAccount = 'Keep My Account'
export const logout = 'Logout'
export const passwordNotChecked = 'Your password could not be checked. Please try again.'
export const isItYou = 'Is It You?'
export const continueLabel = 'Continue'
export const signedInAWhileAgo = 'You signed in a while ago. This protects where your orders go.'
