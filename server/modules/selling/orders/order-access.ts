import { workplaceOf } from '#server/auth/workplace.ts'
import type { Deps } from '#server/deps.ts'
import type { OrderRow } from '#server/records/orders/orders.repo.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'

/**
 * Returns `seller` for people of the order's store and admins, who also see the seller's notes; `buyer` for the buyer
 * who is signed in.
 * To everybody else the order does not exist.
 */
export const orderReader = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: UserRow,
  order: OrderRow,
): Promise<'seller' | 'buyer' | undefined> => {
  if (user.role === 'admin') return 'seller'
  if ((await workplaceOf(db, clock, user))?.store.id === order.store_id) return 'seller'
  return order.buyer_user_id === user.id ? 'buyer' : undefined
}
