/** Words of the gallery of layouts. */

export const messageIsSent = 'Your message is sent. Our team will write to you on WhatsApp.'
export const messageNotSent = 'Your message could not be sent. Please try again.'
export const asked = 'Asked'
export const askOurTeam = 'Ask our team'
export const madeForYourTrade = 'Made for your trade'
export const layoutsForOneTrade = 'Food, jewelry, phones, abayas: our team makes and assigns layouts for one trade.'
export const pleaseMakeLayout = (store: string): string => `Please make a layout for the trade of ${store}.`
export const isChosenNotSaved = 'is chosen, not saved yet'
export const saveLayout = 'Save Layout'
export const toUseLayout = 'Use this layout'
export const toUseLayoutNamed = (layout: string): string => `Use this layout: ${layout}`
export const previewNamed = (layout: string): string => `Preview ${layout}`
export const customizeLayout = 'Customize Layout'
export const viewLive = 'View Live'
export const upgradeToPro = 'Upgrade to Pro'
export const contactSupportToUpgrade = 'Please contact support to upgrade your plan'
export const pleaseOpenLayout = (layout: string, store: string): string =>
  `Please open the layout ${layout} for ${store}.`
export const opensWithPremium = 'Opens with Premium.'
export const opensOnRequest = 'Our team can open it for your store on request.'
export const pro = 'Pro'
export const adminOnly = 'Admin Only'
export const buyersSeeThis = 'Buyers see this'
export const current = 'Current'
export const availableWithPremium = 'Available again with Premium'
export const notAvailableNow = 'Yours, but not available now'
export const choose = (layout: string): string => `Choose ${layout}`
export const adminGrantedAccess = 'Admin Granted Access'
export const layouts = 'Layouts'
export const readyToUse = 'Ready to use'
export const howYourStoreLooks = 'How your store looks. Your products and texts stay when you change it.'
export const filterByIndustry = 'Filter by industry'
export const all = 'All'
export const loginToSaveLayout = 'Please login to save layout'
export const layoutChangedTo = (layout: string): string => `Layout changed to ${layout}`
export const failedToSaveLayout = (reason: string): string => `Failed to save layout: ${reason}`
export const generalLayoutSuits = 'A general layout suits every trade. Others can be opened for your store.'
export const noLayoutForTrade = 'No layout that you can use is made for this trade'
export const showAllLayouts = 'Show all layouts'
