import type { StorePage } from '#contract/stores/store-page.ts'
import { storePages } from '../pages/page-model.ts'
import { SAMPLE, sampleSnapshot } from './sample-store.ts'

/** Where a layout's sample stands, with a slash at the end. */
export const samplePath = (layout: string): string => `/${SAMPLE}/${layout}/`

/**
 * The pages of the sample shop in a layout, by their path below `/layout-test/{layout}/`: those that a store of it would have, at other addresses.
 */
export const samplePages = (layout: string, origin: string, year: number): Map<string, StorePage> => {
  const pages = storePages(sampleSnapshot(layout), { storesOrigin: origin, apiOrigin: '', year })
  const moved: StorePage[] = JSON.parse(
    JSON.stringify(pages.filter(({ page }) => page.kind !== 'gone').map(({ page }) => page))
      .replaceAll(`/store/${SAMPLE}/`, samplePath(layout))
      .replaceAll(`/media/${SAMPLE}/`, `/${SAMPLE}/images/`),
  )
  return new Map(moved.map((page) => [page.path, { ...page, mode: 'sample' }]))
}

/** What would leave for a chat, a call or a mail. */
const WAYS_OUT = /href="(?:https:\/\/wa\.me\/|tel:|mailto:)[^"]*"/g

/** A sample's page without what would leave it; its scripts say so in the place of each. */
export const withoutWaysOut = (html: string): string => html.replace(WAYS_OUT, 'href="#sample"')
