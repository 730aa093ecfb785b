import type { StorePageServer } from './store-pages.ts'

/** How long an answer is used before it is looked up again. */
const LATELY_MS = 1_000

/** Returns a function that answers at once whether a store was live lately, and checks again in the background. */
export const liveLately = (stores: Pick<StorePageServer, 'knows'>, now: () => number = () => performance.now()) => {
  const known = new Map<string, { live: boolean; at: number }>()
  return (slug: string): boolean => {
    const before = known.get(slug)
    if (before && now() - before.at < LATELY_MS) return before.live
    const entry = { live: before?.live ?? false, at: now() }
    known.set(slug, entry)
    stores.knows(slug).then(
      (live) => void known.set(slug, { ...entry, live }),
      () => {},
    )
    return entry.live
  }
}
