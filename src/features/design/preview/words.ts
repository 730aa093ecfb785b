/** Words of the preview of a design. */

export const previewNotShown = 'The preview could not be shown'
export const phone = 'Phone'
export const desktop = 'Desktop'
export const now = 'Now'
export const whichLayoutIsShown = 'Which layout is shown'
export const screenOfPreview = 'Screen of the preview'
export const homePage = 'Home page'
export const yourStoreNow = 'Your store now'
export const nowNamed = (layout: string): string => `Now: ${layout}`
export const previewOfYourStore = 'Preview of your store'
export const newNamed = (layout: string): string => `New: ${layout}`
export const storeAsItIs = 'Your store as it is now.'
export const storeInThisLayout = 'Your store in this layout. Buyers do not see it until you use it.'
export const toUseLayout = 'Use this layout'
