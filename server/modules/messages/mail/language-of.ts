import type { Language } from '#contract/languages.ts'
import type { Db } from '#server/db/database.ts'
import { prepared } from '#server/db/prepared.ts'
import type { Letter } from './compose.ts'

const languageOfAccount = prepared((db, { recipient }: { recipient: string }) =>
  db.selectFrom('users').select('language').where('email', '=', recipient),
)

/** Returns the language of a letter: its own, else that of the recipient's account. */
export const languageOf = async (
  db: Db,
  { recipient, language, otherwise = 'en' }: Pick<Letter, 'recipient' | 'language' | 'otherwise'>,
): Promise<Language> => {
  // Asks in any case, so that the work does not tell whether there is an account.
  const [account] = (await languageOfAccount(db, { recipient })).rows
  return language ?? account?.language ?? otherwise
}
