import type { FieldValue, StorePage } from '#contract/store-page.ts'
import { layoutConfigOf } from '#server/modules/layouts/layouts.service.ts'
import { storePages } from './page-model.ts'
import type { PublishTools } from './publish-store.ts'
import { olderValues, readSnapshot } from './snapshot.ts'

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

/** Renders one page of a store as its seller would see it after a save. Writes nothing. Gives `null` when there is no such store. */
export const renderPreview = async (
  { db, render, site }: Pick<PublishTools, 'db' | 'render' | 'site'>,
  request: PreviewRequest,
): Promise<PreviewPage | null> => {
  const snapshot = await readSnapshot(db, request.storeId, new Date(request.now))
  if (!snapshot) return null
  const config = request.config ?? (await layoutConfigOf(db, request.storeId)).config
  const values = { ...olderValues(config), ...request.values }
  const pages = storePages({ ...snapshot, layout: { id: request.layout, values } }, site)
  const found = pages.find(({ page }) => page.path === request.path) ?? pages[0]
  if (!found) return null
  const page: StorePage = { ...found.page, mode: 'preview' }
  return { html: await render(page), path: page.path }
}
