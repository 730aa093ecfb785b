import type { Db } from '#server/db/database.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Work, WorkQueue } from './work-queue.ts'

/** Creates a queue on SQLite from the rows themselves. One process works there, so it keeps its holds in memory. */
export const createTableQueue = ({ db, clock }: { db: Db; clock: Clock }, work: Work): WorkQueue => {
  const held = new Set<string>()
  return {
    take: async (limit, leastPriority) => {
      const keys = await work.dueKeys(db, clock.now().toISOString(), limit, [...held], leastPriority)
      for (const key of keys) held.add(key)
      return keys
    },
    settle: async () => true,
    release: async (key) => void held.delete(key),
  }
}
