import type { Selectable } from 'kysely'
import type { Payment } from '#contract/admin/payments.ts'
import { toDecimal } from '#contract/minor-units.ts'
import type { Db, Transaction } from '#server/db/database.ts'
import { newId } from '#server/db/ids.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { PlanPaymentsTable } from './payments.table.ts'

type PaymentRow = Selectable<PlanPaymentsTable>

export const insertPayment = async (
  trx: Transaction,
  clock: Clock,
  payment: Omit<PaymentRow, 'id' | 'created_at'>,
): Promise<void> => {
  await trx
    .insertInto('plan_payments')
    .values({ id: newId(), created_at: clock.now().toISOString(), ...payment })
    .execute()
}

export const presentPayment = ({ user_id: _user, amount, ...row }: PaymentRow): Payment => ({
  ...row,
  amount: amount === null ? null : toDecimal(amount),
})

/** Returns a user's newest payments. */
export const paymentsOf = async (db: Db, userId: string, limit: number): Promise<Payment[]> => {
  const own = db.selectFrom('plan_payments').selectAll().where('user_id', '=', userId)
  return (await own.orderBy('id', 'desc').limit(limit).execute()).map(presentPayment)
}

/** A span of time, its end excluded. */
interface Span {
  from: string
  to: string
}

const within = (db: Db, { from, to }: Span) =>
  db
    .selectFrom('plan_payments')
    .where('plan_payments.created_at', '>=', from)
    .where('plan_payments.created_at', '<', to)

/** Returns a page of the payments of a span with their sellers, newest first. */
export const listPayments = (db: Db, span: Span, { page, limit }: { page: number; limit: number }) =>
  within(db, span)
    .leftJoin('users', 'users.id', 'plan_payments.user_id')
    .leftJoin('stores', 'stores.user_id', 'plan_payments.user_id')
    .selectAll('plan_payments')
    .select(['users.email', 'stores.name as store_name'])
    .orderBy('plan_payments.created_at', 'desc')
    .orderBy('plan_payments.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()

/** Returns count and sum of the payments of a span by currency. */
export const paymentTotals = async (db: Db, span: Span) => {
  const rows = await within(db, span)
    .select((eb) => ['currency', eb.fn.countAll<number>().as('payments'), eb.fn.sum<number | null>('amount').as('sum')])
    .groupBy('currency')
    .orderBy('currency')
    .execute()
  return rows.map(({ currency, payments, sum }) => ({
    currency,
    payments: Number(payments),
    amount: toDecimal(Number(sum ?? 0)),
  }))
}

/** Removes what admins noted at the payments of an account. */
export const forgetPaymentNotes = async (trx: Transaction, userId: string): Promise<void> => {
  await trx
    .updateTable('plan_payments')
    .set({ note: null })
    .where('user_id', '=', userId)
    .where('note', 'is not', null)
    .execute()
}

/** Deletes up to `limit` payments older than `before`. Returns how many. */
export const removeOldPayments = async (db: Db, before: string, limit: number): Promise<number> => {
  const result = await db
    .deleteFrom('plan_payments')
    .where('id', 'in', (old) =>
      old.selectFrom('plan_payments').select('id').where('created_at', '<=', before).limit(limit),
    )
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}
