/** Words about a design that failed to load or save. */

export const layoutLoadingError = 'Layout Loading Error'
export const fallingBackToDefault = (message: string): string => `${message}. Falling back to default layout.`
export const retry = 'Retry'
export const failedToUpdateConfig = 'Failed to update layout config'
export const loginToSaveLayout = 'Please login to save layout'
export const savedLayoutNotLoaded = 'Your saved layout could not be loaded'
