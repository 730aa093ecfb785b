/** Words of dialogs. */

export const close = 'Close'
export const theyHaveNotBeenSaved = 'They have not been saved.'
export const discardYourChanges = 'Discard your changes?'
export const discard = 'Discard'
export const keepEditing = 'Keep editing'
