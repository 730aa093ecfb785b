import type { Insertable, Selectable } from 'kysely'
import type { Logger } from 'pino'
import { backoff } from '#server/background/backoff.ts'
import { byOne } from '#server/background/by-one.ts'
import { type Loop, startLoop } from '#server/background/loop.ts'
import type { Config } from '#server/config.ts'
import type { Db, Transaction } from '#server/db/database.ts'
import { newId } from '#server/db/ids.ts'
import { ALONE, type Lease } from '#server/db/leases.ts'
import { prepared } from '#server/db/prepared.ts'
import { noteEnqueued, type Writes, write } from '#server/db/write.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Mail, Mailer } from '#server/ports/mailer.ts'
import { digestMail, type MailTopic, topics } from './digests.ts'
import type { MailOutboxTable } from './mail.table.ts'

const POLL_MS = 5_000
const BATCH = 50
/** Mails that one gathered mail stands for, at most. */
const GATHERED = 5_000

/** Of a mail that others like it may join: what it says in one line. */
interface Gathered {
  topic: MailTopic
  line: string
}

const mailInsert = prepared((db, mail: Insertable<MailOutboxTable>) => db.insertInto('mail_outbox').values(mail))

const insertMail = async (trx: Transaction, clock: Clock, mail: Mail, gathered?: Gathered): Promise<string> => {
  const id = newId()
  const now = clock.now().toISOString()
  await mailInsert(trx, { id, ...mail, ...gathered, attempts: 0, next_attempt_at: now, created_at: now })
  return id
}

/**
 * Enqueues a mail, in the transaction that causes it: both happen, or neither. `gathered` is for what may come many times a minute: the first
 * goes at once and as it is, those that follow soon go as one, with a line each.
 */
export const enqueueMail = async (trx: Transaction, clock: Clock, mail: Mail, gathered?: Gathered): Promise<void> => {
  await insertMail(trx, clock, mail, gathered)
  noteEnqueued(trx, 'mail')
}

/** Costs what `enqueueMail` costs and sends nothing: for answers that must not tell by their time whether there is an account. */
export const enqueueDecoyMail = async (trx: Transaction, clock: Clock, mail: Mail): Promise<void> => {
  const id = await insertMail(trx, clock, mail)
  await trx.deleteFrom('mail_outbox').where('id', '=', id).execute()
  noteEnqueued(trx, 'mail')
}

type DueMail = Selectable<MailOutboxTable>

/** Forgets when somebody was last written to on a topic, if that was before a moment. */
export const forgetDigests = async (db: Db, before: string): Promise<void> => {
  await db.deleteFrom('mail_digests').where('sent_at', '<', before).execute()
}

/**
 * Sends what is enqueued, so that a dead mail server never fails or slows a call: while it has the `lease`, where several processes could.
 * Stopping waits for the mail that is being sent.
 */
export const startMailOutbox = (
  deps: { db: Db; writes: Writes; clock: Clock; log: Logger; config: Pick<Config, 'publicOrigin'> },
  mailer: Mailer,
  options: { poll?: boolean; lease?: Lease } = {},
): Loop => {
  const { db, clock, log } = deps
  const { lease = ALONE } = options

  const dueMails = () =>
    db
      .selectFrom('mail_outbox')
      .selectAll()
      .where('next_attempt_at', '<=', clock.now().toISOString())
      .orderBy('next_attempt_at')
      .limit(BATCH)
      .execute()

  /** Sends `mail`, which stands for these rows: they go when it has gone, or wait longer together. */
  const send = async (mail: Mail, ids: string[], attempts: number, sent?: (trx: Transaction) => Promise<void>) => {
    try {
      await mailer.send(mail)
      await write(deps, async (trx) => {
        await trx.deleteFrom('mail_outbox').where('id', 'in', ids).execute()
        await sent?.(trx)
      })
    } catch (error) {
      log.warn({ err: error, mail: ids[0], attempts: attempts + 1 }, 'mail not sent, will try again')
      await db
        .updateTable('mail_outbox')
        .set({
          attempts: attempts + 1,
          next_attempt_at: new Date(clock.now().getTime() + backoff(attempts + 1)).toISOString(),
        })
        .where('id', 'in', ids)
        .execute()
    }
  }

  /** Sends what waits for somebody on a topic as one mail, unless the last one is too young: then it waits on. */
  const sendGathered = async (first: DueMail, topic: MailTopic) => {
    const { recipient } = first
    const last = await db
      .selectFrom('mail_digests')
      .select('sent_at')
      .where('recipient', '=', recipient)
      .where('topic', '=', topic)
      .executeTakeFirst()
    const next = last ? new Date(Date.parse(last.sent_at) + topics[topic].gapMs).toISOString() : ''
    if (next > clock.now().toISOString()) {
      const waiting = db.updateTable('mail_outbox').set({ next_attempt_at: next }).where('recipient', '=', recipient)
      await waiting.where('topic', '=', topic).where('next_attempt_at', '<', next).execute()
      return
    }
    const rows = await db
      .selectFrom('mail_outbox')
      .select(['id', 'line', 'attempts'])
      .where('recipient', '=', recipient)
      .where('topic', '=', topic)
      .orderBy('id')
      .limit(GATHERED)
      .execute()
    const lines = rows.map(({ line }) => line ?? '')
    const mail = rows.length > 1 ? digestMail(recipient, topic, lines, deps.config.publicOrigin) : first
    const ids = rows.map(({ id }) => id)
    await send(mail, ids, Math.max(...rows.map(({ attempts }) => attempts)), async (trx) => {
      const sent_at = clock.now().toISOString()
      await trx
        .insertInto('mail_digests')
        .values({ recipient, topic, sent_at })
        .onConflict((conflict) => conflict.columns(['recipient', 'topic']).doUpdateSet({ sent_at }))
        .execute()
    })
  }

  return startLoop({
    pass: byOne(lease, async (signal: AbortSignal) => {
      const due = await dueMails()
      const seen = new Set<string>()
      for (const mail of due) {
        if (signal.aborted) break
        const group = `${mail.topic} ${mail.recipient}`
        if (mail.topic === null) await send(mail, [mail.id], mail.attempts)
        else if (!seen.has(group)) await sendGathered(mail, mail.topic)
        seen.add(group)
      }
      return due.length === BATCH
    }),
    every: options.poll === false ? undefined : POLL_MS,
    onError: (error) => log.error({ err: error }, 'mail outbox failed'),
  })
}
