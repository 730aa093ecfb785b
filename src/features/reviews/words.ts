/** Words of the reviews by buyers. */

import { plural } from '#src/lib/plural.ts'

export const failedToSaveReview = 'Failed to save the review'
export const of5Stars = (stars: number): string => `${stars} of 5 stars`
export const aBuyer = 'A buyer'
export const hidden = (reason: string): string => `Hidden: ${reason}`
export const sentBy = (name: string): string => `Sent by ${name}`
export const yourAnswerIs = 'Your answer:'
export const yourAnswer = 'Your answer'
export const standsBelowReview = 'It stands below the review.'
export const editAnswer = 'Edit answer'
export const answer = 'Answer'
export const saveAnswer = 'Save answer'
export const showAgain = 'Show again'
export const hide = 'Hide'
export const failedToLoadReviews = 'Failed to load reviews'
export const reviewsByBuyers = 'Reviews by buyers'
export const howReviewsWork =
  'The page of a delivered order asks for stars, words and a photo. They appear in your shop, and nobody can change them: you can answer, or hide words with a reason.'
export const noReviewsYet = 'No reviews yet'
export const howToGetReviews = 'Mark an order as delivered and send its link: its buyer can write there.'
export const whyTurnOn = 'New buyers trust what earlier ones say. Turn reviews on to be able to show it.'
export const reviewsCounted = (total: number): string => plural(total, 'review')
export const reviewsNotShown = (total: number): string => `${plural(total, 'review')}, not shown while reviews are off`
export const pagesOfReviews = 'Pages of reviews'
