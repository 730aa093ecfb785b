import type { Selectable } from 'kysely'
import type { Db, Transaction } from '#server/db/database.ts'
import type { PaymentProofsTable } from './order-payments.table.ts'

type ProofRow = Selectable<PaymentProofsTable>

/** Screenshots that a store keeps. The oldest make room. */
const KEPT = 300

export const insertProof = async (trx: Transaction, proof: ProofRow): Promise<void> => {
  await trx.insertInto('payment_proofs').values(proof).execute()
  const beyond = await trx
    .selectFrom('payment_proofs')
    .select('payment_id')
    .where('store_id', '=', proof.store_id)
    .orderBy('created_at', 'desc')
    .orderBy('payment_id', 'desc')
    .limit(20)
    .offset(KEPT)
    .execute()
  if (beyond.length === 0) return
  const ids = beyond.map(({ payment_id }) => payment_id)
  await trx.deleteFrom('payment_proofs').where('payment_id', 'in', ids).execute()
}

/** Finds a screenshot of this store only. */
export const findProof = (db: Db, storeId: string, paymentId: string): Promise<ProofRow | undefined> =>
  db
    .selectFrom('payment_proofs')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()

/** Returns the payments that have a screenshot, each with the other order whose buyer sent the same one. */
export const proofsOf = async (db: Db, paymentIds: string[]): Promise<Map<string, string | undefined>> => {
  if (paymentIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('payment_proofs as own')
    .innerJoin('order_payments as payment', 'payment.id', 'own.payment_id')
    .leftJoin('payment_proofs as same', (join) =>
      join
        .onRef('same.store_id', '=', 'own.store_id')
        .onRef('same.hash', '=', 'own.hash')
        .onRef('same.payment_id', '<>', 'own.payment_id'),
    )
    .leftJoin('order_payments as other', (join) =>
      join.onRef('other.id', '=', 'same.payment_id').onRef('other.order_id', '<>', 'payment.order_id'),
    )
    .leftJoin('orders', 'orders.id', 'other.order_id')
    .select(['own.payment_id', 'orders.order_id'])
    .where('own.payment_id', 'in', paymentIds)
    .orderBy('orders.order_id', 'desc')
    .execute()
  const found = new Map<string, string | undefined>()
  for (const { payment_id, order_id } of rows) found.set(payment_id, order_id ?? found.get(payment_id))
  return found
}

/** Removes screenshots of before a moment, at most `limit`. Returns how many. */
export const removeOldProofs = async (db: Db, before: string, limit: number): Promise<number> => {
  const old = db.selectFrom('payment_proofs').select('payment_id').where('created_at', '<', before).limit(limit)
  const { numDeletedRows } = await db.deleteFrom('payment_proofs').where('payment_id', 'in', old).executeTakeFirst()
  return Number(numDeletedRows)
}
