import type { StorePage } from '#contract/stores/store-page.ts'
import { storedValues } from '#layouts/kit/fields/layout-values.ts'
import { getLayout } from '#layouts/registry.ts'
import type { PreviewPage, PreviewRequest } from '#server/ports/previews.ts'
import { layoutConfigOf } from '#server/records/layouts/layout-config.ts'
import { shownUnitsSold } from '#server/records/orders/sold-units.ts'
import { shownEndDate } from './end-date.ts'
import { storePages } from './page-model.ts'
import type { PublishTools } from './publish-store.ts'
import { readSnapshot } from './snapshot.ts'

/** Renders one page as it would be after a save. Writes nothing. Returns `null` for an unknown store. */
export const renderPreview = async (
  { db, render, site, paidLayouts }: Pick<PublishTools, 'db' | 'render' | 'site' | 'paidLayouts'>,
  request: PreviewRequest,
): Promise<PreviewPage | null> => {
  const now = new Date(request.now)
  const snapshot = await readSnapshot(db, request.storeId, { paidLayouts, now })
  if (!snapshot) return null
  const config = request.config ?? (await layoutConfigOf(db, request.storeId)).config
  const chosen = { config, customizations: request.values }
  const values = storedValues(chosen)
  const sold = await shownUnitsSold(db, request.storeId, chosen)
  const design = { layout: getLayout(request.layout), values, savedAt: now }
  const pages = storePages(
    // At the platform's address, which the dashboard follows links by.
    {
      ...snapshot,
      store: { ...snapshot.store, domain: null },
      sold,
      layout: { id: request.layout, values, ...shownEndDate(design, now) },
    },
    { ...site, now },
  )
  const found = pages.find(({ page }) => page.path === request.path) ?? pages[0]
  if (!found) return null
  const page: StorePage = { ...found.page, mode: 'preview' }
  return { html: await render(page), path: page.path }
}
