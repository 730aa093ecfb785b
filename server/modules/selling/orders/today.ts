import { toDecimal } from '#contract/minor-units.ts'
import type { OrderStats } from '#contract/orders/order-lists.ts'
import type { Deps } from '#server/deps.ts'
import { pakistanTime, startOfDay } from '#server/lib/pakistan-time.ts'

/** Returns a store's day so far. Reads the day's orders from `orders_recent`, and one row of the daily figures. */
export const todayOf = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  storeId: string,
): Promise<OrderStats['today']> => {
  const { day } = pakistanTime(clock.now())
  const placed = await db
    .selectFrom('orders')
    .select(({ fn }) => [fn.countAll<number>().as('orders'), fn.sum<number | null>('total_amount').as('amount')])
    .where('store_id', '=', storeId)
    .where('created_at', '>=', startOfDay(day))
    .where('status', '!=', 'Cancelled')
    .executeTakeFirstOrThrow()
  const seen = await db
    .selectFrom('store_days')
    .select('views')
    .where('store_id', '=', storeId)
    .where('day', '=', day)
    .executeTakeFirst()
  return {
    orders: Number(placed.orders),
    amount: toDecimal(Number(placed.amount ?? 0)),
    visits: Number(seen?.views ?? 0),
  }
}
