import type { Db } from '#server/db/database.ts'
import type { Clock } from '#server/ports/clock.ts'
import * as repo from './audit.repo.ts'
import { BEGINNING, entryHash } from './entry-hash.ts'

const BATCH = 500

/** State of the log: intact so far, or the first entry that was altered or does not follow the one before. */
export interface ChainState {
  intact: boolean
  /** Number of entries from the start known to be intact. */
  checked: number
  broken_at: number | null
}

/** Returns the first of `entries` (oldest first) that was altered or does not follow the one before. */
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
 * Verifies the next batch after the checkpoint and moves it. Returns whether there were any.
 * `fromStart` resets the checkpoint, which also finds later changes to verified entries.
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

/** Verifies the whole log. */
export const checkChain = async (deps: { db: Db; clock: Clock }): Promise<ChainState> => {
  let more = await checkNextEntries(deps, { fromStart: true })
  while (more) more = await checkNextEntries(deps)
  return chainState(deps.db, [])
}

/** Returns the log's state as of the checkpoint. Also verifies the `shown` entries (newest first), read anyway. */
export const chainState = async (db: Db, shown: readonly repo.AuditRow[]): Promise<ChainState> => {
  const checkpoint = await repo.findCheckpoint(db)
  const oldest = shown.at(-1)
  const before = oldest && (await repo.linkBefore(db, oldest.sequence))
  const broken = oldest && firstBroken(shown.toReversed(), before ?? { sequence: 0, hash: BEGINNING })
  const brokenAt = [checkpoint?.broken_at, broken?.sequence].filter((at) => typeof at === 'number')
  const broken_at = brokenAt.length > 0 ? Math.min(...brokenAt) : null
  const reached = checkpoint?.sequence ?? 0
  // Counts the shown entries as checked if they adjoin or overlap the checkpoint.
  const joined = oldest && oldest.sequence <= reached + 1 ? Math.max(reached, shown[0]?.sequence ?? 0) : reached
  return {
    intact: broken_at === null,
    checked: broken_at === null ? joined : Math.min(joined, broken_at - 1),
    broken_at,
  }
}
