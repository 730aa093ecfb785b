/** Words of error screens and notices of updates. */

export const somethingWentWrong = 'Something went wrong'
export const thisPageStoppedWorking = 'This page stopped working. Your cart and your sign-in are safe.'
export const refreshPage = 'Refresh Page'
export const clearCacheReload = 'Clear Cache & Reload'
export const youAreOffline = 'You are offline'
export const appUpdateAvailable = 'App Update Available'
export const appIsUpdatingPleaseWait = 'App is updating, please wait...'
export const updateNow = 'Update Now'
export const appUpdateDetectedClearing = 'App update detected. Clearing cache and reloading...'
export const thisPartHasNotLoaded =
  'This part has not been loaded yet. It opens when you are back; what you typed is kept.'
export const aNewerVersionIsHere = 'A newer version is here; what you typed is kept.'
