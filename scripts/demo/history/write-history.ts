import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { productsOfStore } from '#server/records/products/products.repo.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'
import { seededRandom } from '../random.ts'
import { writeOrders } from './orders.ts'
import { writeReferrals, writeWithdrawal } from './referrals.ts'
import { writeViews } from './views.ts'

/**
 * Returns the demo's `index`th store four weeks of orders in all states, of visits, and its seller's referrals, so that its dashboard shows a
 * working day; the first one most of each. Written as history, past the services: nobody is told, no stock moves, no limit counts. Does
 * nothing to a store that has orders.
 */
export const writeHistory = async (
  deps: Pick<Deps, 'db' | 'writes' | 'clock'> & Partial<Pick<Deps, 'secrets'>>,
  store: StoreRow,
  index: number,
): Promise<void> => {
  const products = await productsOfStore(deps.db, store.id)
  const sold = products.filter((product) => product.inventory_count > 0)
  const now = deps.clock.now().getTime()
  const random = seededRandom(index + 1)
  await write(deps, async (trx) => {
    const known = await trx
      .selectFrom('orders')
      .select('id')
      .where('store_id', '=', store.id)
      .limit(1)
      .executeTakeFirst()
    if (known) return
    await writeOrders(trx, { store, products: sold }, { now, random, perDay: index === 0 ? 4 : 2 })
    await writeViews(trx, store.id, { now, random, perDay: index === 0 ? 90 : 40 })
    await writeReferrals(trx, deps.clock, { sellerId: store.user_id, index })
    if (index === 0 && deps.secrets)
      await writeWithdrawal(trx, { clock: deps.clock, secrets: deps.secrets }, store.user_id)
  })
}
