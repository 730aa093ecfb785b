import { orderPage } from '#contract/orders/paths.ts'
import { backoff } from '#server/background/backoff.ts'
import { type Loop, startLoop } from '#server/background/loop.ts'
import type { Transaction } from '#server/db/database.ts'
import { ALONE, type Lease } from '#server/db/leases.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { enqueueMail } from '#server/modules/mail/mail-outbox.ts'
import { findOrder } from '#server/modules/orders/orders.repo.ts'
import type { Mail } from '#server/ports/mailer.ts'
import { createDelivery } from './deliver.ts'
import { takeUpEvent } from './event-to-messages.ts'
import { giveUpInterrupted, type MessageRow, orderOfMessage } from './message-queue.repo.ts'
import { interruptedAlertMail, missedAlertMail, orderLine } from './order-mail.ts'

const BATCH = 50
const POLL_MS = 5_000
/** Orders that come so close together share what follows them: a commit of their messages after each would halve the orders a disk takes. */
const GATHER_MS = 100

type MessengerDeps = Pick<Deps, 'config' | 'db' | 'writes' | 'clock' | 'log' | 'whatsapp'>

/** Turns order events into messages and mails, and sends the messages: after the order and apart from it. */
const createPass = (deps: MessengerDeps, deliver: boolean, gapMs: number): (() => Promise<boolean>) => {
  const { db, clock, log } = deps
  const send = createDelivery({
    db,
    writes: deps.writes,
    clock,
    log,
    gateway: deps.whatsapp,
    gapMs,
    onGivenUp: (trx, message) => mailAlert(deps, trx, message, missedAlertMail),
  })
  return async () => {
    const events = await dueEvents(deps)
    // Together, so that they share a commit; but what happened to one order in its order.
    const byOrder = Map.groupBy(events, ({ order_id }) => order_id)
    await Promise.all(
      [...byOrder.values()].map(async (ofOrder) => {
        for (const event of ofOrder) await takeUp(deps, event)
      }),
    )
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
    await write(deps, (trx) => takeUpEvent(deps, trx, event))
  } catch (error) {
    const attempts = event.attempts + 1
    log.error({ err: error, event: event.id, attempts }, 'order event failed, will try again')
    await db
      .updateTable('order_events')
      .set({
        attempts,
        next_attempt_at: new Date(clock.now().getTime() + backoff(attempts)).toISOString(),
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
  write: (recipient: string, alert: string, page: string) => Mail,
): Promise<void> => {
  if (message.kind !== 'order_alert') return
  const owner = await trx.selectFrom('users').select('email').where('id', '=', message.session_id).executeTakeFirst()
  if (!owner) return
  const order = await findOrder(trx, orderOfMessage(message))
  const page = order ? orderPage(order.order_id) : '/dashboard?tab=orders'
  const mail = write(owner.email, message.text, `${config.publicOrigin}${page}`)
  await enqueueMail(trx, clock, mail, order && { topic: 'orders', line: orderLine(order) })
}

/** Returns up what the process before this one was sending when it ended. */
const takeOver = (deps: MessengerDeps): Promise<void> =>
  write(deps, async (trx) => {
    for (const message of await giveUpInterrupted(trx)) await mailAlert(deps, trx, message, interruptedAlertMail)
  })

/**
 * Starts the messenger, which works while it has the `lease`, where several processes could. `deliver` is false where another process sends;
 * without `poll` it works only when it is woken or asked to be idle; `gapMs` is the least time between two messages of one account.
 */
export const startMessenger = (
  deps: MessengerDeps,
  options: { deliver: boolean; poll?: boolean; gapMs?: number; lease?: Lease },
): Loop => {
  const pass = createPass(deps, options.deliver, options.gapMs ?? 0)
  const { lease = ALONE } = options
  /** The hold of the lease in which it has taken over from whoever had it before. */
  let takenOver: number | undefined
  return startLoop({
    pass: async () => {
      const held = await lease.hold()
      if (held === undefined) return false
      if (options.deliver && held !== takenOver) await takeOver(deps)
      takenOver = held
      return pass()
    },
    every: options.poll === false ? undefined : POLL_MS,
    gatherMs: GATHER_MS,
    onError: (error) => deps.log.error({ err: error }, 'messenger failed'),
  })
}
