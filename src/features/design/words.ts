export const layoutLoadingError = 'Layout Loading Error'
export const fallingBackToDefaultLayout = (message: string): string => `${message}. Falling back to default layout.`
export const retry = 'Retry'
export const failedToUpdateLayoutConfig = 'Failed to update layout config'
export const pleaseLoginToSaveLayout = 'Please login to save layout'
export const yourSavedLayoutCould = 'Your saved layout could not be loaded'
