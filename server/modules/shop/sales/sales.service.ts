import type { Sale } from '#contract/discounts/sale-price.ts'
import type { OwnSales, SalesChange } from '#contract/discounts/sale-schema.ts'
import { messages } from '#contract/error-messages.ts'
import type { Transaction } from '#server/db/database.ts'
import { lock } from '#server/db/lock.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidField } from '#server/http/app-error.ts'
import { assertUnchanged, nextUpdatedAt } from '#server/http/if-match.ts'
import { daysBefore, pakistanTime } from '#server/lib/pakistan-time.ts'
import type { Clock } from '#server/ports/clock.ts'
import { enqueuePublish } from '#server/records/publications/enqueue-publish.ts'
import { noteChange } from '#server/records/publications/store-changes.ts'
import { findStoreById, type StoreRow, updateStore } from '#server/records/stores/stores.repo.ts'

/** Returns the next day after `day` on which a sale begins or has ended; `null` for none. */
export const nextTurn = (sales: readonly Sale[], day: string): string | null =>
  sales
    .flatMap(({ from, to }) => [from, to === null ? null : daysBefore(to, -1)])
    .filter((turn) => turn !== null && turn > day)
    .sort()[0] ?? null

const notOver = (day: string) => (sale: Sale) => sale.to === null || sale.to >= day

/** Returns the sales of a store that run or are planned, and the state they are part of. */
export const ownSales = ({ clock }: { clock: Clock }, { sales, updated_at }: StoreRow): OwnSales => ({
  sales: sales.filter(notOver(pakistanTime(clock.now()).day)),
  updated_at,
})

/** Stores sales without those that are over, and publishes what they make of the prices. */
const storeSales = async (
  trx: Transaction,
  clock: Clock,
  { id, updated_at }: Pick<StoreRow, 'id' | 'updated_at'>,
  sales: readonly Sale[],
): Promise<void> => {
  const { day } = pakistanTime(clock.now())
  const left = sales.filter(notOver(day))
  await updateStore(trx, id, { sales: left, sales_turn: nextTurn(left, day), updated_at })
  await noteChange(trx, id, 'sale')
  await enqueuePublish(trx, clock, id)
}

/**
 * Saves a store's sales in place of all earlier ones. Throws `invalid` for one that is over already,
 * `changed_elsewhere` when `ifMatch` names an older state.
 */
export const saveSales = (
  deps: Pick<Deps, 'db' | 'writes' | 'clock'>,
  store: StoreRow,
  { sales }: SalesChange,
  ifMatch?: string,
): Promise<OwnSales> =>
  write(deps, async (trx) => {
    await lock(trx, 'store', store.id)
    const current = await findStoreById(trx, store.id)
    if (!current) throw new AppError('not_found', messages.noSuchStore)
    assertUnchanged(ifMatch, current.updated_at)
    if (!sales.every(notOver(pakistanTime(deps.clock.now()).day)))
      throw invalidField('to', 'The last day has passed already')
    const updated_at = nextUpdatedAt(deps.clock.now(), current.updated_at)
    await storeSales(trx, deps.clock, { id: store.id, updated_at }, sales)
    return ownSales(deps, { ...current, sales, updated_at })
  })

/** Begins and ends the sales of a store. Its seller did not save, so what she is editing stays in force. */
export const turnSales = (deps: Pick<Deps, 'db' | 'writes' | 'clock'>, storeId: string): Promise<void> =>
  write(deps, async (trx) => {
    await lock(trx, 'store', storeId)
    const store = await findStoreById(trx, storeId)
    if (store) await storeSales(trx, deps.clock, store, store.sales)
  })
