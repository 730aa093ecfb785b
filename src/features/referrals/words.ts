export const yourReferralCode = 'Your referral code'
export const friendsWhoSignUp = 'Friends who sign up with it pay less for Premium.'
export const copyCode = 'Copy Code'
export const referralCodeCopiedToClipboard = 'Referral code copied to clipboard!'
export const copyYourReferralCode = 'Copy your referral code'
export const copyLink = 'Copy Link'
export const referralLinkCopiedToClipboard = 'Referral link copied to clipboard!'
export const copyYourReferralLink = 'Copy your referral link'
export const shareYourCode = 'Share your code'
export const sendItToFriends = 'Send it to friends who sell, or share the link on WhatsApp.'
export const theySignUp = 'They sign up'
export const yourFriendGetsThe = 'Your friend gets the discounted price for Premium.'
export const youEarn = (pOINTS_PER_UPGRADE: string): string => `You earn ${pOINTS_PER_UPGRADE}`
export const onceForEachFriend = 'Once for each friend who upgrades to Premium.'
export const withdrawFrom = (wITHDRAWAL_MIN: string): string => `Withdraw from ${wITHDRAWAL_MIN}`
export const thatIsFriendsWho = (wITHDRAWAL_MIN: number, hOLD_DAYS: number): string =>
  `That is ${wITHDRAWAL_MIN} friends who have been on Premium for ${hOLD_DAYS} days. By JazzCash, Easypaisa or bank transfer.`
export const howItWorks = 'How It Works'
export const yourReferrals = 'Your Referrals'
export const nobodyHasSignedUp = 'Nobody has signed up with your code yet. Share it with a friend.'
export const signedUp = 'Signed up'
export const free = 'Free'
export const passwordIsRequired = 'Password is required'
export const codeIsRequired = 'Code is required'
export const failedToSubmitWithdrawalRequest = 'Failed to submit withdrawal request'
export const paymentMethod = 'Payment Method'
export const pleaseEnterYourPassword = 'Please enter your password again: it protects what you have earned.'
export const fromYourAuthenticatorApp = 'From your authenticator app, or a recovery code.'
export const youArePaid = (worth: string): string => `You are paid ${worth}.`
export const requestWithdrawalOf = (available: string): string => `Request Withdrawal of ${available}`
export const pointsTowardsAWithdrawal = 'Points towards a withdrawal'
export const readyYouCanAsk = (available: string, wITHDRAWAL_MIN: string): string =>
  `${available} ready. You can ask for a withdrawal from ${wITHDRAWAL_MIN} on.`
export const requestWithdrawal = 'Request Withdrawal'
export const aPointIsWorth = (pointRupees: string): string =>
  `A point is worth ${pointRupees}. By JazzCash, Easypaisa or bank transfer.`
export const youSecuredYourAccount = (longDay: string): string =>
  `You secured your account, so withdrawals are paused until ${longDay}. Your points are safe.`
export const yourRequestOfIs = (pointsRequested: string, withdrawalNames: string): string =>
  `Your request of ${pointsRequested} is ${withdrawalNames}. You can ask again when it is done.`
export const another = 'Another '
export const willBeReadyBy = (longDay: string): string =>
  `will be ready by ${longDay}, if your friends stay on Premium.`
export const willBeReadyWhen = (hOLD_DAYS: number): string =>
  `will be ready when your friends have been on Premium for ${hOLD_DAYS} days in a row.`
export const failedToFetchWithdrawalRequests = 'Failed to fetch withdrawal requests'
export const noWithdrawalsYet = 'No withdrawals yet.'
export const withdrawalHistory = 'Withdrawal History'
export const failedToFetchReferralStats = 'Failed to fetch referral stats'
export const referEarn = 'Refer & Earn'
export const inviteFriendsWhoSell = 'Invite friends who sell, and earn when they upgrade to Premium.'
export const totalReferrals = 'Total Referrals'
export const paidReferrals = 'Paid Referrals'
export const totalPoints = 'Total Points'
