import { getConfig } from '#server/config/config.ts'
import { openDatabase } from '#server/db/database.ts'
import type { PostgresOptions } from '#server/db/postgres/postgres.ts'
import { createWrites } from '#server/db/write.ts'
import { systemClock } from '#server/ports/clock.ts'
import { createPublishQueue, publishWork } from '#server/publish/publish-queue.ts'
import { openQueues } from '#server/services/queues.ts'
import { startWakeUps } from '#server/services/wake-ups.ts'
import { SILENT, startEmptyPublisher } from './empty-publisher.ts'

/** A pg-boss publisher that renders nothing and ends with its parent. */
const config = { ...getConfig({ DATABASE_URL: process.env.DATABASE_URL }), role: 'publisher' } as const
const db = openDatabase(config.postgres as PostgresOptions)
const writes = createWrites(db)
const queues = await openQueues({ config, db, writes, clock: systemClock, log: SILENT })
const queue = createPublishQueue(db, systemClock, queues.open(publishWork))
const publisher = startEmptyPublisher(db, writes, queue)
const wakeUps = startWakeUps({ config, db, writes, log: SILENT }, { publications: publisher })
await publisher.idle()
process.send?.('ready')
process.on('disconnect', async () => {
  await wakeUps.stop()
  await publisher.stop()
  await queues.stop()
  await db.destroy()
  process.exit()
})
