import type { StorePage } from '#contract/stores/store-page.ts'

/** A page and its file. */
export interface PageFile<Page = StorePage> {
  file: string
  page: Page
  /** File with its cards alone. */
  cards?: string
}
