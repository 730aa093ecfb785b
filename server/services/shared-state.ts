import { type Db, openDatabase } from '#server/db/database.ts'
import type { PostgresOptions } from '#server/db/postgres.ts'
import type { Writes } from '#server/db/write.ts'
import { createLimits, type Limits } from '#server/http/limits.ts'
import type { SharedCounts } from '#server/http/shared-rate-limits.ts'
import { sharedPreviews } from '#server/modules/shop/previews/shared-previews.ts'
import type { Clock } from '#server/ports/clock.ts'
import { createPreviewCache, type PreviewCache } from '#server/ports/previews.ts'
import type { SecretBox } from '#server/ports/secret-box.ts'

/** Connections that count limits; a count takes less than a millisecond. */
const COUNTING_CONNECTIONS = 2

/** What processes that serve the same shops tell one another from one minute to the next. */
export interface SharedState {
  limits: Limits
  previewCache: PreviewCache
}

/** For one that works alone: all of it in its memory. */
export const stateInMemory = (clock: Clock): SharedState => ({
  limits: createLimits(),
  previewCache: createPreviewCache(clock),
})

/** For those that share a PostgreSQL: a count costs half a millisecond there. */
export const stateInDatabase = (deps: { db: Db; writes: Writes; clock: Clock }, counts: SharedCounts): SharedState => ({
  limits: createLimits(counts),
  previewCache: sharedPreviews(deps),
})

/** The state of this process, and how it is closed; `postgres` is what it shares with others. */
export const openSharedState = (
  postgres: PostgresOptions | undefined,
  { secrets, ...deps }: { db: Db; writes: Writes; clock: Clock; secrets: SecretBox },
): SharedState & { close(): Promise<void> } => {
  if (!postgres) return { ...stateInMemory(deps.clock), close: async () => {} }
  const db = openDatabase({ ...postgres, connections: COUNTING_CONNECTIONS })
  return { ...stateInDatabase(deps, { db, fingerprint: secrets.fingerprint }), close: () => db.destroy() }
}
