import type { User } from '#contract/accounts/accounts.ts'
import type { Language } from '#contract/languages.ts'
import type { Deps } from '#server/deps.ts'
import { invalidField } from '#server/http/app-error.ts'
import { type UserRow, updateUser } from '#server/records/users/users.repo.ts'
import { presentMe } from './present-user.ts'

/** Changes the language in which an account is written to. Throws `invalid` for one that is not offered. */
export const changeLanguage = async (deps: Deps, user: UserRow, language: Language): Promise<User> => {
  if (!deps.config.languages.includes(language)) throw invalidField('language', 'This language is not offered')
  if (language !== user.language) await updateUser(deps.db, user.id, { language })
  return presentMe(deps, { ...user, language })
}
