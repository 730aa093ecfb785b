import { plural } from '#src/lib/plural.ts'

export const layoutConfigurationSavedSuccessfully = 'Layout configuration saved successfully!'
export const failedToSaveLayoutConfiguration = 'Failed to save layout configuration'
export const pleaseLoginToSaveLayout = 'Please login to save layout'
export const imageUploadedButFailed = 'Image uploaded but failed to save configuration'
export const savedButAPage = 'Saved, but a page could not be built. The last good version stays live.'
export const imageAddedToYour = 'Image added to your draft. It goes live when you publish.'
export const yourOtherChangesAre = (sAVED: string): string => `${sAVED} Your other changes are not saved yet.`
export const draftNotLiveYet = 'Draft, not live yet'
export const live = 'Live'
export const allChangesAreSaved = 'All changes are saved'
export const unsavedChanges = (dirty: number): string => plural(dirty, 'unsaved change')
export const moreForThisDesign = 'More for this design'
export const reset = 'Reset'
export const publishChanges = 'Publish Changes'
export const whatYouChangedHere = 'What you changed here stays, on top of it.'
export const loadTheNewerVersion = 'Load the newer version'
export const discardMyChanges = 'Discard my changes'
export const backToTheLayouts = 'Back to the layouts'
export const customize = (name: string): string => `Customize ${name}`
export const viewLive = 'View Live'
export const topOfPage = 'Top of page'
export const nameAndLogo = 'Name and logo'
export const whyBuyFromYou = 'Why buy from you'
export const oneLineBuyersNotice = 'One line buyers notice'
export const asksBuyersToWrite = 'Asks buyers to write to you'
export const toCorrect = (wrong: number): string => `${wrong} to correct`
export const changed = (changed: number): string => `${changed} changed`
export const goesLiveAsSoon = 'Goes live as soon as it is uploaded, on its own.'
export const goesLiveWhenYou = 'Goes live when you publish this layout.'
export const edit = 'Edit'
export const yourChangesToThe = 'Your changes to the design are not saved. Leave anyway?'
export const whatYouChangedBefore = 'What you changed before is here again. It is not saved yet.'
export const whatIsShown = 'What is shown'
export const allTextsColorsAnd = (name: string): string =>
  `All texts, colours and images of ${name} go back to the original. Nothing changes until you save.`
export const resetThisLayout = 'Reset this layout?'
