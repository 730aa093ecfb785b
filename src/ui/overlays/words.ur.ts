/** Words of dialogs, in Urdu. To be read by a native speaker. */

export const close = 'بند کریں'
export const theyHaveNotBeenSaved = 'یہ محفوظ نہیں ہوئیں۔'
export const discardYourChanges = 'تبدیلیاں چھوڑ دیں؟'
export const discard = 'چھوڑ دیں'
export const keepEditing = 'واپس جائیں'
