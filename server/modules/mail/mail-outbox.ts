import type { Logger } from 'pino'
import type { Db, Transaction } from '#server/db/database.ts'
import type { GroupCommit } from '#server/db/group-commit.ts'
import { newId } from '#server/db/ids.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Mail, Mailer } from '#server/ports/mailer.ts'

/** Seconds to wait after the 1st, 2nd … failed attempt; the last one repeats. */
const RETRY_SECONDS = [5, 30, 120, 600, 3600]

/** Puts a mail in line, in the transaction that causes it: both happen, or neither. */
export const queueMail = async (trx: Transaction, clock: Clock, mail: Mail): Promise<void> => {
  const now = clock.now().toISOString()
  await trx
    .insertInto('mail_outbox')
    .values({ id: newId(), ...mail, attempts: 0, next_attempt_at: now, created_at: now })
    .execute()
}

/** Costs what `queueMail` costs and sends nothing: for answers that must not tell by their time whether there is an account. */
export const pretendMail = async (trx: Transaction, clock: Clock, mail: Mail): Promise<void> => {
  const now = clock.now().toISOString()
  const id = newId()
  await trx
    .insertInto('mail_outbox')
    .values({ id, ...mail, attempts: 0, next_attempt_at: now, created_at: now })
    .execute()
  await trx.deleteFrom('mail_outbox').where('id', '=', id).execute()
}

/** Sends what is in line, so that a dead mail server never fails or slows a call. */
export interface MailOutbox {
  /** Says that a mail may be waiting. */
  wake(): void
  /** Resolves when the pass under way has ended; nothing is sent afterwards. */
  stop(): Promise<void>
}

export const startMailOutbox = (
  { db, writes, clock, log }: { db: Db; writes: GroupCommit; clock: Clock; log: Logger },
  mailer: Mailer,
): MailOutbox => {
  let running: Promise<void> | undefined
  let again = false
  let stopped = false

  const pass = async () => {
    const due = await db
      .selectFrom('mail_outbox')
      .selectAll()
      .where('next_attempt_at', '<=', clock.now().toISOString())
      .orderBy('next_attempt_at')
      .limit(50)
      .execute()
    for (const mail of due) {
      if (stopped) return
      try {
        await mailer.send(mail)
        await writes.run((trx) => trx.deleteFrom('mail_outbox').where('id', '=', mail.id).execute())
      } catch (error) {
        const wait = RETRY_SECONDS[Math.min(mail.attempts, RETRY_SECONDS.length - 1)] ?? 3600
        log.warn({ err: error, mail: mail.id, attempts: mail.attempts + 1 }, 'mail not sent, will try again')
        await db
          .updateTable('mail_outbox')
          .set({
            attempts: mail.attempts + 1,
            next_attempt_at: new Date(clock.now().getTime() + wait * 1000).toISOString(),
          })
          .where('id', '=', mail.id)
          .execute()
      }
    }
    if (due.length === 50) again = true
  }

  const wake = () => {
    if (stopped) return
    if (running) {
      again = true
      return
    }
    running = pass()
      .catch((error) => log.error({ err: error }, 'mail outbox failed'))
      .finally(() => {
        running = undefined
        if (again) {
          again = false
          wake()
        }
      })
  }

  const timer = setInterval(wake, 5_000)
  timer.unref()
  wake()
  return {
    wake,
    stop: async () => {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}
