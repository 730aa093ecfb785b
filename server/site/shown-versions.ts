import { LRUCache } from 'lru-cache'
import type { Announcements } from '#server/db/announcements.ts'
import { isDatabaseAway } from '#server/db/postgres.ts'
import { atMost } from '#server/lib/at-most.ts'
import type { ShownVersion } from '#server/records/publications/shown-versions.repo.ts'

/** Addresses that are remembered, some 300 bytes each: those that show a store, and those that show none. */
const MAX_SHOWN = 50_000
const MAX_ABSENT = 10_000
/** How old an answer may be of which nobody would tell that it has changed. */
const STALE_MS = 1_000
/** Longest that somebody who could have the last answer waits for a newer one. */
const WAIT_MS = 500

/**
 * How long an address counts as about to change after that was announced, if nothing comes of it. Meanwhile each visit asks the database, so
 * that whoever goes from one web process to another meets no older version there: announcements reach them at different moments.
 */
const CHANGING_MS = 2_000

/** An answer and what it is worth. */
interface Known {
  version: ShownVersion | undefined
  /** In which spell of listening it was read; nothing announced since means that it holds as long as that. */
  spell: number | undefined
  readAt: number
  /** Which reading it came from. A later one began after an earlier one, and saw all that it saw. */
  reading: number
}

interface Reading {
  number: number
  /** Something changed after it began. */
  outdated: boolean
  done: Promise<ShownVersion | undefined>
  /** The one after it, for those who came while it was under way and may need to know more. */
  next?: Promise<ShownVersion | undefined>
}

/** What addresses show, remembered. */
export interface ShownVersions {
  /**
   * What an address shows: what it did a second ago at the most, while the database answers, and otherwise what it showed last. Rejects for an
   * address of which nothing is known while the database is away.
   */
  find(slug: string): ShownVersion | undefined | Promise<ShownVersion | undefined>
  /** A change was announced at this address. */
  changed(slug: string): void
  /** It was announced that this address is about to change. */
  changing(slug: string): void
  /** Whether answers may be old: the database did not answer when it was last asked. */
  behind(): boolean
}

interface ShownVersionsOptions {
  /** Reads what an address shows. */
  readOne(slug: string): Promise<ShownVersion | undefined>
  /** Tells of changes; without it, and while it does not, each answer is read anew after a second. */
  announcements?: Pick<Announcements, 'spell'>
  /** Milliseconds, for tests. */
  now?: () => number
}

/** Remembers what addresses show, so that a page is served without the database, and never goes back to an older version. */
export const createShownVersions = ({
  readOne,
  announcements,
  now = () => performance.now(),
}: ShownVersionsOptions): ShownVersions => {
  const shown = new LRUCache<string, Known>(atMost(MAX_SHOWN))
  // Whoever asks for addresses at random forgets none of those that are visited.
  const absent = new LRUCache<string, Known>(atMost(MAX_ABSENT))
  /** Until when addresses count as about to change. */
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

  /** The newest answer if it comes in time, else the last one. */
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
