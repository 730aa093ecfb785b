import type { z } from 'zod'
import type { DiscountAnswer, discountChange } from '#contract/discounts/discount-schema.ts'
import { toDecimal } from '#contract/minor-units.ts'
import { plans } from '#contract/plans.ts'
import { isPaid } from '#server/auth/require-paid.ts'
import type { Transaction } from '#server/db/database.ts'
import { newId } from '#server/db/ids.ts'
import { lock } from '#server/db/lock.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidField } from '#server/http/app-error.ts'
import { assertUnchanged, nextUpdatedAt } from '#server/http/if-match.ts'
import * as repo from '#server/records/discounts/discounts.repo.ts'
import { enqueuePublish } from '#server/records/publications/enqueue-publish.ts'
import { noteChange } from '#server/records/publications/store-changes.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'

type Change = z.infer<typeof discountChange>

const NOT_FOUND = 'Discount code not found'

/** Returns a discount as its seller sees it. */
export const presentDiscount = (row: repo.DiscountRow): DiscountAnswer => ({
  id: row.id,
  code: row.code,
  kind: row.kind,
  value: toDecimal(row.value),
  minimum: toDecimal(row.minimum),
  from: row.from_day,
  to: row.to_day,
  limit: row.use_limit,
  per_phone: row.per_phone,
  products: row.products,
  categories: row.categories,
  includes_sale: row.includes_sale === 1,
  on: row.is_on === 1,
  uses: row.uses,
  updated_at: row.updated_at,
})

/** Returns how many codes a seller's plan allows. */
export const codesOf = (deps: Pick<Deps, 'clock'>, user: UserRow): number =>
  (isPaid(deps, user) ? plans.paid : plans.free).codes

const columns = ({ from, to, limit, on, includes_sale, kind, value, ...same }: Change) => ({
  ...same,
  kind,
  value: kind === 'free_delivery' ? 0 : value,
  from_day: from,
  to_day: to,
  use_limit: limit,
  includes_sale: includes_sale ? (1 as const) : (0 as const),
  is_on: on ? (1 as const) : (0 as const),
})

const assertFree = async (trx: Transaction, storeId: string, code: string, ownId?: string): Promise<void> => {
  const known = await repo.findDiscountByCode(trx, storeId, code)
  if (known && known.id !== ownId) throw invalidField('code', 'You have this code already')
}

/** Publishes whether the order form asks for a code. */
const publishCodes = async ({ clock }: Pick<Deps, 'clock'>, trx: Transaction, storeId: string): Promise<void> => {
  await noteChange(trx, storeId, 'store')
  await enqueuePublish(trx, clock, storeId)
}

/** Adds a code. Throws `forbidden` beyond the plan's number, `invalid` for a code that the store has already. */
export const addDiscount = (deps: Deps, user: UserRow, store: StoreRow, change: Change): Promise<DiscountAnswer> =>
  write(deps, async (trx) => {
    await lock(trx, 'store', store.id)
    const most = codesOf(deps, user)
    if ((await repo.discountsOf(trx, store.id)).length >= most) {
      const more = most === plans.free.codes ? ' Upgrade to add more.' : ''
      throw new AppError('forbidden', `Your plan allows ${most} discount ${most === 1 ? 'code' : 'codes'}.${more}`)
    }
    await assertFree(trx, store.id, change.code)
    const at = deps.clock.now().toISOString()
    const row = { ...columns(change), id: newId(), store_id: store.id, uses: 0, created_at: at, updated_at: at }
    await repo.insertDiscount(trx, row)
    await publishCodes(deps, trx, store.id)
    return presentDiscount(row)
  })

/** Changes a code. Throws `not_found` for another store's, `changed_elsewhere` when `ifMatch` names an older state. */
export const changeDiscount = (
  deps: Deps,
  store: StoreRow,
  id: string,
  change: Change,
  ifMatch?: string,
): Promise<DiscountAnswer> =>
  write(deps, async (trx) => {
    await lock(trx, 'store', store.id)
    const known = await repo.findDiscount(trx, store.id, id)
    if (!known) throw new AppError('not_found', NOT_FOUND)
    assertUnchanged(ifMatch, known.updated_at)
    await assertFree(trx, store.id, change.code, id)
    const changed = { ...columns(change), updated_at: nextUpdatedAt(deps.clock.now(), known.updated_at) }
    await repo.updateDiscount(trx, id, changed)
    await publishCodes(deps, trx, store.id)
    return presentDiscount({ ...known, ...changed })
  })

/** Removes a code. Throws `not_found` for another store's. */
export const removeDiscount = (deps: Deps, store: StoreRow, id: string): Promise<void> =>
  write(deps, async (trx) => {
    await lock(trx, 'store', store.id)
    if (!(await repo.findDiscount(trx, store.id, id))) throw new AppError('not_found', NOT_FOUND)
    await repo.deleteDiscount(trx, id)
    await publishCodes(deps, trx, store.id)
  })

/** Returns a code with the newest orders that use it. Throws `not_found` for another store's. */
export const readDiscount = async ({ db }: Pick<Deps, 'db'>, store: StoreRow, id: string) => {
  const row = await repo.findDiscount(db, store.id, id)
  if (!row) throw new AppError('not_found', NOT_FOUND)
  const orders = await repo.ordersWith(db, id, 20)
  return {
    ...presentDiscount(row),
    orders: orders.map((order) => ({ ...order, discount_amount: toDecimal(order.discount_amount) })),
  }
}
