import { sql } from 'kysely'
import type { IdleTask } from '#server/background/idle-tasks.ts'
import type { Deps } from '#server/deps.ts'
import { dueEvery } from './due.ts'

const HOUR_MS = 3_600_000
/** Only a wrong clock sets longer waits. Retries and paced work wait for an hour at most. */
const LONGEST_WAIT_MS = 24 * HOUR_MS

/** Tables with a `next_attempt_at`, and the condition of waiting rows. An index of each begins with it. */
const QUEUES = {
  publish_jobs: sql`background in (0, 1)`,
  mail_outbox: sql`failed_at is null`,
  order_events: sql`failed_at is null`,
  whatsapp_messages: sql`status = 'queued'`,
  cloud_messages: sql`status <> 'failed'`,
}

/** Once an hour, makes work due that was put off too far by a clock that ran ahead. */
export const createClockCheck = ({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): IdleTask => {
  const hourly = dueEvery(clock, HOUR_MS)
  return async () => {
    if (!hourly.isDue()) return false
    hourly.done()
    const now = clock.now()
    const latest = new Date(now.getTime() + LONGEST_WAIT_MS).toISOString()
    for (const [queue, waits] of Object.entries(QUEUES)) {
      const update = sql`update ${sql.table(queue)} set next_attempt_at = ${now.toISOString()} where ${waits} and next_attempt_at > ${latest}`
      const { numAffectedRows = 0n } = await update.execute(db)
      if (numAffectedRows > 0n)
        log.warn({ queue, rows: Number(numAffectedRows) }, 'the clock ran ahead; what waited for it is due')
    }
    return false
  }
}
