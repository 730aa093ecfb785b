import { cityOf } from '#contract/delivery/destination.ts'
import { messages } from '#contract/error-messages.ts'
import { toDecimal } from '#contract/minor-units.ts'
import type { Order, OrderInFull } from '#contract/orders/orders.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { type CustomerRow, customersByIds } from '#server/records/customers/customers.repo.ts'
import { type LinkDeps, privateUrl } from '#server/records/orders/order-links.ts'
import { historyOfOrders, itemsOfOrders, type OrderItemRow, type OrderRow } from '#server/records/orders/orders.repo.ts'
import { type RevisionRow, revisionsOf } from '#server/records/orders/revisions.repo.ts'
import { type OrderPaymentRow, paymentsOfOrders } from '#server/records/payments/order-payments.repo.ts'
import { proofsOf } from '#server/records/payments/payment-proofs.repo.ts'
import { findSellable } from '#server/records/products/variants.repo.ts'
import { otherOrders } from './other-orders.ts'
import { parcelsOf } from './present-parcels.ts'

/** Returns an order as the API sends it. */
export const presentOrder = (row: OrderRow, items: OrderItemRow[], withdrawn?: Set<string>): Order => ({
  id: row.id,
  order_id: row.order_id,
  status: row.status,
  items: items.map((item) => ({
    product_id: item.product_id,
    product_name: item.product_name,
    variant_id: item.variant_label === null ? null : item.variant_id,
    variant_label: item.variant_label,
    product_price: toDecimal(item.product_price),
    quantity: item.quantity,
    discount_amount: toDecimal(item.discount_amount),
    returned_quantity: item.returned_quantity,
    damaged_quantity: item.damaged_quantity,
    ...(withdrawn?.has(item.variant_id) ? { withdrawn: true as const } : {}),
  })),
  goods_amount: toDecimal(row.goods_amount),
  discount_amount: toDecimal(row.discount_amount),
  ...(row.discount_code !== null && { discount_code: row.discount_code }),
  delivery_amount: toDecimal(row.delivery_amount),
  adjustment_amount: toDecimal(row.adjustment_amount),
  ...(row.adjustment_note !== null && { adjustment_note: row.adjustment_note }),
  total_amount: toDecimal(row.total_amount),
  paid_amount: toDecimal(row.paid_amount),
  due_amount: toDecimal(row.total_amount - row.paid_amount),
  ...(row.advance_amount > 0 && { advance_amount: toDecimal(row.advance_amount), pay_by: row.pay_by ?? undefined }),
  currency: row.currency,
  buyer_name: row.buyer_name,
  buyer_phone: row.buyer_phone,
  delivery_address: row.delivery_address,
  place: row.place,
  city: cityOf({ place: row.place, typed: row.place_typed }),
  ...(row.pick_up === 1 && { pick_up: true as const }),
  order_notes: row.order_notes,
  source: row.source,
  ...(row.edited_at !== null && { edited_at: row.edited_at }),
  ...(row.language !== null && { language: row.language }),
  created_at: row.created_at,
})

/** Returns the variants of items that are no longer for sale, deleted ones too. */
const withdrawnOf = async (db: Db, items: OrderItemRow[]): Promise<Set<string>> => {
  const ids = [...new Set(items.map(({ variant_id }) => variant_id))]
  const forSale = (await findSellable(db, ids)).filter(({ archived_at }) => archived_at === null)
  const known = new Set(forSale.map(({ id }) => id))
  return new Set(ids.filter((id) => !known.has(id)))
}

const customersOf = (db: Db, rows: OrderRow[]): Promise<CustomerRow[]> =>
  customersByIds(db, [...new Set(rows.flatMap(({ customer_id }) => customer_id ?? []))])

const presentPast = (row: CustomerRow | undefined): OrderInFull['customer'] =>
  row
    ? {
        id: row.id,
        delivered: row.delivered,
        returned: row.returned,
        cancelled: row.cancelled,
        blocked: row.blocked === 1,
      }
    : null

