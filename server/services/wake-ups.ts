import { sql } from 'kysely'
import { startLoop } from '#server/background/loop.ts'
import { listenTo } from '#server/db/postgres/announcements.ts'
import { QUEUES, type Queue, type Wakeable } from '#server/db/write.ts'
import type { Base } from './base.ts'

/** Channel that names a queue with new work. */
const CHANNEL = 'enqueued'

/** Workers of this process by queue. */
export type Consumers = Partial<Record<Queue, Wakeable>>

/**
 * Wakes the workers of enqueued work, in every process. The commit does not wait for it; a missed wake-up is made up
 * for at the next look. Commits close together are announced once.
 */
export const startWakeUps = (
  { config, db, writes, log }: Pick<Base, 'config' | 'db' | 'writes' | 'log'>,
  consumers: Consumers,
): { stop(): Promise<void> } => {
  if (!config.postgres || config.role === 'all') {
    for (const queue of QUEUES) {
      const consumer = consumers[queue]
      if (consumer) writes.consume(queue, consumer)
    }
    return { stop: async () => {} }
  }
  const tellers = QUEUES.map((queue) => {
    const teller = startLoop({
      pass: async () => {
        await sql`select pg_notify(${CHANNEL}, ${queue})`.execute(db)
        return false
      },
      onError: (error) => log.warn({ err: error, queue }, 'could not announce enqueued work'),
    })
    writes.consume(queue, teller)
    return teller
  })
  const listening =
    Object.keys(consumers).length > 0
      ? listenTo(config.postgres, CHANNEL, (queue) => consumers[queue as Queue]?.wake())
      : undefined
  return {
    stop: async () => {
      await Promise.all([...tellers.map((teller) => teller.stop()), listening?.stop()])
    },
  }
}
