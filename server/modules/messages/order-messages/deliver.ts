import type { Logger } from 'pino'
import type { Db, Transaction } from '#server/db/database.ts'
import { type Writes, write } from '#server/db/write.ts'
import { backoff } from '#server/lib/backoff.ts'
import type { Clock } from '#server/ports/clock.ts'
import { Undeliverable, type WhatsAppGateway } from '#server/ports/whatsapp.ts'
import { dueMessages, type MessageRow, moveMessage } from './message-queue.repo.ts'

/** Age after which a failing message is abandoned, as the order is known by then. */
const GIVE_UP_AFTER_MS = 24 * 3_600_000
const BATCH = 50

/** Dependencies of delivery. `gapMs` is the least time between two messages of one account. */
export interface Delivery {
  db: Db
  writes: Writes
  clock: Clock
  log: Logger
  gateway: WhatsAppGateway
  gapMs: number
  /** Called when a message is abandoned, in the same transaction. */
  onGivenUp(trx: Transaction, message: MessageRow): Promise<void>
}

/** Returns a function that sends due messages, each at most once. It returns whether more may be due now. */
export const createDelivery = (delivery: Delivery): (() => Promise<boolean>) => {
  const { db, clock } = delivery
  const lastSent = new Map<string, number>()
  return async () => {
    const due = await dueMessages(db, clock.now().toISOString(), BATCH)
    for (const message of due) {
      const now = clock.now().getTime()
      const free = (lastSent.get(message.session_id) ?? Number.NEGATIVE_INFINITY) + delivery.gapMs
      if (free > now) {
        await moveMessage(db, message.id, 'queued', { next_attempt_at: new Date(free).toISOString() })
        continue
      }
      if (await sendOne(delivery, message)) lastSent.set(message.session_id, now)
    }
    return due.length === BATCH
  }
}

const sendOne = async (delivery: Delivery, message: MessageRow): Promise<boolean> => {
  const { db, clock, gateway, log } = delivery
  if (!(await moveMessage(db, message.id, 'queued', { status: 'sending' }))) return false
  try {
    await gateway.send(message.session_id, message)
  } catch (error) {
    const attempts = message.attempts + 1
    const tooOld = clock.now().getTime() - Date.parse(message.created_at) > GIVE_UP_AFTER_MS
    const givenUp = tooOld || error instanceof Undeliverable
    const last_error = error instanceof Error ? error.name : 'unknown'
    log.warn({ message: message.id, attempts, givenUp, reason: last_error }, 'WhatsApp message not sent')
    await write(delivery, async (trx) => {
      const moved = await moveMessage(trx, message.id, 'sending', {
        status: givenUp ? 'failed' : 'queued',
        attempts,
        last_error,
        next_attempt_at: new Date(clock.now().getTime() + backoff(attempts)).toISOString(),
      })
      if (moved && givenUp) await delivery.onGivenUp(trx, message)
    })
    return false
  }
  await moveMessage(db, message.id, 'sending', { status: 'sent', sent_at: clock.now().toISOString() })
  return true
}
