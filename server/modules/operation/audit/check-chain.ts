import type { Db } from '#server/db/database.ts'
import type { Clock } from '#server/ports/clock.ts'
import * as repo from './audit.repo.ts'
import { BEGINNING, entryHash } from './entry-hash.ts'

const BATCH = 500

/** What is known of the log: whether every entry so far is as it was written and follows the one before; else the first that does not. */
export interface ChainState {
  intact: boolean
  /** Entries known to be intact, from the first on. */
  checked: number
  broken_at: number | null
}

/** Returns the first of `entries` (oldest first) that does not follow `previous` or is not as it was written. */
const firstBroken = (entries: readonly repo.AuditRow[], previous: repo.Link): repo.AuditRow | undefined => {
  let last = previous
  for (const entry of entries) {
    const follows = entry.sequence === last.sequence + 1 && entry.previous_hash === last.hash
    if (!follows || entry.hash !== entryHash(entry)) return entry
    last = entry
  }
  return undefined
}

/**
 * Checks the next entries after the checkpoint and moves it, so that a log of any length is checked step by step. Returns whether there
 * were any. With `fromStart` the checkpoint goes back to the first entry: what was changed behind it since is found too.
 */
export const checkNextEntries = async (
  { db, clock }: { db: Db; clock: Clock },
  options: { fromStart?: boolean } = {},
): Promise<boolean> => {
  const known = options.fromStart ? undefined : await repo.findCheckpoint(db)
  if (known?.broken_at) return false
  const from = known ?? { sequence: 0, hash: BEGINNING }
  const entries = await repo.entriesAfter(db, from.sequence, BATCH)
  const broken = firstBroken(entries, from)
  const sound = broken ? entries.slice(0, entries.indexOf(broken)) : entries
  const { sequence, hash } = sound.at(-1) ?? from
  await repo.saveCheckpoint(db, {
    sequence,
    hash,
    broken_at: broken?.sequence ?? null,
    checked_at: clock.now().toISOString(),
  })
  return entries.length > 0
}

/** Checks the whole log, from the first entry to the last. */
export const checkChain = async (deps: { db: Db; clock: Clock }): Promise<ChainState> => {
  let more = await checkNextEntries(deps, { fromStart: true })
  while (more) more = await checkNextEntries(deps)
  return chainState(deps.db, [])
}

/**
 * Returns what is known of the log from its checkpoint, having checked no more than the entries that are shown, newest first: those are
 * read anyway.
 */
export const chainState = async (db: Db, shown: readonly repo.AuditRow[]): Promise<ChainState> => {
  const checkpoint = await repo.findCheckpoint(db)
  const oldest = shown.at(-1)
  const before = oldest && (await repo.linkBefore(db, oldest.sequence))
  const broken = oldest && firstBroken(shown.toReversed(), before ?? { sequence: 0, hash: BEGINNING })
  const brokenAt = [checkpoint?.broken_at, broken?.sequence].filter((at) => typeof at === 'number')
  const broken_at = brokenAt.length > 0 ? Math.min(...brokenAt) : null
  const reached = checkpoint?.sequence ?? 0
  // The shown entries count where they begin at or before the checkpoint's end.
  const joined = oldest && oldest.sequence <= reached + 1 ? Math.max(reached, shown[0]?.sequence ?? 0) : reached
  return {
    intact: broken_at === null,
    checked: broken_at === null ? joined : Math.min(joined, broken_at - 1),
    broken_at,
  }
}
