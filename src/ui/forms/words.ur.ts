/** Words of form controls, in Urdu. To be read by a native speaker. */

export const hidePassword = 'پاس ورڈ چھپائیں'
export const showPassword = 'پاس ورڈ دکھائیں'
export const fromLeftAndTop = (x: number, y: number): string => `بائیں سے \u2068${x}%\u2069، اوپر سے \u2068${y}%\u2069`
export const tapThePartThat = 'جو حصہ سب سے اہم ہے اس پر ٹیپ کریں۔ وہ فون پر بھی اور بڑی سکرین پر بھی نظر آئے گا۔'
export const pickedUp = (noun: string, place: number): string => `${noun} ${place} پکڑ میں ہے۔`
export const atPlaceOf = (place: number, keys: number): string => `${keys} میں سے جگہ ${place} پر۔`
export const putDownAtPlaceOf = (place: number, keys: number): string => `${keys} میں سے جگہ ${place} پر رکھ دیا۔`
export const putBack = 'واپس رکھ دیا۔'
export const pressSpaceToPick = (noun: string): string =>
  `${noun} اٹھانے کے لیے سپیس دبائیں، ہلانے کے لیے تیر والے بٹن، رکھنے کے لیے سپیس، رہنے دینے کے لیے ایسکیپ۔`
