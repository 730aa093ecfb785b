import type { LandingPage, StorePage } from '#contract/stores/store-page.ts'
import { layouts } from '#layouts/registry.ts'
import { getConfig } from '#server/config/config.ts'
import { openDatabase } from '#server/db/database.ts'
import { landingPage } from '#server/publish/pages/landing-page.ts'
import { storePages } from '#server/publish/pages/page-model.ts'
import { readSnapshot } from '#server/publish/pages/snapshot.ts'
import { samplePages } from '#server/publish/samples/sample-pages.ts'
import { findStoreBySlug } from '#server/records/stores/stores.repo.ts'
import { databasePlace } from '#server/services/data-folder.ts'
import { pageFile } from '#server/site/store-pages.ts'

const config = getConfig(process.env)
const db = openDatabase(databasePlace(config), { readonly: true })

const site = () => ({
  storesOrigin: config.publicOrigin,
  apiOrigin: '',
  cardProvider: config.cardProvider,
  now: new Date(),
})

const livePages = async (slug: string) => {
  const store = await findStoreBySlug(db, slug)
  const snapshot = store && (await readSnapshot(db, store.id, { paidLayouts: config.paidLayouts, now: new Date() }))
  return snapshot ? storePages(snapshot, site()) : []
}

/** Returns the model of a store's page as it would be published now, or `undefined`. */
export const livePage = async (slug: string, path: string): Promise<StorePage | undefined> => {
  const file = pageFile(path)
  return (await livePages(slug)).find((page) => page.file === file)?.page
}

/** The model of a store's landing page. Returns `undefined` when it has none. */
export const liveLanding = async (slug: string): Promise<LandingPage | undefined> =>
  landingPage(await livePages(slug), site())[0]?.page

/** Returns the model of a sample page in a layout, or `undefined`. */
export const liveSample = (layout: string, address: string): StorePage | undefined =>
  layouts.has(layout)
    ? samplePages(layout, config.publicOrigin, new Date()).get(address.replace(/\/*$/, '/'))
    : undefined
