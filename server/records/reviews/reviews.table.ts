import type { HideReason } from '#contract/reviews/reviews.ts'

/** Reviews of products by buyers who had them delivered; one of each buyer for a product. */
export interface ReviewsTable {
  id: string
  store_id: string
  product_id: string
  /** The order that it was written for. */
  order_id: string
  /** The buyer; `null` once erased. */
  customer_id: string | null
  /** First name; empty once erased. */
  name: string
  stars: number
  words: string
  image_id: string | null
  /** The seller's; empty for none. */
  answer: string
  /** Why the seller hides words and image; `null` while both are shown. */
  hidden: HideReason | null
  created_at: string
  updated_at: string
}

declare module '#server/db/database.ts' {
  interface Tables {
    reviews: ReviewsTable
  }
}
