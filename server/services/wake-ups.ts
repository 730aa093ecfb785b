import { sql } from 'kysely'
import { startLoop } from '#server/background/loop.ts'
import { listenTo } from '#server/db/announcements.ts'
import { QUEUES, type Queue, type Wakeable } from '#server/db/write.ts'
import type { Base } from './base.ts'

/** Names the queue that something was put into, to every process that listens. */
const CHANNEL = 'enqueued'

/** Who works off which queue in this process. */
export type Consumers = Partial<Record<Queue, Wakeable>>

/**
 * Has what is enqueued be worked off at once, in whichever process that is done. Of several, each tells all; the commit does not wait for it, and
 * what was not heard of is found at the next look. Commits that come together are told of once.
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
      onError: (error) => log.warn({ err: error, queue }, 'nobody was told of what was enqueued'),
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
