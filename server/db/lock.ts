import { type Expression, sql } from 'kysely'
import { isPostgres, type Transaction } from './database.ts'

/** Subjects whose writes must follow one another, in the order to lock them in when a write needs several. */
type Subject = 'account' | 'email' | 'store' | 'slug' | 'audit log'

/**
 * Locks a subject until the transaction ends, so that what it reads from now on still holds when it writes.
 * Does nothing on SQLite, which runs one write at a time. `id` may be a query that finds it.
 *
 * @example
 *     await lock(trx, 'account', user.id)
 *     if (await findOpenWithdrawal(trx, user.id)) throw new AppError('conflict', …)
 */
export const lock = async (
  trx: Transaction,
  subject: Subject,
  id: string | (() => Expression<unknown>) = '',
): Promise<void> => {
  if (!isPostgres(trx)) return
  const key = typeof id === 'string' ? sql.val(id) : id()
  await sql`select pg_advisory_xact_lock(hashtextextended(${sql.lit(`${subject} `)} || ${key}, 0))`.execute(trx)
}
