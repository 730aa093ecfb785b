import type { Db, Transaction } from '#server/db/database.ts'
import type { MailedCodesTable } from './accounts.table.ts'

/**
 * Guesses that a code allows: so many to whoever asked for it, so many to all others together, and five in all (threat 6). A code is therefore
 * worth something to its owner however much is guessed from elsewhere, and still works for her when her phone has changed networks since.
 */
const MAX_TRIES = { asker: 3, others: 2 }

type Purpose = MailedCodesTable['purpose']
type NewCode = Omit<MailedCodesTable, 'asker_tries' | 'other_tries'>

/** When the code was made that this caller asked for; `undefined` when there is none that still works. */
export const findCodeAskedBy = async (
  db: Db,
  { user_id, purpose, asked_by }: Pick<NewCode, 'user_id' | 'purpose' | 'asked_by'>,
  now: string,
): Promise<string | undefined> => {
  const found = await db
    .selectFrom('mailed_codes')
    .select('created_at')
    .where('user_id', '=', user_id)
    .where('purpose', '=', purpose)
    .where('asked_by', '=', asked_by)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found?.created_at
}

/** Replaces whatever code the same caller had asked for; those that others asked for stay. */
export const putMailedCode = async (trx: Transaction, code: NewCode): Promise<void> => {
  const { user_id: _user, purpose: _purpose, asked_by: _asker, ...change } = code
  const fresh = { asker_tries: 0, other_tries: 0 }
  await trx
    .insertInto('mailed_codes')
    .values({ ...code, ...fresh })
    .onConflict((conflict) => conflict.columns(['user_id', 'purpose', 'asked_by']).doUpdateSet({ ...change, ...fresh }))
    .execute()
}

/**
 * Uses up one guess at each code of an account that the caller may still guess at, and returns what to compare it with. One statement, so that
 * guesses sent at once are counted one by one.
 */
export const takeTries = (
  db: Db,
  { email, purpose, asked_by, now }: { email: string; purpose: Purpose; asked_by: string; now: string },
): Promise<{ user_id: string; code_hash: string }[]> =>
  db
    .updateTable('mailed_codes')
    .set((eb) => {
      const own = eb('asked_by', '=', asked_by)
      const oneIf = (one: 0 | 1) =>
        eb
          .case()
          .when(own)
          .then(one)
          .else(1 - one)
          .end()
      return {
        asker_tries: eb('asker_tries', '+', oneIf(1)),
        other_tries: eb('other_tries', '+', oneIf(0)),
      }
    })
    .where('user_id', 'in', (users) => users.selectFrom('users').select('id').where('email', '=', email))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .where((eb) =>
      eb.or([
        eb('asked_by', '=', asked_by).and('asker_tries', '<', MAX_TRIES.asker),
        eb('asked_by', '<>', asked_by).and('other_tries', '<', MAX_TRIES.others),
      ]),
    )
    .returning(['user_id', 'code_hash'])
    .execute()

/** Takes all codes of an account away, once one was used. Returns whether this one was still there: of two who hold it, one wins. */
export const spendMailedCode = async (
  trx: Transaction,
  { user_id, purpose, code_hash }: Pick<NewCode, 'user_id' | 'purpose' | 'code_hash'>,
): Promise<boolean> => {
  const spent = await trx
    .deleteFrom('mailed_codes')
    .where('user_id', '=', user_id)
    .where('purpose', '=', purpose)
    .where('code_hash', '=', code_hash)
    .executeTakeFirst()
  await trx.deleteFrom('mailed_codes').where('user_id', '=', user_id).where('purpose', '=', purpose).execute()
  return spent.numDeletedRows > 0n
}
