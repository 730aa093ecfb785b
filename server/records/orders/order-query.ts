import type { SelectQueryBuilder } from 'kysely'
import { NO_COURIER, type PaymentFilter } from '#contract/orders/filters.ts'
import { type OrderStatus, orderStatuses } from '#contract/orders/order-status.ts'
import type { Db, Tables } from '#server/db/database.ts'

/** A filter of a store's orders. */
export interface OrderQuery {
  storeId: string
  statuses: readonly OrderStatus[]
  /** Only those placed before this moment that their buyers have not confirmed. */
  unansweredSince?: string | undefined
  /** Id of a place, or a city as typed. */
  city?: string | undefined
  payment?: PaymentFilter | undefined
  /** Name of a courier; `-` for orders without a parcel. */
  courier?: string | undefined
  /** From when and before when they were placed. */
  from?: string | undefined
  before?: string | undefined
}

type Query = SelectQueryBuilder<Tables, 'orders', object>

const withPayment = (query: Query, storeId: string, payment: PaymentFilter): Query => {
  if (payment === 'cash') return query.whereRef('paid_amount', '<', 'total_amount')
  if (payment === 'paid') return query.whereRef('paid_amount', '>=', 'total_amount')
  if (payment === 'advance') {
    return query.where('status', '=', 'Pending').whereRef('paid_amount', '<', 'advance_amount')
  }
  return query.where('orders.id', 'in', (claimed) =>
    claimed
      .selectFrom('order_payments')
      .select('order_id')
      .where('store_id', '=', storeId)
      .where('state', '=', 'claimed'),
  )
}

const withCourier = (query: Query, storeId: string, courier: string): Query => {
  if (courier !== NO_COURIER) {
    return query.where('orders.id', 'in', (sent) =>
      sent.selectFrom('shipments').select('order_id').where('store_id', '=', storeId).where('courier', '=', courier),
    )
  }
  return query.where(({ eb, not, exists, selectFrom }) =>
    not(exists(selectFrom('shipments').select(eb.lit(1).as('one')).whereRef('order_id', '=', 'orders.id'))),
  )
}

/** Returns a query for a store's orders that match. */
export const ordersMatching = (db: Db, asked: OrderQuery): Query => {
  const { storeId, statuses, unansweredSince, city, payment, courier, from, before } = asked
  let query: Query = db.selectFrom('orders').where('orders.store_id', '=', storeId)
  if (statuses.length < orderStatuses.length) query = query.where('status', 'in', statuses)
  if (unansweredSince) query = query.where('created_at', '<', unansweredSince).where('buyer_confirmed_at', 'is', null)
  if (city) query = query.where((eb) => eb.or([eb('place', '=', city), eb('place_typed', '=', city)]))
  if (payment) query = withPayment(query, storeId, payment)
  if (courier) query = withCourier(query, storeId, courier)
  if (from) query = query.where('created_at', '>=', from)
  if (before) query = query.where('created_at', '<', before)
  return query
}

/** Whether a filter asks for more than statuses, whose orders are counted already. */
export const asksMore = ({ unansweredSince, city, payment, courier, from, before }: OrderQuery): boolean =>
  [unansweredSince, city, payment, courier, from, before].some(Boolean)
