import { getConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/database.ts'
import type { PostgresOptions } from '#server/db/postgres.ts'
import { createWrites } from '#server/db/write.ts'
import { systemClock } from '#server/ports/clock.ts'
import { startBossQueue } from '#server/publish/queue/boss-queue.ts'
import { startWakeUps } from '#server/services/wake-ups.ts'
import { SILENT, startEmptyPublisher } from './empty-publisher.ts'

/** A publisher of pg-boss with nothing to publish, in a process of its own, which ends with its parent. */
const config = { ...getConfig({ DATABASE_URL: process.env.DATABASE_URL }), role: 'publisher' } as const
const db = openDatabase(config.postgres as PostgresOptions)
const writes = createWrites(db)
const publisher = startEmptyPublisher(db, writes, startBossQueue({ db, writes, clock: systemClock, log: SILENT }))
const wakeUps = startWakeUps({ config, db, writes, log: SILENT }, { publications: publisher })
await publisher.idle()
process.send?.('ready')
process.on('disconnect', async () => {
  await wakeUps.stop()
  await publisher.stop()
  await db.destroy()
  process.exit()
})
