export const yourMessageIsSent = 'Your message is sent. Our team will write to you on WhatsApp.'
export const yourMessageCouldNot = 'Your message could not be sent. Please try again.'
export const asked = 'Asked'
export const askOurTeam = 'Ask our team'
export const madeForYourTrade = 'Made for your trade'
export const foodJewelryPhonesAbayas =
  'Food, jewelry, phones, abayas: our team makes and assigns layouts for one trade.'
export const pleaseMakeALayout = (name: string): string => `Please make a layout for the trade of ${name}.`
export const isChosenNotSavedYet = 'is chosen, not saved yet'
export const saveLayout = 'Save Layout'
export const toUseThisLayout = 'Use this layout'
export const toUseThisLayout2 = (name: string): string => `Use this layout: ${name}`
export const previewName = (name: string): string => `Preview ${name}`
export const customizeLayout = 'Customize Layout'
export const viewLive = 'View Live'
export const upgradeToPro = 'Upgrade to Pro'
export const pleaseContactSupportTo = 'Please contact support to upgrade your plan'
export const pleaseOpenTheLayoutFor = (name: string, name2: string): string =>
  `Please open the layout ${name} for ${name2}.`
export const opensWithPremium = 'Opens with Premium'
export const ourTeamCanOpen = 'Our team can open it for your store on request'
export const buyersSeeThis = 'Buyers see this'
export const current = 'Current'
export const availableAgainWithPremium = 'Available again with Premium'
export const yoursButNotAvailableNow = 'Yours, but not available now'
export const choose = (name: string): string => `Choose ${name}`
export const adminGrantedAccess = 'Admin Granted Access'
export const layouts = 'Layouts'
export const readyToUse = 'Ready to use'
export const howYourStoreLooks = 'How your store looks. Your products and texts stay when you change it.'
export const filterByIndustry = 'Filter by industry'
export const all = 'All'
export const pleaseLoginToSaveLayout = 'Please login to save layout'
export const layoutChangedTo = (name: string): string => `Layout changed to ${name}`
export const failedToSaveLayout = (saveFailure: string): string => `Failed to save layout: ${saveFailure}`
export const aGeneralLayoutSuits = 'A general layout suits every trade. Others can be opened for your store.'
export const noLayoutThatYou = 'No layout that you can use is made for this trade'
export const showAllLayouts = 'Show all layouts'
