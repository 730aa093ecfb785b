import { formatMoney } from '#contract/money.ts'
import { byOne } from '#server/background/by-one.ts'
import { forEach } from '#server/background/for-each.ts'
import { type Loop, startLoop } from '#server/background/loop.ts'
import { lock } from '#server/db/lock.ts'
import { ALONE, type Lease } from '#server/db/postgres/leases.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import type { Told } from '#server/modules/messages/notifications/notification-mail.ts'
import { notifyGathered } from '#server/modules/messages/notifications/notifications.service.ts'
import { itemsOfOrder } from '#server/records/orders/orders.repo.ts'
import {
  findOrderById,
  ordersPastPayBy,
  paymentsOfOrders,
  setPayBy,
} from '#server/records/payments/order-payments.repo.ts'
import { findStoreById } from '#server/records/stores/stores.repo.ts'
import { makeMove } from '../orders/change-status.ts'

/** Longest delay of a cancellation. */
const EVERY_MS = 60_000
/** Orders per pass, each in its own transaction. */
const BATCH = 100

type AdvanceDeps = Pick<Deps, 'db' | 'writes' | 'clock' | 'log'>

/** How much longer an order waits while its seller looks into her account. */
const LOOKS_MS = 3_600_000

/** Cancels an order whose advance did not come, unless its seller has confirmed it or a payment waits for her. */
const endAdvance = (deps: AdvanceDeps, orderId: string, storeId: string): Promise<void> =>
  write(deps, async (trx) => {
    await lock(trx, 'store', storeId)
    const order = await findOrderById(trx, orderId)
    const store = await findStoreById(trx, storeId)
    if (!order || !store) return
    const isWaiting = order.status === 'Pending' && order.paid_amount < order.advance_amount
    const isClaimed = isWaiting && (await paymentsOfOrders(trx, [orderId])).some(({ state }) => state === 'claimed')
    const longer = new Date(deps.clock.now().getTime() + LOOKS_MS).toISOString()
    await setPayBy(trx, orderId, isClaimed ? longer : null)
    if (!isWaiting || isClaimed) return
    const items = await itemsOfOrder(trx, orderId)
    await makeMove(deps, trx, { order, items, store, change: { status: 'Cancelled' }, by: 'seller' })
    const { paid_amount, currency, order_id } = order
    const told: Told = ({ notices }) =>
      [
        notices.advanceLate(order_id),
        ...(paid_amount > 0 ? [notices.giveBack(formatMoney(paid_amount, currency))] : []),
      ].join(' ')
    await notifyGathered(trx, deps.clock, store.user_id, told, 'payments')
  })

/** Ends waits for an advance. Returns whether more may be due. */
const endDue = async (deps: AdvanceDeps): Promise<boolean> => {
  const due = await ordersPastPayBy(deps.db, deps.clock.now().toISOString(), BATCH)
  await forEach(due, ({ id, store_id }) => endAdvance(deps, id, store_id))
  return due.length === BATCH
}

/** Cancels orders that wait too long for their advance, while it has the `lease`. Without `poll`, only when asked. */
export const startAdvanceEnds = (deps: AdvanceDeps, options: { poll?: boolean; lease?: Lease } = {}): Loop =>
  startLoop({
    pass: byOne(options.lease ?? ALONE, () => endDue(deps)),
    every: options.poll === false ? undefined : EVERY_MS,
    onError: (error) => deps.log.error({ err: error }, 'orders without their advance could not be cancelled'),
  })
