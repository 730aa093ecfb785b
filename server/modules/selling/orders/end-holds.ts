import { byOne } from '#server/background/by-one.ts'
import { forEach } from '#server/background/for-each.ts'
import { type Loop, startLoop } from '#server/background/loop.ts'
import { ALONE, type Lease } from '#server/db/postgres/leases.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import type { Told } from '#server/modules/messages/notifications/notification-mail.ts'
import { notifyGathered } from '#server/modules/messages/notifications/notifications.service.ts'
import { findStoreById } from '#server/records/stores/stores.repo.ts'
import { dueHolds } from './holds.repo.ts'
import { releaseHolds } from './order-stock.ts'

/** Longest delay of a hold's end. */
const EVERY_MS = 60_000
/** Holds ended per pass, in one transaction per store. */
const BATCH = 200
/** Most orders that a message names. It counts the rest. */
const NAMED = 20

type HoldDeps = Pick<Deps, 'db' | 'writes' | 'clock' | 'log' | 'config'>

const words =
  (ids: readonly string[]): Told =>
  ({ notices }) => {
    const [first = ''] = ids
    if (ids.length === 1) return notices.oneHoldEnded(first)
    const named = ids.slice(0, NAMED)
    const more = ids.length - named.length
    return notices.holdsEnded(ids.length, more > 0 ? notices.listedAndMore(named, more) : notices.listed(named))
  }

/** Ends holds of a store and tells its seller which orders had them. */
const endHoldsOf = (deps: HoldDeps, storeId: string, orderIds: string[]): Promise<void> =>
  write(deps, async (trx) => {
    const released = await releaseHolds(trx, deps.clock, storeId, orderIds, 'waited')
    const store = await findStoreById(trx, storeId)
    if (!store || released.length === 0) return
    const text = words(released.map(({ order_id }) => order_id))
    await notifyGathered(trx, deps.clock, store.user_id, text, 'unconfirmed orders')
  })

/** Ends due holds store by store. Returns whether more may be due. Throws the first failure after all stores. */
const endHolds = async (deps: HoldDeps): Promise<boolean> => {
  const due = await dueHolds(deps.db, deps.clock.now().toISOString(), BATCH)
  await forEach(
    Map.groupBy(due, ({ store_id }) => store_id),
    ([storeId, holds]) =>
      endHoldsOf(
        deps,
        storeId,
        holds.map(({ order_id }) => order_id),
      ),
  )
  return due.length === BATCH
}

/** Ends holds of unconfirmed orders while it has the `lease`. Without `poll`, works only when asked to be idle. */
export const startHoldEnds = (deps: HoldDeps, options: { poll?: boolean; lease?: Lease } = {}): Loop =>
  startLoop({
    pass: byOne(options.lease ?? ALONE, () => endHolds(deps)),
    every: options.poll === false ? undefined : EVERY_MS,
    onError: (error) => deps.log.error({ err: error }, 'holds of unconfirmed orders could not be ended'),
  })
