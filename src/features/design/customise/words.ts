/** Words of the form of a layout. */

import { plural } from '#src/lib/plural.ts'

export const saved = 'Layout configuration saved successfully!'
export const failedToSave = 'Failed to save layout configuration'
export const loginToSaveLayout = 'Please login to save layout'
export const imageUploadedNotSaved = 'Image uploaded but failed to save configuration'
export const savedButPageFailed = 'Saved, but a page could not be built. The last good version stays live.'
export const imageAddedToDraft = 'Image added to your draft. It goes live when you publish.'
export const savedOthersNot = 'Layout configuration saved successfully! Your other changes are not saved yet.'
export const draftNotLiveYet = 'Draft, not live yet'
export const live = 'Live'
export const allChangesSaved = 'All changes are saved'
export const unsavedChanges = (changes: number): string => plural(changes, 'unsaved change')
export const moreForThisDesign = 'More for this design'
export const reset = 'Reset'
export const publishChanges = 'Publish Changes'
export const yourChangesStayOnTop = 'What you changed here stays, on top of it.'
export const loadNewerVersion = 'Load the newer version'
export const discardMyChanges = 'Discard my changes'
export const backToLayouts = 'Back to the layouts'
export const customize = (layout: string): string => `Customize ${layout}`
export const viewLive = 'View Live'
export const topOfPage = 'Top of page'
export const nameAndLogo = 'Name and logo'
export const whyBuyFromYou = 'Why buy from you'
export const oneLineBuyersNotice = 'One line buyers notice'
export const asksBuyersToWrite = 'Asks buyers to write to you'
export const toCorrect = (wrong: number): string => `${wrong} to correct`
export const changed = (fields: number): string => `${fields} changed`
export const liveOnceUploaded = 'Goes live as soon as it is uploaded, on its own.'
export const liveOncePublished = 'Goes live when you publish this layout.'
export const edit = 'Edit'
export const leaveUnsaved = 'Your changes to the design are not saved. Leave anyway?'
export const restoredNotSaved = 'What you changed before is here again. It is not saved yet.'
export const whatIsShown = 'What is shown'
export const allGoesBack = (layout: string): string =>
  `All texts, colours and images of ${layout} go back to the original. Nothing changes until you save.`
export const resetThisLayout = 'Reset this layout?'
