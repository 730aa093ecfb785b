import type { Transaction } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { queueMail } from '#server/modules/mail/mail-outbox.ts'
import type { Mail } from '#server/ports/mailer.ts'
import { delivering } from './deliver.ts'
import { giveUpInterrupted, type MessageRow, purgeMessages } from './message-queue.repo.ts'
import { interruptedAlertMail, missedAlertMail } from './order-mail.ts'
import { takeUpEvent } from './order-messages.ts'

const BATCH = 50
const KEPT_DAYS = 30
const POLL = 5_000
const PURGE_EVERY = 3_600_000

type MessengerDeps = Pick<Deps, 'config' | 'db' | 'writes' | 'clock' | 'log' | 'whatsapp' | 'mail'>

/** Turns order events into messages and mails, and sends the messages, after the order and apart from it. */
export interface Messenger {
  /** Says that there may be work. */
  wake(): void
  /** Does all that can be done now. */
  idle(): Promise<void>
  /** Resolves when the pass under way has ended; nothing is sent afterwards. */
  stop(): Promise<void>
}

/** What has to be done, piece by piece. `deliver` is false where another process sends. */
const passes = (deps: MessengerDeps, deliver: boolean, gap: number): (() => Promise<boolean>) => {
  const { db, clock, log } = deps
  const send = delivering({
    db,
    clock,
    log,
    gateway: deps.whatsapp,
    gap,
    onGivenUp: (trx, message) => mailAlert(deps, trx, message, missedAlertMail),
  })
  return async () => {
    const events = await dueEvents(deps)
    // Together, so that they share a commit.
    await Promise.all(events.map((event) => takeUp(deps, event)))
    if (events.length > 0) deps.mail.wake()
    const more = deliver ? await send() : false
    return more || events.length === BATCH
  }
}

const dueEvents = ({ db, clock }: MessengerDeps) =>
  db
    .selectFrom('order_events')
    .selectAll()
    .where('next_attempt_at', '<=', clock.now().toISOString())
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(BATCH)
    .execute()

/** One event that fails waits longer each time and holds up no other. */
const takeUp = async (deps: MessengerDeps, event: Awaited<ReturnType<typeof dueEvents>>[number]): Promise<void> => {
  const { db, clock, log } = deps
  try {
    await deps.writes.run((trx) => takeUpEvent(deps, trx, event))
  } catch (error) {
    log.error({ err: error, event: event.id, attempts: event.attempts + 1 }, 'order event failed, will try again')
    const wait = Math.min(10 * 2 ** event.attempts, 3600) * 1000
    await db
      .updateTable('order_events')
      .set({
        attempts: event.attempts + 1,
        next_attempt_at: new Date(clock.now().getTime() + wait).toISOString(),
      })
      .where('id', '=', event.id)
      .execute()
  }
}

/** An alert that WhatsApp did not take, or may not have taken, reaches the seller by mail. */
const mailAlert = async (
  { clock, config }: MessengerDeps,
  trx: Transaction,
  message: MessageRow,
  write: (recipient: string, alert: string, dashboard: string) => Mail,
): Promise<void> => {
  if (message.kind !== 'order_alert') return
  const owner = await trx.selectFrom('users').select('email').where('id', '=', message.session_id).executeTakeFirst()
  if (owner) await queueMail(trx, clock, write(owner.email, message.text, `${config.publicOrigin}/dashboard`))
}

/** Gives up what the process before this one was sending when it ended. */
const takeOver = (deps: MessengerDeps): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    for (const message of await giveUpInterrupted(trx)) await mailAlert(deps, trx, message, interruptedAlertMail)
  })

export const startMessenger = (
  deps: MessengerDeps,
  options: { deliver: boolean; poll?: boolean; gap?: number },
): Messenger => {
  const pass = passes(deps, options.deliver, options.gap ?? 0)
  let stopped = false
  let running: Promise<void> | undefined
  let again = false
  let purgedAt = 0

  const run = async () => {
    if (options.deliver && purgedAt === 0) await takeOver(deps)
    const now = deps.clock.now().getTime()
    if (now - purgedAt > PURGE_EVERY) {
      purgedAt = now
      await purgeMessages(deps.db, new Date(now - KEPT_DAYS * 86_400_000).toISOString())
    }
    do again = false
    while (!stopped && ((await pass()) || again))
  }
  const start = (): Promise<void> => {
    if (running) again = true
    running ??= run()
      .catch((error) => deps.log.error({ err: error }, 'messenger failed'))
      .finally(() => {
        running = undefined
      })
    return running
  }
  const wake = () => {
    if (!stopped) void start()
  }
  const timer = options.poll === false ? undefined : setInterval(wake, POLL)
  timer?.unref()
  if (timer) wake()
  return {
    wake,
    idle: async () => {
      await running
      await start()
    },
    stop: async () => {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}
