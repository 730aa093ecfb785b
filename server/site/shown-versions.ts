import { LRUCache } from 'lru-cache'
import type { Announcements } from '#server/db/postgres/announcements.ts'
import { isDatabaseAway } from '#server/db/postgres/postgres.ts'
import { atMost } from '#server/lib/at-most.ts'
import type { ShownVersion } from '#server/records/publications/shown-versions.repo.ts'

/** Addresses remembered, about 300 bytes each: with a store, and without one. */
export const MAX_SHOWN = 50_000
export const MAX_ABSENT = 10_000
/** Longest age of an answer while nobody would announce a change. */
const STALE_MS = 1_000
/** Longest wait for a newer answer when there is an older one. */
const WAIT_MS = 500

/**
 * Time to await an announced change. Meanwhile each visit asks the database: announcements reach web processes at
 * different moments, and a visitor must not see an older version on another process.
 */
const CHANGING_MS = 2_000

/** A remembered answer. */
interface Known {
  version: ShownVersion | undefined
  /** Spell of listening in which it was read. It holds while the spell lasts, unless a change is announced. */
  spell: number | undefined
  readAt: number
  /** Number of the read. A later read never saw less than an earlier one. */
  reading: number
}

interface Reading {
  number: number
  /** Whether something changed after it began. */
  outdated: boolean
  done: Promise<ShownVersion | undefined>
  /** The next read, for callers that came during this one and need newer data. */
  next?: Promise<ShownVersion | undefined>
}

/** A cache of the versions that addresses show. */
export interface ShownVersions {
  /**
   * Returns the version at an address, at most a second old. While the database is away it returns the last known one,
   * and rejects when none is known.
   */
  find(slug: string): ShownVersion | undefined | Promise<ShownVersion | undefined>
  /** Notes an announced change at an address. */
  changed(slug: string): void
  /** Notes that an address is about to change. */
  changing(slug: string): void
  /** Whether answers may be old, because the database did not answer last time. */
  behind(): boolean
}

interface ShownVersionsOptions {
  /** Reads the version at an address from the database. */
  readOne(slug: string): Promise<ShownVersion | undefined>
  /** Announcements of changes. Without them each answer is read again after a second. */
  announcements?: Pick<Announcements, 'spell'>
  /** Milliseconds, set by tests. */
  now?: () => number
}

/** Creates the cache. It serves pages without a query, and never returns to an older version. */
export const createShownVersions = ({
  readOne,
  announcements,
  now = () => performance.now(),
}: ShownVersionsOptions): ShownVersions => {
  const shown = new LRUCache<string, Known>(atMost(MAX_SHOWN))
  // Separate, so that requests for random addresses do not push out those in use.
  const absent = new LRUCache<string, Known>(atMost(MAX_ABSENT))
  /** End of the wait for each address about to change. */
  const changing = new LRUCache<string, number>(atMost(MAX_ABSENT))
  const underWay = new Map<string, Reading>()
  let readings = 0
  let triedAgainAt = Number.NEGATIVE_INFINITY
  let behind = false

  const recall = (slug: string): Known | undefined => shown.get(slug) ?? absent.get(slug)

  const isChanging = (slug: string): boolean => now() < (changing.get(slug) ?? Number.NEGATIVE_INFINITY)

  const isFresh = (slug: string, known: Known): boolean => {
    if (isChanging(slug)) return false
    const spell = announcements?.spell()
    return spell === undefined ? now() - known.readAt < STALE_MS : known.spell === spell
  }

  const remember = (slug: string, known: Known): void => {
    if ((recall(slug)?.reading ?? 0) > known.reading) return
    const [its, other] = known.version ? [shown, absent] : [absent, shown]
    its.set(slug, known)
    other.delete(slug)
  }

  const read = (slug: string): Promise<ShownVersion | undefined> => {
    const before = underWay.get(slug)
    if (!before || before.outdated) return begin(slug)
    if (!isChanging(slug)) return before.done
    before.next ??= before.done.catch(() => {}).then(() => begin(slug))
    return before.next
  }

  const begin = (slug: string): Promise<ShownVersion | undefined> => {
    const [spell, readAt] = [announcements?.spell(), now()]
    const query = async () => {
      try {
        const version = await readOne(slug)
        const worth = reading.outdated ? { spell: undefined, readAt: Number.NEGATIVE_INFINITY } : { spell, readAt }
        remember(slug, { version, ...worth, reading: reading.number })
        behind = false
        return version
      } catch (error) {
        behind ||= isDatabaseAway(error)
        throw error
      } finally {
        if (underWay.get(slug) === reading) underWay.delete(slug)
      }
    }
    const reading: Reading = { number: ++readings, outdated: false, done: Promise.resolve(undefined) }
    underWay.set(slug, reading)
    reading.done = query()
    return reading.done
  }

  /** Returns the newest answer if it comes in time, else the last one. */
  const readOr = async (slug: string, last: ShownVersion): Promise<ShownVersion | undefined> => {
    if (now() < triedAgainAt) return last
    const { promise: late, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, WAIT_MS)
    const reading = read(slug)
    try {
      await Promise.race([reading, late])
    } catch {
      triedAgainAt = now() + STALE_MS
      return last
    } finally {
      clearTimeout(timer)
    }
    return recall(slug)?.version
  }

  return {
    find: (slug) => {
      const known = recall(slug)
      if (known && isFresh(slug, known)) return known.version
      return known?.version ? readOr(slug, known.version) : read(slug)
    },
    changed: (slug) => {
      changing.delete(slug)
      const known = shown.peek(slug) ?? absent.peek(slug)
      if (known) Object.assign(known, { spell: undefined, readAt: Number.NEGATIVE_INFINITY })
      const reading = underWay.get(slug)
      if (reading) reading.outdated = true
    },
    changing: (slug) => void changing.set(slug, now() + CHANGING_MS),
    behind: () => behind,
  }
}
