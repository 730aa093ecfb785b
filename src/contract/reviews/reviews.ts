import { z } from 'zod'
import { confirmation, idText, paginatedSchema, textField, wholeNumber } from '../fields.ts'
import * as words from '../products/words.ts'
import * as refusals from '../refusals/words.ts'

export const REVIEW_MAX = 500
export const ANSWER_MAX = 300
/** Days in which a buyer may change a review. */
export const REVIEW_DAYS = 30

/** Why a seller hides the words and the image of a review. Its stars count all the same. */
export const hideReasons = ['insulting', 'private', 'advertising', 'elsewhere'] as const
export type HideReason = (typeof hideReasons)[number]

/** The reasons, as buyers read them. */
export const hideWords: Record<HideReason, string> = words.hideReasons

/** A review as its buyer sends it from the private page of an order. */
export const buyerReview = z.object({
  product: idText,
  stars: wholeNumber(refusals.chooseStars, 1, 5),
  words: textField('Your words must be text').max(REVIEW_MAX, `At most ${REVIEW_MAX} characters`).default(''),
  /** Set by the tick «Remove the photo». */
  remove_image: z.string().optional(),
})

/** A review as its seller sees it. */
export const review = z.object({
  id: z.string(),
  product_id: z.string(),
  product_name: z.string(),
  /** Number of the order. */
  order_id: z.string(),
  /** First name of the buyer; empty once erased. */
  name: z.string(),
  stars: z.int().min(1).max(5),
  words: z.string(),
  /** Address of the image, `null` without one and until it is ready. */
  image: z.string().nullable(),
  answer: z.string(),
  hidden: z.enum(hideReasons).nullable(),
  created_at: z.string(),
  updated_at: z.string(),
})
export type Review = z.infer<typeof review>

/** `on`: whether buyers are asked for reviews, and pages show them. */
export const reviewList = paginatedSchema('reviews', review).extend({ on: z.boolean() })

/** Absent fields stay as they are. Empty text takes the answer back; `null` shows the review again. */
export const reviewChange = z.object({
  answer: textField('The answer must be text').max(ANSWER_MAX, `At most ${ANSWER_MAX} characters`).optional(),
  hidden: z.enum(hideReasons, { error: 'Choose why it is hidden' }).nullable().optional(),
})
export type ReviewChange = z.infer<typeof reviewChange>

export const reviewChanged = confirmation.extend({ review })

export const reviewSwitch = z.object({ on: z.boolean({ error: 'on must be true or false' }) })
