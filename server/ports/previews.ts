import { LRUCache } from 'lru-cache'
import type { FieldValue, StorePage } from '#contract/stores/store-page.ts'
import { newSecret } from '#server/db/ids.ts'
import type { Clock } from './clock.ts'

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

/** Renders pages that are not published, and keeps them for a moment. */
export interface Previews {
  /** One page from its model, which no store need have. */
  page(model: StorePage): Promise<string>
  /** Resolves with `null` when there is no such store. */
  render(request: PreviewRequest): Promise<PreviewPage | null>
  /** The home page of a kept version as it was published; `undefined` when it is not there any more. */
  kept(storeId: string, version: number): string | undefined | Promise<string | undefined>
  cache: PreviewCache
}

/** Rendered previews: the last few of a store, for a short time, under names nobody can guess. */
export interface PreviewCache {
  /** Keeps a page; the oldest of the store's makes room for it. Returns its name. */
  keep(storeId: string, html: string): Promise<string>
  /** Forgets a store's pages. */
  drop(storeId: string): Promise<void>
  /** Returns the page of that name, or `undefined` when it is gone. */
  find(name: string): Promise<string | undefined>
}

/** Of a store: two designs side by side, each with the page that is on its way. */
export const PREVIEWS_OF_STORE = 4
/** How long a preview can be looked at. */
export const PREVIEW_MS = 10 * 60_000
/** Characters kept in all; the oldest previews go first. */
const MAX_CHARACTERS = 32 * 1024 * 1024

/** The default: in the memory of this process. */
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
    // A look does not make a page younger: the first in is the first out.
    find: async (name) => pages.peek(name)?.html,
  }
}
