import type { Insertable } from 'kysely'
import type { Logger } from 'pino'
import { failedTry } from '#server/background/failed-try.ts'
import { type Loop, startLoop } from '#server/background/loop.ts'
import type { Config } from '#server/config/config.ts'
import type { Db, Transaction } from '#server/db/database.ts'
import { newId } from '#server/db/ids.ts'
import { prepared } from '#server/db/prepared.ts'
import { noteEnqueued, type Writes, write } from '#server/db/write.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Mail, Mailer } from '#server/ports/mailer.ts'
import { sendNew, sendNow } from '#server/queue/send-work.ts'
import { createTableQueue } from '#server/queue/table-queue.ts'
import { workOff } from '#server/queue/work-off.ts'
import type { WorkQueue } from '#server/queue/work-queue.ts'
import { digestMail, type MailTopic, topics } from './digests.ts'
import type { MailOutboxTable } from './mail.table.ts'
import { failMails, GATHERED, gatheredKey, hasFailed, mailsUnder, mailWork, parseMailKey } from './mail-work.ts'

const POLL_MS = 5_000
/** Mails a process claims at once and sends one by one. If it dies, they wait for another process. */
const BATCH = 10

/** Topic and line of a mail that may join a digest. */
interface Gathered {
  topic: MailTopic
  line: string
}

const mailInsert = prepared((db, mail: Insertable<MailOutboxTable>) => db.insertInto('mail_outbox').values(mail))

const insertMail = async (
  trx: Transaction,
  now: Date,
  mail: Mail,
  waitsUntil?: string,
  gathered?: Gathered,
): Promise<string> => {
  const id = newId()
  const created_at = now.toISOString()
  await mailInsert(trx, {
    id,
    ...mail,
    ...gathered,
    attempts: 0,
    next_attempt_at: waitsUntil ?? created_at,
    created_at,
  })
  return id
}

const lastSent = prepared((db, { recipient, topic }: { recipient: string; topic: MailTopic }) =>
  db.selectFrom('mail_digests').select('sent_at').where('recipient', '=', recipient).where('topic', '=', topic),
)

/** Returns when a person may next be mailed on a topic, `undefined` for now. */
const mayFollowAt = async (db: Db, recipient: string, topic: MailTopic, now: Date): Promise<string | undefined> => {
  const [last] = (await lastSent(db, { recipient, topic })).rows
  if (!last) return undefined
  const sinceLast = now.getTime() - Date.parse(last.sent_at)
  const { gapMs } = topics[topic]
  // A negative time means that the clock was set back.
  if (sinceLast < 0 || sinceLast >= gapMs) return undefined
  return new Date(now.getTime() - sinceLast + gapMs).toISOString()
}

/**
 * Enqueues a mail in the transaction that causes it. With `gathered`, the first mail of a topic goes at once;
 * those soon after wait and go as one digest.
 */
export const enqueueMail = async (trx: Transaction, clock: Clock, mail: Mail, gathered?: Gathered): Promise<void> => {
  const now = clock.now()
  const waitsUntil = gathered && (await mayFollowAt(trx, mail.recipient, gathered.topic, now))
  const id = await insertMail(trx, now, mail, waitsUntil, gathered)
  const key = gathered ? gatheredKey(mail.recipient, gathered.topic) : id
  // Joins waiting mails of the key. If they failed before, retries them all now.
  if (!(await sendNew(trx, 'mail', key)) && (await hasFailed(trx, key))) await sendNow(trx, 'mail', key)
  if (!waitsUntil) noteEnqueued(trx, 'mail')
}

/** Does the work of `enqueueMail` but sends nothing, so that response times do not tell whether an account exists. */
export const enqueueDecoyMail = async (trx: Transaction, clock: Clock, mail: Mail): Promise<void> => {
  const id = await insertMail(trx, clock.now(), mail)
  await sendNew(trx, 'mail', id)
  await trx.deleteFrom('mail_outbox').where('id', '=', id).execute()
  noteEnqueued(trx, 'mail')
}

