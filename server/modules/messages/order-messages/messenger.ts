import { orderPage } from '#contract/orders/paths.ts'
import { failedTry } from '#server/background/failed-try.ts'
import { type Loop, startLoop } from '#server/background/loop.ts'
import type { Transaction } from '#server/db/database.ts'
import { ALONE, type Lease } from '#server/db/postgres/leases.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { interruptedAlertMail, missedAlertMail } from '#server/modules/messages/mail/alert-mails.ts'
import { enqueueMail } from '#server/modules/messages/mail/mail-outbox.ts'
import type { MailWords } from '#server/modules/messages/mail/mail-words.ts'
import { createTableQueue } from '#server/queue/table-queue.ts'
import { workOff } from '#server/queue/work-off.ts'
import type { WorkQueue } from '#server/queue/work-queue.ts'
import { findOrder, itemsOfOrder } from '#server/records/orders/orders.repo.ts'
import { createDelivery } from './deliver.ts'
import { takeUpEvent } from './event-to-messages.ts'
import { giveUpInterrupted, type MessageRow, orderOfMessage } from './message-queue.repo.ts'
import { dueEvents, failEvent, orderEventWork } from './order-event-work.ts'
import { orderLine } from './order-mail.ts'

const BATCH = 50
const POLL_MS = 5_000
/** Wait that lets close orders share a commit. A commit per order would halve the orders a disk takes. */
const GATHER_MS = 100

type MessengerDeps = Pick<Deps, 'config' | 'db' | 'writes' | 'clock' | 'log' | 'secrets' | 'whatsapp'>

/** Handles events of several orders together, to share commits. Events of one order stay in sequence. */
const takeUpOrders = async (deps: MessengerDeps, queue: WorkQueue, orderIds: string[]): Promise<void> => {
  const events = await dueEvents(deps.db, orderIds, deps.clock.now().toISOString())
  await Promise.all(
    [...Map.groupBy(events, ({ order_id }) => order_id).values()].map(async (ofOrder) => {
      for (const event of ofOrder) {
        const settle = async (trx: Transaction) => {
          if (event === ofOrder.at(-1)) await queue.settle(trx, event.order_id)
        }
        await takeUp(deps, event, settle)
      }
    }),
  )
}

/** Handles one event. A failing one waits longer each time and blocks no other. */
const takeUp = async (
  deps: MessengerDeps,
  event: Awaited<ReturnType<typeof dueEvents>>[number],
  settle: (trx: Transaction) => Promise<void>,
): Promise<void> => {
  const { clock, log } = deps
  try {
    await write(deps, async (trx) => {
      await takeUpEvent(deps, trx, event)
      await settle(trx)
    })
  } catch (error) {
    const failed = failedTry(event.attempts, error, clock.now())
    const { attempts, failed_at } = failed
    log.error({ err: error, event: event.id, attempts, givenUp: failed_at !== null }, 'order event failed')
    await write(deps, async (trx) => {
      await failEvent(trx, event.id, failed)
      await settle(trx)
    })
  }
}

/** Mails the seller an alert that WhatsApp did not take, or may not have taken. */
const mailAlert = async (
  { clock, config }: MessengerDeps,
  trx: Transaction,
  message: MessageRow,
  write: typeof missedAlertMail,
): Promise<void> => {
  if (message.kind !== 'order_alert') return
  const owner = await trx.selectFrom('users').select('email').where('id', '=', message.session_id).executeTakeFirst()
  if (!owner) return
  const order = await findOrder(trx, orderOfMessage(message))
  const page = order ? orderPage(order.order_id) : '/dashboard?tab=orders'
  const mail = write(owner.email, () => message.text, `${config.publicOrigin}${page}`)
  const items = order ? await itemsOfOrder(trx, order.id) : []
  const digest = order && { topic: 'orders' as const, line: (say: MailWords) => orderLine(say, order, items) }
  await enqueueMail(trx, clock, mail, digest)
}

/** Abandons messages the previous process was sending when it ended, and mails their alerts. */
const takeOver = (deps: MessengerDeps): Promise<void> =>
  write(deps, async (trx) => {
    for (const message of await giveUpInterrupted(trx)) await mailAlert(deps, trx, message, interruptedAlertMail)
  })

/** Returns a function that sends messages while this process has the lease. It returns whether more may be due. */
const createSending = (deps: MessengerDeps, lease: Lease, gapMs: number): (() => Promise<boolean>) => {
  const { db, writes, clock, log } = deps
  const send = createDelivery({
    db,
    writes,
    clock,
    log,
    gateway: deps.whatsapp,
    gapMs,
    onGivenUp: (trx, message) => mailAlert(deps, trx, message, missedAlertMail),
  })
  /** Lease hold in which interrupted messages were taken over. */
  let takenOver: number | undefined
  return async () => {
    const held = await lease.hold()
    if (held === undefined) return false
    if (held !== takenOver) await takeOver(deps)
    takenOver = held
    return send()
  }
}

interface MessengerOptions {
  /** Whether this process sends messages, while it has the `lease`. */
  deliver: boolean
  lease?: Lease
  /** Least time between two messages of one account. */
  gapMs?: number
  /** Assigns orders with due events; `null` when other processes handle them. */
  events?: WorkQueue | null
  /** Without it, works only when woken or asked to be idle. */
  poll?: boolean
}

/** Turns order events into messages and mails and sends the messages, apart from the order itself. */
export const startMessenger = (
  deps: MessengerDeps,
  { deliver, lease = ALONE, gapMs = 0, events = createTableQueue(deps, orderEventWork), poll = true }: MessengerOptions,
): Loop => {
  const send = deliver ? createSending(deps, lease, gapMs) : async () => false
  return startLoop({
    pass: async () => {
      const more = events !== null && (await workOff(events, BATCH, (orders) => takeUpOrders(deps, events, orders)))
      return (await send()) || more
    },
    every: poll ? POLL_MS : undefined,
    gatherMs: GATHER_MS,
    onError: (error) => deps.log.error({ err: error }, 'messenger failed'),
  })
}