const presentPayment = (
  { id, amount, kind, reference, note, state, made_by, created_at }: OrderPaymentRow,
  proofs: Map<string, string | undefined>,
) => ({
  id,
  amount: toDecimal(amount),
  kind,
  reference,
  note,
  state,
  by: made_by,
  created_at,
  ...(proofs.has(id) && { proof: true as const, same_proof_as: proofs.get(id) }),
})

const presentRevision = ({ at, before_edit, after_edit, reason }: RevisionRow) => ({
  at,
  before: JSON.parse(before_edit),
  after: JSON.parse(after_edit),
  reason,
})

/**
 * Returns orders with their history, in the rows' order. Only `seller` readers see notes and the check reason, and with
 * `links` the private page.
 */
export const presentInFull = async (
  db: Db,
  rows: OrderRow[],
  reader: 'seller' | 'buyer',
  links?: LinkDeps,
): Promise<OrderInFull[]> => {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const allItems = await itemsOfOrders(db, ids)
  const items = Map.groupBy(allItems, (item) => item.order_id)
  const history = Map.groupBy(await historyOfOrders(db, ids), (step) => step.order_id)
  const mayReadNotes = reader === 'seller'
  const withdrawn = mayReadNotes ? await withdrawnOf(db, allItems) : undefined
  const payments = Map.groupBy(mayReadNotes ? await paymentsOfOrders(db, ids) : [], (payment) => payment.order_id)
  const claimed = [...payments.values()].flat().filter(({ made_by }) => made_by === 'buyer')
  const proofs = await proofsOf(
    db,
    claimed.map(({ id }) => id),
  )
  const parcels = await parcelsOf(db, rows, reader)
  const edited = mayReadNotes ? rows.filter(({ edited_at }) => edited_at !== null) : []
  const revisions = Map.groupBy(
    await revisionsOf(
      db,
      edited.map(({ id }) => id),
    ),
    ({ order_id }) => order_id,
  )
  const others = mayReadNotes ? await otherOrders(db, rows, items) : undefined
  const customers = new Map(mayReadNotes ? (await customersOf(db, rows)).map((row) => [row.id, row]) : [])
  return rows.map((row) => ({
    ...presentOrder(row, items.get(row.id) ?? [], withdrawn),
    updated_at: row.updated_at,
    ...(row.buyer_confirmed_at && { buyer_confirmed_at: row.buyer_confirmed_at }),
    ...(mayReadNotes && links ? { private_url: privateUrl(links, row) } : {}),
    ...(mayReadNotes ? { customer: presentPast(customers.get(row.customer_id ?? '')) } : {}),
    ...(mayReadNotes ? { admin_notes: row.admin_notes, to_check: row.status === 'Pending' ? row.to_check : null } : {}),
    ...(mayReadNotes
      ? { payments: (payments.get(row.id) ?? []).map((payment) => presentPayment(payment, proofs)) }
      : {}),
    ...(parcels.has(row.id) && { shipments: parcels.get(row.id) }),
    ...(revisions.has(row.id) && { revisions: revisions.get(row.id)?.map(presentRevision) }),
    ...(others?.has(row.id) && { others: others.get(row.id) }),
    history: (history.get(row.id) ?? []).map((step) => ({
      at: step.at,
      by: step.by,
      from: step.from_status,
      to: step.to_status,
      ...(step.undo === 1 ? { undo: true as const } : {}),
      ...(mayReadNotes && step.reason ? { reason: step.reason } : {}),
      ...(mayReadNotes ? { note: step.note } : {}),
    })),
  }))
}

/** Returns an order as its seller sees it after a change. */
export const presentChanged = async (deps: Pick<Deps, 'db'> & LinkDeps, row: OrderRow): Promise<OrderInFull> => {
  const [shown] = await presentInFull(deps.db, [row], 'seller', deps)
  if (!shown) throw new AppError('not_found', messages.orderNotFound)
  return shown
}
