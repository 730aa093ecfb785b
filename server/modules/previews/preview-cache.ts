import { newSecret } from '#server/db/ids.ts'
import type { Clock } from '#server/ports/clock.ts'

/** Minutes a preview can be looked at. */
const MINUTES = 10
/** Characters kept in all; the oldest previews go first. */
const MOST_CHARACTERS = 32 * 1024 * 1024

interface Preview {
  storeId: string
  html: string
  until: number
}

/** Previews in memory: one a store, for a short time, under names nobody can guess. */
export interface PreviewShelf {
  /** Keeps a page in the place of the store's last one; gives its name. */
  keep(storeId: string, html: string): string
  find(name: string): string | undefined
}

export const createPreviewShelf = (clock: Clock, mostCharacters = MOST_CHARACTERS): PreviewShelf => {
  /** In the order in which they were kept. */
  const previews = new Map<string, Preview>()
  const byStore = new Map<string, string>()
  let characters = 0

  const drop = (name: string) => {
    const preview = previews.get(name)
    if (!preview) return
    previews.delete(name)
    characters -= preview.html.length
    if (byStore.get(preview.storeId) === name) byStore.delete(preview.storeId)
  }

  return {
    keep: (storeId, html) => {
      const now = clock.now().getTime()
      drop(byStore.get(storeId) ?? '')
      characters += html.length
      for (const [name, { until }] of previews) {
        if (until > now && characters <= mostCharacters) break
        drop(name)
      }
      const name = newSecret()
      previews.set(name, { storeId, html, until: now + MINUTES * 60_000 })
      byStore.set(storeId, name)
      return name
    },
    find: (name) => {
      const preview = previews.get(name)
      return preview && preview.until > clock.now().getTime() ? preview.html : undefined
    },
  }
}
