/** Words of alerts of orders. */

export const thisBrowserBlocksAlerts =
  'This browser blocks alerts of WhatsStore. Tap the icon beside the address, open “Permissions” or “Notifications”, choose “Allow”, and load this page again.'
export const onAnIphone = 'On an iPhone, alerts come to an icon on the home screen:'
export const openInSafariAndShare = 'Open this page in Safari and tap Share, the square with an arrow.'
export const chooseAddToHomeScreen = 'Choose “Add to Home Screen”.'
export const openFromHomeScreen = 'Open WhatsStore from there, come back here, and turn alerts on.'
export const thisBrowserCannotShowAlerts =
  'This browser cannot show alerts; Chrome, Firefox, Edge and Safari can. You hear of orders by mail in any case.'
export const alertsGoToDevices = (most: number): string =>
  `Alerts go to ${most} devices of yours. Turn one off to use this one.`
export const turnOnAlerts = 'Turn On Alerts'
export const alertsAreOnHere = 'Alerts are on for this device'
export const alertsNotTurnedOn = 'Alerts could not be turned on. Please try again.'
export const sentNotShownYet = (timeAgo: string): string => `Sent ${timeAgo}, not shown yet`
export const lastAlertArrived = (timeAgo: string): string => `Last alert arrived ${timeAgo}`
export const noAlertYet = 'No alert yet'
export const sendTest = 'Send Test'
export const sendTestTo = (device: string): string => `Send test to ${device}`
export const testNotSent = 'The test could not be sent'
export const turnOff = 'Turn Off'
export const turnOffAlertsOn = (device: string): string => `Turn off alerts on ${device}`
export const alertsNotTurnedOff = 'Alerts could not be turned off'
export const midnight = '12 midnight'
export const noon = '12 noon'
export const am = (hour: number): string => `${hour} am`
export const pm = (hour: number): string => `${hour} pm`
export const reminderNotSaved = 'The reminder could not be saved'
export const dailyReminder = 'Daily reminder'
export const saysHowManyAreUnconfirmed = 'Says how many orders are still unconfirmed, if any are. Pakistan time.'
export const never = 'Never'
export const soundInTheDashboard = 'Sound in the dashboard'
export const twoShortNotes = 'Two short notes at each new order, while this page is open.'
export const orderAlerts = 'Order alerts'
export const yourPhoneTellsYouAtOnce =
  'Your phone tells you at once when an order comes in, even when WhatsStore is closed.'
export const on = 'On'
export const alertsNotLoaded = 'Your alerts could not be loaded'
