import type { Db } from '#server/db/database.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Work, WorkQueue } from './work-queue.ts'

/** The rows themselves, for the one process that works on a database of SQLite: what it holds it knows by heart. */
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
