import { type Expression, sql } from 'kysely'
import { isPostgres, type Transaction } from './database.ts'

/** What writes are about that must follow one another: each reads what it then decides by. In the order in which one write locks several. */
type Subject = 'account' | 'email' | 'store' | 'slug' | 'audit log'

/**
 * Waits for the writes that are about the same, and has those that come wait until this one ends: what it reads from now on still holds when
 * it writes. SQLite has one write at a time, so there is nothing to ask. `id` may be a query that finds it.
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
