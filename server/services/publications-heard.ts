import type { IdleTask } from '#server/background/idle-tasks.ts'
import { endJob, sendJob, takeJobs } from '#server/db/postgres/boss.ts'
import type { Base } from './base.ts'

const QUEUE = 'published-stores'
const BATCH = 50

/** Passes every publication of any process to the idle tasks. A missed one is made up for by the store's next. */
export const publicationsHeard = (
  { config, db, log }: Pick<Base, 'config' | 'db' | 'log'>,
  onHeard: (storeId: string) => void,
): { tell(storeId: string): void; hear: IdleTask } => {
  if (config.role === 'all') return { tell: onHeard, hear: async () => false }
  return {
    tell: (storeId) => {
      sendJob(db, QUEUE, { key: storeId, priority: 0, inMs: 0 }).catch((error) =>
        log.warn({ err: error, store: storeId }, 'a publication was not told of'),
      )
    },
    hear: async () => {
      const stores = await takeJobs(db, QUEUE, BATCH)
      for (const { key, attempt } of stores) {
        onHeard(key)
        await endJob(db, QUEUE, attempt)
      }
      return stores.length > 0
    },
  }
}
