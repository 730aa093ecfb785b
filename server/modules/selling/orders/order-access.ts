import type { Db } from '#server/db/database.ts'
import type { OrderRow } from '#server/records/orders/orders.repo.ts'
import { findStoreByOwner } from '#server/records/stores/stores.repo.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'

/**
 * Returns `seller` for the order's store and admins, who also see the seller's notes; `buyer` for the signed-in buyer.
 * To everybody else the order does not exist.
 */
export const orderReader = async (db: Db, user: UserRow, order: OrderRow): Promise<'seller' | 'buyer' | undefined> => {
  if (user.role === 'admin') return 'seller'
  if ((await findStoreByOwner(db, user.id))?.id === order.store_id) return 'seller'
  return order.buyer_user_id === user.id ? 'buyer' : undefined
}
