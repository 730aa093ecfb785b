import type { Insertable, Selectable } from 'kysely'
import type { Db, Transaction } from '#server/db/database.ts'
import type { MailedCodesTable } from './accounts.table.ts'

/**
 * Guesses per code (threat 6): three by its asker, two by an address of others (`codeGuessByCaller`) and twenty by all
 * others together. Strangers cannot use up the owner's guesses, and she can use her code after a change of network.
 */
const MAX_TRIES = { asker: 3, others: 20 }

type Purpose = MailedCodesTable['purpose']
type NewCode = Omit<Insertable<MailedCodesTable>, 'asker_tries' | 'other_tries'>
type Key = Pick<NewCode, 'user_id' | 'purpose' | 'asked_by'>

/** Returns when the caller's unexpired code was made, `undefined` when there is none. */
export const findCodeAskedBy = async (
  db: Db,
  { user_id, purpose, asked_by }: Key,
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

/** Replaces the code of the same caller. Codes of other callers stay. */
export const putMailedCode = async (trx: Transaction, code: NewCode): Promise<void> => {
  const { user_id: _user, purpose: _purpose, asked_by: _asker, ...change } = code
  const fresh = { asker_tries: 0, other_tries: 0 }
  await trx
    .insertInto('mailed_codes')
    .values({ ...code, ...fresh })
    .onConflict((conflict) => conflict.columns(['user_id', 'purpose', 'asked_by']).doUpdateSet({ ...change, ...fresh }))
    .execute()
}

/** A code that has not expired. */
type OpenCode = Pick<Selectable<MailedCodesTable>, 'user_id' | 'purpose' | 'asked_by' | 'code_hash' | 'sealed_code'>

/** Returns an account's unexpired codes, youngest first. */
export const openCodes = (
  db: Db,
  { user_id, purpose }: Pick<NewCode, 'user_id' | 'purpose'>,
  now: string,
): Promise<OpenCode[]> =>
  db
    .selectFrom('mailed_codes')
    .select(['user_id', 'purpose', 'asked_by', 'code_hash', 'sealed_code'])
    .where('user_id', '=', user_id)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('code_hash')
    .execute()

/** Makes another caller the asker of a code, in place of the code that he asked for himself. */
export const handCodeOver = async (trx: Transaction, code: Key, asked_by: string): Promise<void> => {
  if (code.asked_by === asked_by) return
  const { user_id, purpose } = code
  await trx
    .deleteFrom('mailed_codes')
    .where('user_id', '=', user_id)
    .where('purpose', '=', purpose)
    .where('asked_by', '=', asked_by)
    .execute()
  await trx
    .updateTable('mailed_codes')
    .set({ asked_by })
    .where('user_id', '=', user_id)
    .where('purpose', '=', purpose)
    .where('asked_by', '=', code.asked_by)
    .execute()
}

interface Guess {
  email: string
  purpose: Purpose
  asked_by: string
  /** Whether the caller has guesses left at codes of others. */
  mayGuessOthers: boolean
  now: string
}

/**
 * Counts a guess at each code the caller may still guess at, and returns those codes.
 * One statement, so simultaneous guesses are counted one by one.
 */
export const takeTries = (
  db: Db,
  { email, purpose, asked_by, mayGuessOthers, now }: Guess,
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
        eb('asked_by', '<>', asked_by).and('other_tries', '<', mayGuessOthers ? MAX_TRIES.others : 0),
      ]),
    )
    .returning(['user_id', 'code_hash'])
    .execute()

/** Removes all codes of an account once one is used. Returns whether this one was left, so of two holders one wins. */
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
