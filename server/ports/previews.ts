import { LRUCache } from 'lru-cache'
import type { FieldValue, StorePage } from '#contract/stores/store-page.ts'
import { newSecret } from '#server/db/ids.ts'
import type { Clock } from './clock.ts'

/** A store's page with a layout and values that are not saved. */
export interface PreviewRequest {
  storeId: string
  layout: string
  values: Record<string, FieldValue>
  /** The four values of the older form. Without them, the stored ones are used. */
  config?: Record<string, FieldValue> | undefined
  /** Path of the page. One the store does not have means its home page. */
  path: string
  now: string
}

export interface PreviewPage {
  html: string
  /** Path of the rendered page. */
  path: string
}

/** Renders unpublished pages and keeps them for a short time. */
export interface Previews {
  /** Renders a page from its model. No store is needed. */
  page(model: StorePage): Promise<string>
  /** Renders a page of a store. Resolves with `null` when there is no such store. */
  render(request: PreviewRequest): Promise<PreviewPage | null>
  /** Returns the home page of a kept version as published, `undefined` when it is gone. */
  kept(storeId: string, version: number): string | undefined | Promise<string | undefined>
  cache: PreviewCache
}

/** Rendered previews: the last few of each store, for a short time, under names nobody can guess. */
export interface PreviewCache {
  /** Keeps a page in place of the store's oldest. Returns its name. */
  keep(storeId: string, html: string): Promise<string>
  /** Drops a store's pages. */
  drop(storeId: string): Promise<void>
  /** Returns a page by name, `undefined` when it is gone. */
  find(name: string): Promise<string | undefined>
}

/** Previews per store: two designs side by side, each with its next page under way. */
export const PREVIEWS_OF_STORE = 4
/** Time for which a preview is kept. */
export const PREVIEW_MS = 10 * 60_000
/** Characters kept in total. The oldest previews go first. */
export const MAX_CHARACTERS = 32 * 1024 * 1024

/** Creates a cache in the memory of this process, the default. */
export const createPreviewCache = (clock: Clock, maxCharacters = MAX_CHARACTERS): PreviewCache => {
  const names = new Map<string, string[]>()
  const pages = new LRUCache<string, { storeId: string; html: string }>({
    maxSize: maxCharacters,
    sizeCalculation: ({ html }) => html.length || 1,
    ttl: PREVIEW_MS,
    perf: { now: () => clock.now().getTime() },
    ttlResolution: 0,
    dispose: ({ storeId }, name) => {
      const left = (names.get(storeId) ?? []).filter((other) => other !== name)
      if (left.length > 0) names.set(storeId, left)
      else names.delete(storeId)
    },
  })
  return {
    keep: async (storeId, html) => {
      const own = names.get(storeId) ?? []
      for (const old of own.slice(PREVIEWS_OF_STORE - 1)) pages.delete(old)
      const name = newSecret()
      names.set(storeId, [name, ...own.slice(0, PREVIEWS_OF_STORE - 1)])
      pages.set(name, { storeId, html })
      return name
    },
    drop: async (storeId) => {
      for (const name of names.get(storeId) ?? []) pages.delete(name)
    },
    // `peek` does not count as a use, so the oldest page goes first.
    find: async (name) => pages.peek(name)?.html,
  }
}
