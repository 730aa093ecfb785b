/** Words of the reviews by buyers, in Urdu. To be read by a native speaker. */

import { count } from '#src/lib/numbers.ts'

export const failedToSaveReview = 'تبدیلی محفوظ نہیں ہو سکی'
export const of5Stars = (stars: number): string => `5 میں سے ${stars} ${stars === 1 ? 'ستارہ' : 'ستارے'}`
export const aBuyer = 'ایک خریدار'
export const hidden = (reason: string): string => `چھپائی گئی: ${reason}`
export const sentBy = (name: string): string => `${name} نے بھیجی`
export const yourAnswerIs = 'آپ کا جواب:'
export const yourAnswer = 'آپ کا جواب'
export const standsBelowReview = 'یہ رائے کے نیچے دِکھے گا۔'
export const editAnswer = 'جواب بدلیں'
export const answer = 'جواب دیں'
export const saveAnswer = 'جواب محفوظ کریں'
export const showAgain = 'دوبارہ دکھائیں'
export const hide = 'چھپائیں'
export const failedToLoadReviews = 'رائے نہیں آ سکی'
export const reviewsByBuyers = 'خریداروں کی رائے'
export const howReviewsWork =
  'آرڈر پہنچ جائے تو اُس کا صفحہ ستارے، رائے اور تصویر مانگتا ہے۔ یہ سب آپ کی دکان میں دِکھتا ہے اور کوئی اسے بدل نہیں سکتا: جواب دیا جا سکتا ہے، یا وجہ بتا کر رائے چھپائی جا سکتی ہے۔'
export const noReviewsYet = 'ابھی کوئی رائے نہیں آئی'
export const howToGetReviews = 'آرڈر پر «پہنچ گیا» لگائیں اور اُس کا لنک بھیجیں: خریدار وہیں رائے لکھ سکتا ہے۔'
export const whyTurnOn = 'نئے خریدار پرانے خریداروں کی بات پر بھروسا کرتے ہیں۔ رائے آن کریں تاکہ وہ دکان میں دِکھے۔'
export const reviewsCounted = (total: number): string =>
  total === 1 ? 'ایک خریدار کی رائے' : `${count(total)} خریداروں کی رائے`
export const reviewsNotShown = (total: number): string =>
  `${total === 1 ? 'ایک خریدار کی رائے' : `${count(total)} خریداروں کی رائے`}، جو آف ہونے کی وجہ سے دکان میں نہیں دِکھتی`
export const pagesOfReviews = 'رائے کے صفحے'
