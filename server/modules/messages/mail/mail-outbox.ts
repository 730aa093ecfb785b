import { setTimeout } from 'node:timers/promises'
import type { Insertable } from 'kysely'
import type { Language } from '#contract/languages.ts'
import { type Loop, startLoop } from '#server/background/loop.ts'
import type { Transaction } from '#server/db/database.ts'
import { newId } from '#server/db/ids.ts'
import { prepared } from '#server/db/prepared.ts'
import { noteEnqueued } from '#server/db/write.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Mailer } from '#server/ports/mailer.ts'
import { sendNew, sendNow } from '#server/queue/send-work.ts'
import { createTableQueue } from '#server/queue/table-queue.ts'
import type { WorkQueue } from '#server/queue/work-queue.ts'
import { composeMail, type Letter } from './compose.ts'
import { mayFollowAt } from './digest-times.ts'
import type { MailTopic } from './digests.ts'
import { languageOf } from './language-of.ts'
import type { MailOutboxTable } from './mail.table.ts'
import { type MailWords, mailWords } from './mail-words.ts'
import { FIRST_TRY, gatheredKey, hasFailed, mailWork } from './mail-work.ts'
import { createSending, type OutboxDeps } from './send-mails.ts'

const POLL_MS = 5_000
/** Mails sent at once, and how many of them may be further tries. A recipient who never answers holds up few. */
const PLACES = 4
const RETRY_PLACES = 3
/** Milliseconds that a stop waits for mails under way. */
const STOP_MS = 3_000

/** Topic and line of a mail that may join a digest. */
interface Gathered {
  topic: MailTopic
  line(say: MailWords, language: Language): string
}

const mailInsert = prepared((db, mail: Insertable<MailOutboxTable>) => db.insertInto('mail_outbox').values(mail))

/** Writes a letter in its recipient's language, and inserts it. */
const insertMail = async (
  trx: Transaction,
  now: Date,
  letter: Letter,
  waitsUntil?: string,
  gathered?: Gathered,
): Promise<string> => {
  const language = await languageOf(trx, letter)
  const id = newId()
  const created_at = now.toISOString()
  await mailInsert(trx, {
    id,
    ...composeMail(letter, language),
    ...(gathered && { topic: gathered.topic, line: gathered.line(mailWords[language], language) }),
    attempts: 0,
    next_attempt_at: waitsUntil ?? created_at,
    created_at,
  })
  return id
}

/**
 * Enqueues a mail in the transaction that causes it. With `gathered`, the first mail of a topic goes at once;
 * those soon after wait and go as one digest.
 */
export const enqueueMail = async (
  trx: Transaction,
  clock: Clock,
  letter: Letter,
  gathered?: Gathered,
): Promise<void> => {
  const now = clock.now()
  const waitsUntil = gathered && (await mayFollowAt(trx, letter.recipient, gathered.topic, now))
  const id = await insertMail(trx, now, letter, waitsUntil, gathered)
  const key = gathered ? gatheredKey(letter.recipient, gathered.topic) : id
  // Joins waiting mails of the key. If they failed before, the outbox looks at them and lets all wait together.
  if (!(await sendNew(trx, 'mail', key)) && (await hasFailed(trx, key))) await sendNow(trx, 'mail', key)
  if (!waitsUntil) noteEnqueued(trx, 'mail')
}

/** Does the work of `enqueueMail` but sends nothing, so that response times do not tell whether an account exists. */
export const enqueueDecoyMail = async (trx: Transaction, clock: Clock, letter: Letter): Promise<void> => {
  const id = await insertMail(trx, clock.now(), letter)
  await sendNew(trx, 'mail', id)
  await trx.deleteFrom('mail_outbox').where('id', '=', id).execute()
  noteEnqueued(trx, 'mail')
}

/**
 * Sends enqueued mails apart from requests, so a dead mail server never fails or slows them. Mails that failed before
 * leave a place to new ones. With several processes, each sends what the `queue` assigns to it.
 */
export const startMailOutbox = (
  deps: OutboxDeps,
  mailer: Mailer,
  { poll = true, queue = createTableQueue(deps, mailWork) }: { poll?: boolean; queue?: WorkQueue } = {},
): Loop => {
  const sending = createSending(deps, mailer, queue)
  const onError = (error: unknown) => deps.log.error({ err: error }, 'mail outbox failed')
  const underWay = new Set<Promise<void>>()
  let retries = 0

  const start = (key: string, retry: number) => {
    retries += retry
    const one = sending
      .send(key)
      .finally(() => queue.release(key))
      .catch(onError)
      .finally(() => {
        underWay.delete(one)
        retries -= retry
        loop.wake()
      })
    underWay.add(one)
  }
  const fill = async (places: number, leastPriority?: number): Promise<boolean> => {
    const keys = places > 0 ? await queue.take(places, leastPriority) : []
    for (const key of keys) start(key, leastPriority === FIRST_TRY ? 0 : 1)
    return keys.length > 0
  }
  const loop = startLoop({
    pass: async () => {
      if (sending.isPaused()) return false
      const first = await fill(PLACES - underWay.size, FIRST_TRY)
      return (await fill(Math.min(PLACES - underWay.size, RETRY_PLACES - retries))) || first
    },
    every: poll ? POLL_MS : undefined,
    onError,
  })
  return {
    wake: loop.wake,
    idle: async () => {
      await loop.idle()
      while (underWay.size > 0) {
        await Promise.race(underWay)
        await loop.idle()
      }
    },
    stop: async () => {
      await loop.stop()
      // Mails still under way are sent again after the next start, under the same Message-ID.
      await Promise.race([Promise.all(underWay), setTimeout(STOP_MS, undefined, { ref: false })])
    },
  }
}
