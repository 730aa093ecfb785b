import type { Logger } from 'pino'
import type { Config } from '#server/config/config.ts'
import type { Db } from '#server/db/database.ts'
import { type Writes, write } from '#server/db/write.ts'
import { backoff } from '#server/lib/backoff.ts'
import type { Clock } from '#server/ports/clock.ts'
import { type Mail, type Mailer, MailServerAway } from '#server/ports/mailer.ts'
import type { WorkQueue } from '#server/queue/work-queue.ts'
import { composeMail } from './compose.ts'
import { mayFollowAt, noteDigest } from './digest-times.ts'
import { digestMail, type MailTopic } from './digests.ts'
import { languageOf } from './language-of.ts'
import { failMails, GATHERED, mailsUnder, parseMailKey, postponeMails, retryWaitingMails } from './mail-work.ts'

/** Milliseconds without new tries after the mail server was away. */
const AWAY_PAUSE_MS = 5_000
/** Seconds until a mail is tried again that the mail server never got to see. */
const AWAY_SECONDS = [5, 30, 60]
/** Mails made due per commit when the mail server is back. */
const MADE_DUE = 500

export type OutboxDeps = { db: Db; writes: Writes; clock: Clock; log: Logger; config: Pick<Config, 'publicOrigin'> }

interface MailSending {
  /** Sends the mails of a queue key. */
  send(key: string): Promise<void>
  /** Whether the mail server was away a moment ago. */
  isPaused(): boolean
}

type Row = Awaited<ReturnType<typeof waitingRows>>[number]

const waitingRows = (db: Db, key: string) => mailsUnder(db, key).selectAll().limit(GATHERED).execute()

/** Returns until when mails wait that failed before, and after how many tries. Others of their key join them. */
const failedBefore = (rows: Row[], now: Date): { attempts: number; until?: string } => {
  const failed = rows.filter(({ attempts }) => attempts > 0)
  const attempts = Math.max(0, ...failed.map((row) => row.attempts))
  // A longer wait than any of ours means that the clock was set back.
  const latest = new Date(now.getTime() + backoff(attempts)).toISOString()
  const waits = failed.map((row) => row.next_attempt_at).filter((at) => at > now.toISOString() && at <= latest)
  const until = waits.sort().at(-1)
  return { attempts, ...(until && { until }) }
}

export const createSending = (deps: OutboxDeps, mailer: Mailer, queue: WorkQueue): MailSending => {
  const { db, clock, log } = deps
  /** When the mail server was last away. Its first success ends that. */
  let awayAt: number | undefined

  /** Tries all waiting mails at once, as the mail server is back. */
  const resume = async () => {
    awayAt = undefined
    let isMore = true
    while (isMore) {
      isMore = await write(deps, async (trx) => (await retryWaitingMails(trx, clock.now(), MADE_DUE)) === MADE_DUE)
    }
  }

  /** Sends one mail for `rows`. Deletes them afterwards, or delays all mails of their key when it fails. */
  const send = async (key: string, mail: Mail, rows: Row[], topic?: MailTopic) => {
    const ids = rows.map(({ id }) => id)
    try {
      // The same rows keep their Message-ID, so mail programs recognise what comes twice.
      await mailer.send(mail, ids.at(-1) ?? key)
    } catch (error) {
      const isAway = error instanceof MailServerAway
      if (isAway) awayAt = clock.now().getTime()
      log.warn({ err: error, mail: ids[0], isAway }, 'mail not sent')
      await write(deps, async (trx) => {
        await failMails(trx, key, error, clock.now(), isAway ? AWAY_SECONDS : undefined)
        await queue.settle(trx, key)
      })
      return
    }
    await write(deps, async (trx) => {
      await trx.deleteFrom('mail_outbox').where('id', 'in', ids).execute()
      if (topic) await noteDigest(trx, mail.recipient, topic, clock.now())
      // Settles whoever holds the key by now, as the mail has gone.
      await queue.settle(trx, key)
    })
    if (awayAt !== undefined) await resume()
  }

  /** Sends a person's waiting mails of a topic as one. Delays them when the last mail or failed try is too recent. */
  const sendGathered = async (key: string, recipient: string, topic: MailTopic) => {
    const rows = await waitingRows(db, key)
    const [first] = rows
    if (!first) return
    const { attempts, until } = failedBefore(rows, clock.now())
    const next = until ?? (await mayFollowAt(db, recipient, topic, clock.now()))
    if (next) {
      await write(deps, async (trx) => {
        await postponeMails(trx, key, next, attempts)
        await queue.settle(trx, key)
      })
      return
    }
    const lines = rows.map(({ line }) => line ?? '')
    const digest = digestMail(recipient, topic, lines, deps.config.publicOrigin)
    const mail = rows.length > 1 ? composeMail(digest, await languageOf(db, digest)) : first
    await send(key, mail, rows, topic)
  }

  return {
    send: async (key) => {
      const parsed = parseMailKey(key)
      if ('topic' in parsed) return sendGathered(key, parsed.recipient, parsed.topic)
      const rows = await waitingRows(db, key)
      for (const mail of rows) await send(key, mail, rows)
    },
    isPaused: () => {
      const since = clock.now().getTime() - (awayAt ?? Number.NEGATIVE_INFINITY)
      return since >= 0 && since < AWAY_PAUSE_MS
    },
  }
}
