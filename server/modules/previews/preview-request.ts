import type { FieldValue } from '#contract/stores/store-page.ts'

/** A page of a store as it would be with a layout and values that are not saved. */
export interface PreviewRequest {
  storeId: string
  layout: string
  values: Record<string, FieldValue>
  /** The four values of the older form; those that are stored when absent. */
  config?: Record<string, FieldValue> | undefined
  /** The page's path; one that the store does not have means its home page. */
  path: string
  now: string
}

export interface PreviewPage {
  html: string
  /** Path of the page that was rendered. */
  path: string
}
