/** Words of the referrals. */

export const yourReferralCode = 'Your referral code'
export const friendsPayLess = 'Friends who sign up with it pay less for Premium.'
export const copyCode = 'Copy Code'
export const codeCopied = 'Referral code copied to clipboard!'
export const copyYourCode = 'Copy your referral code'
export const copyLink = 'Copy Link'
export const linkCopied = 'Referral link copied to clipboard!'
export const copyYourLink = 'Copy your referral link'
export const invitation = (
  code: string,
  price: string,
  before: string,
  priceAbroad: string,
  beforeAbroad: string,
): string =>
  `I sell online with WhatsStore. Open your own store with my code ${code} and Premium costs ${price} instead of ${before} a month (outside Pakistan ${priceAbroad} instead of ${beforeAbroad}):`
export const shareYourCode = 'Share your code'
export const sendItToFriends = 'Send it to friends who sell, or share the link on WhatsApp.'
export const theySignUp = 'They sign up'
export const friendGetsDiscount = 'Your friend gets the discounted price for Premium.'
export const youEarn = (points: string): string => `You earn ${points}`
export const onceForEachFriend = 'Once for each friend who upgrades to Premium.'
export const withdrawFrom = (points: string): string => `Withdraw from ${points}`
export const friendsForWithdrawal = (friends: number, days: number): string =>
  `That is ${friends} friends who have been on Premium for ${days} days. By JazzCash, Easypaisa or bank transfer.`
export const howItWorks = 'How It Works'
export const yourReferrals = 'Your Referrals'
export const nobodySignedUpYet = 'Nobody has signed up with your code yet. Share it with a friend.'
export const signedUpOn = 'Signed up {day}'
export const free = 'Free'
export const passwordIsRequired = 'Password is required'
export const codeIsRequired = 'Code is required'
export const failedToSubmitRequest = 'Failed to submit withdrawal request'
export const paymentMethod = 'Payment Method'
export const enterPasswordAgain = 'Please enter your password again: it protects what you have earned.'
export const fromAuthenticatorApp = 'From your authenticator app, or a recovery code.'
export const youArePaid = (worth: string): string => `You are paid ${worth}.`
export const requestWithdrawalOf = (points: string): string => `Request Withdrawal of ${points}`
export const pointsTowardsWithdrawal = 'Points towards a withdrawal'
export const pointsReady = (available: string, least: string): string =>
  `${available} ready. You can ask for a withdrawal from ${least} on.`
export const requestWithdrawal = 'Request Withdrawal'
export const aPointIsWorth = (amount: string): string =>
  `A point is worth ${amount}. By JazzCash, Easypaisa or bank transfer.`
export const pausedUntil = (day: string): string =>
  `You secured your account, so withdrawals are paused until ${day}. Your points are safe.`
export const requestIsPending = (points: string): string =>
  `Your request of ${points} is pending. You can ask again when it is done.`
export const requestIsApproved = (points: string): string =>
  `Your request of ${points} is approved. You can ask again when it is done.`
export const readyBy = (points: string, day: string): string =>
  `${points} will be ready by ${day}, if your friends stay on Premium.`
export const anotherReadyBy = (points: string, day: string): string =>
  `Another ${points} will be ready by ${day}, if your friends stay on Premium.`
export const readyAfter = (points: string, days: number): string =>
  `${points} will be ready when your friends have been on Premium for ${days} days in a row.`
export const anotherReadyAfter = (points: string, days: number): string =>
  `Another ${points} will be ready when your friends have been on Premium for ${days} days in a row.`
export const failedToFetchRequests = 'Failed to fetch withdrawal requests'
export const noWithdrawalsYet = 'No withdrawals yet.'
export const requestedOn = 'Requested {day}'
export const requestedAndAnswered = 'Requested {day} · answered {answered}'
export const withdrawalHistory = 'Withdrawal History'
export const failedToFetchStats = 'Failed to fetch referral stats'
export const referAndEarn = 'Refer & Earn'
export const inviteFriends = 'Invite friends who sell, and earn when they upgrade to Premium.'
export const totalReferrals = 'Total Referrals'
export const paidReferrals = 'Paid Referrals'
export const totalPoints = 'Total Points'
