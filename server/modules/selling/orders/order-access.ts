import type { Db } from '#server/db/database.ts'
import type { OrderRow } from '#server/records/orders/orders.repo.ts'
import { findStoreByOwner } from '#server/records/stores/stores.repo.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'

/**
 * Returns as whom a caller may read an order: as `seller` with the seller's notes (the store that received it, or an admin), as `buyer` (who
 * placed it while signed in), or `undefined`: to everybody else there is no such order.
 */
export const orderReader = async (db: Db, user: UserRow, order: OrderRow): Promise<'seller' | 'buyer' | undefined> => {
  if (user.role === 'admin') return 'seller'
  if ((await findStoreByOwner(db, user.id))?.id === order.store_id) return 'seller'
  return order.buyer_user_id === user.id ? 'buyer' : undefined
}
