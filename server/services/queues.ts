import { QUEUES, startBossUpkeep } from '#server/db/postgres/boss.ts'
import { forgetHolders } from '#server/db/postgres/boss-tables.ts'
import { createBossQueue, lookAfterQueue } from '#server/queue/boss-queue.ts'
import { createTableQueue } from '#server/queue/table-queue.ts'
import type { Work, WorkQueue } from '#server/queue/work-queue.ts'
import type { Base } from './base.ts'

/** Hands out work: from the rows themselves on SQLite, by pg-boss on PostgreSQL. */
export interface Queues {
  open(work: Work): WorkQueue
  stop(): Promise<void>
}

export const openQueues = async ({
  config,
  db,
  writes,
  clock,
  log,
}: Pick<Base, 'config' | 'db' | 'writes' | 'clock' | 'log'>): Promise<Queues> => {
  if (!config.postgres) return { open: (work) => createTableQueue({ db, clock }, work), stop: async () => {} }
  if (config.role === 'all') await forgetHolders(db, QUEUES)
  const upkeep = await startBossUpkeep(config.postgres, (error) =>
    log.error({ err: error }, 'could not look for work of ended processes'),
  )
  const loops: { stop(): Promise<void> }[] = []
  return {
    open: (work) => {
      const queue = createBossQueue({ db, writes, clock, log }, work)
      const onError = (error: unknown) =>
        log.error({ err: error, queue: work.queue }, 'could not keep the work taken by this process')
      loops.push(lookAfterQueue(queue, onError))
      return queue
    },
    stop: async () => {
      await Promise.all(loops.map((loop) => loop.stop()))
      await upkeep.stop()
    },
  }
}
