/** Words of the account's data and deletion. */

export const now = 'Now'
export const shopGoesOffline =
  '{when} your shop goes offline and every device is signed out. Finish your open orders first.'
export const devicesSignedOut = '{when} every device is signed out.'
export const youCanComeBack = '{when} you can sign in and cancel: everything comes back.'
export const untilDay = (day: string): string => `Until ${day}`
export const thenLabel = 'Then'
export const everythingIsRemoved = (days: number): string =>
  `{when} your account, shop, products, orders and images are removed for good; from backups within ${days} days.`
export const typeToGoOn = 'Type {confirmation} to go on.'
export const accountNotDeleted = 'Your account could not be deleted. Please try again.'
export const deleteYourAccount = 'Delete Your Account?'
export const deleteAccount = 'Delete Account'
export const yourShopsAddress = 'Your shop’s address'
export const yourEmail = 'Your email'
export const deleteAccountHeading = 'Delete account'
export const adminAccountCannotBeDeleted =
  'An admin account cannot be deleted. The operator must remove the admin role first.'
export const whatDeletionDoes = (days: number): string =>
  `Your shop goes offline at once. After ${days} days everything is removed for good; until then you can come back.`
export const deleteAccountButton = 'Delete Account…'
export const yourDownloadBegins = 'Your download begins'
export const dataNotPacked = 'Your data could not be packed. Please try again.'
export const signedInAWhileAgo = 'You signed in a while ago. This protects your buyers’ addresses, too.'
export const protectsBuyersAddresses = 'This protects your buyers’ addresses, too.'
export const downloadYourData = 'Download Your Data'
export const download = 'Download'
export const downloadMyData = 'Download My Data'
export const yourData = 'Your data'
export const oneZipFile =
  'One ZIP file with your shop, products, orders, figures and pictures. Large shops take a while.'