/** Deletes digest times older than `before`. */
export const forgetDigests = async (db: Db, before: string): Promise<void> => {
  await db.deleteFrom('mail_digests').where('sent_at', '<', before).execute()
}

type OutboxDeps = { db: Db; writes: Writes; clock: Clock; log: Logger; config: Pick<Config, 'publicOrigin'> }

/** Returns a function that sends the mails of a queue key. */
const createSending = (deps: OutboxDeps, mailer: Mailer, queue: WorkQueue): ((key: string) => Promise<void>) => {
  const { db, clock, log } = deps

  /** Sends one mail for `rows`. Deletes them afterwards, or delays them together when it fails. */
  const send = async (
    key: string,
    mail: Mail,
    rows: { id: string; attempts: number }[],
    sent?: (trx: Transaction) => Promise<void>,
  ) => {
    const ids = rows.map(({ id }) => id)
    try {
      await mailer.send(mail)
      await write(deps, async (trx) => {
        await trx.deleteFrom('mail_outbox').where('id', 'in', ids).execute()
        await sent?.(trx)
        // Settles whoever holds the key by now, as the mail has gone.
        await queue.settle(trx, key)
      })
    } catch (error) {
      const failed = failedTry(Math.max(...rows.map(({ attempts }) => attempts)), error, clock.now())
      const { attempts, failed_at } = failed
      log.warn({ err: error, mail: ids[0], attempts, givenUp: failed_at !== null }, 'mail not sent')
      await write(deps, async (trx) => {
        await failMails(trx, ids, failed)
        await queue.settle(trx, key)
      })
    }
  }

  /** Sends a person's waiting mails of a topic as one, or delays them when the last mail is too recent. */
  const sendGathered = async (key: string, recipient: string, topic: MailTopic) => {
    const next = await mayFollowAt(db, recipient, topic, clock.now())
    if (next) {
      await write(deps, async (trx) => {
        const waiting = trx.updateTable('mail_outbox').set({ next_attempt_at: next }).where('recipient', '=', recipient)
        await waiting.where('topic', '=', topic).where('next_attempt_at', '<', next).execute()
        await queue.settle(trx, key)
      })
      return
    }
    const rows = await mailsUnder(db, key).selectAll().limit(GATHERED).execute()
    const [first] = rows
    if (!first) return
    const lines = rows.map(({ line }) => line ?? '')
    const mail = rows.length > 1 ? digestMail(recipient, topic, lines, deps.config.publicOrigin) : first
    await send(key, mail, rows, async (trx) => {
      const sent_at = clock.now().toISOString()
      await trx
        .insertInto('mail_digests')
        .values({ recipient, topic, sent_at })
        .onConflict((conflict) => conflict.columns(['recipient', 'topic']).doUpdateSet({ sent_at }))
        .execute()
    })
  }

  return async (key) => {
    const parsed = parseMailKey(key)
    if ('topic' in parsed) return sendGathered(key, parsed.recipient, parsed.topic)
    const mail = await mailsUnder(db, key).selectAll().executeTakeFirst()
    if (mail) await send(key, mail, [mail])
  }
}

/**
 * Sends enqueued mails apart from requests, so a dead mail server never fails or slows them. With several processes,
 * each sends what the `queue` assigns to it. Stopping waits for the mail being sent.
 */
export const startMailOutbox = (
  deps: OutboxDeps,
  mailer: Mailer,
  { poll = true, queue = createTableQueue(deps, mailWork) }: { poll?: boolean; queue?: WorkQueue } = {},
): Loop => {
  const send = createSending(deps, mailer, queue)
  return startLoop({
    pass: (signal) =>
      workOff(queue, BATCH, async (keys) => {
        for (const key of keys) if (!signal.aborted) await send(key)
      }),
    every: poll ? POLL_MS : undefined,
    onError: (error) => deps.log.error({ err: error }, 'mail outbox failed'),
  })
}
