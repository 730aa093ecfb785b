import { type Db, openDatabase } from '#server/db/database.ts'
import type { PostgresOptions } from '#server/db/postgres/postgres.ts'
import type { Writes } from '#server/db/write.ts'
import { createLimits, type Limits } from '#server/http/limits.ts'
import type { SharedCounts } from '#server/http/shared-rate-limits.ts'
import { sharedPreviews } from '#server/modules/shop/previews/shared-previews.ts'
import type { Clock } from '#server/ports/clock.ts'
import { createPreviewCache, type PreviewCache } from '#server/ports/previews.ts'
import type { SecretBox } from '#server/ports/secret-box.ts'

/** Connections for counting limits; one count takes under a millisecond. */
const COUNTING_CONNECTIONS = 2

/** Short-lived state shared by processes that serve the same shops. */
export interface SharedState {
  limits: Limits
  previewCache: PreviewCache
}

/** State in memory, for a single process. */
export const stateInMemory = (clock: Clock): SharedState => ({
  limits: createLimits(),
  previewCache: createPreviewCache(clock),
})

/** State in PostgreSQL, for several. A count costs half a millisecond. */
export const stateInDatabase = (deps: { db: Db; writes: Writes; clock: Clock }, counts: SharedCounts): SharedState => ({
  limits: createLimits(counts),
  previewCache: sharedPreviews(deps),
})

/** Opens the shared state of this process; `postgres` is set if there are several. */
export const openSharedState = (
  postgres: PostgresOptions | undefined,
  { secrets, ...deps }: { db: Db; writes: Writes; clock: Clock; secrets: SecretBox },
): SharedState & { close(): Promise<void> } => {
  if (!postgres) return { ...stateInMemory(deps.clock), close: async () => {} }
  const db = openDatabase({ ...postgres, connections: COUNTING_CONNECTIONS })
  return { ...stateInDatabase(deps, { db, fingerprint: secrets.fingerprint }), close: () => db.destroy() }
}
