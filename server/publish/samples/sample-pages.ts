import type { StorePage } from '#contract/stores/store-page.ts'
import { storePages } from '../pages/page-model.ts'
import { SAMPLE, sampleSnapshot } from './sample-store.ts'

/** Path of a layout's sample, with a trailing slash. */
export const samplePath = (layout: string): string => `/${SAMPLE}/${layout}/`

/** Returns the sample shop's pages in a layout, by path below `/layout-test/{layout}/`. */
export const samplePages = (layout: string, origin: string, now: Date): Map<string, StorePage> => {
  const pages = storePages(sampleSnapshot(layout), { storesOrigin: origin, apiOrigin: '', now })
  const moved: StorePage[] = JSON.parse(
    JSON.stringify(pages.filter(({ page }) => page.kind !== 'gone' && page.kind !== 'order').map(({ page }) => page))
      .replaceAll(`/store/${SAMPLE}/`, samplePath(layout))
      .replaceAll(`/media/${SAMPLE}/`, `/${SAMPLE}/images/`),
  )
  return new Map(moved.map((page) => [page.path, { ...page, mode: 'sample' }]))
}

/** Links to a chat, a call or a mail. */
const WAYS_OUT = /href="(?:https:\/\/wa\.me\/|tel:|mailto:)[^"]*"/g

/** Removes links out of a sample's page. Its scripts explain each instead. */
export const withoutWaysOut = (html: string): string => html.replace(WAYS_OUT, 'href="#sample"')
