import type { Logger } from 'pino'
import { backoff } from '#server/background/backoff.ts'
import { type Loop, startLoop } from '#server/background/loop.ts'
import type { Db, Transaction } from '#server/db/database.ts'
import { newId } from '#server/db/ids.ts'
import { noteEnqueued, type Writes, write } from '#server/db/write.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Mail, Mailer } from '#server/ports/mailer.ts'

const POLL_MS = 5_000
const BATCH = 50

const insertMail = async (trx: Transaction, clock: Clock, mail: Mail): Promise<string> => {
  const id = newId()
  const now = clock.now().toISOString()
  await trx
    .insertInto('mail_outbox')
    .values({ id, ...mail, attempts: 0, next_attempt_at: now, created_at: now })
    .execute()
  return id
}

/** Enqueues a mail, in the transaction that causes it: both happen, or neither. */
export const enqueueMail = async (trx: Transaction, clock: Clock, mail: Mail): Promise<void> => {
  await insertMail(trx, clock, mail)
  noteEnqueued(trx, 'mail')
}

/** Costs what `enqueueMail` costs and sends nothing: for answers that must not tell by their time whether there is an account. */
export const enqueueDecoyMail = async (trx: Transaction, clock: Clock, mail: Mail): Promise<void> => {
  const id = await insertMail(trx, clock, mail)
  await trx.deleteFrom('mail_outbox').where('id', '=', id).execute()
  noteEnqueued(trx, 'mail')
}

/** Sends what is enqueued, so that a dead mail server never fails or slows a call. Stopping waits for the mail that is being sent. */
export const startMailOutbox = (deps: { db: Db; writes: Writes; clock: Clock; log: Logger }, mailer: Mailer): Loop => {
  const { db, clock, log } = deps

  const dueMails = () =>
    db
      .selectFrom('mail_outbox')
      .selectAll()
      .where('next_attempt_at', '<=', clock.now().toISOString())
      .orderBy('next_attempt_at')
      .limit(BATCH)
      .execute()

  const send = async (mail: Awaited<ReturnType<typeof dueMails>>[number]) => {
    try {
      await mailer.send(mail)
      await write(deps, (trx) => trx.deleteFrom('mail_outbox').where('id', '=', mail.id).execute())
    } catch (error) {
      const attempts = mail.attempts + 1
      log.warn({ err: error, mail: mail.id, attempts }, 'mail not sent, will try again')
      await db
        .updateTable('mail_outbox')
        .set({ attempts, next_attempt_at: new Date(clock.now().getTime() + backoff(attempts)).toISOString() })
        .where('id', '=', mail.id)
        .execute()
    }
  }

  return startLoop({
    pass: async (signal) => {
      const due = await dueMails()
      for (const mail of due) if (!signal.aborted) await send(mail)
      return due.length === BATCH
    },
    every: POLL_MS,
    onError: (error) => log.error({ err: error }, 'mail outbox failed'),
  })
}
