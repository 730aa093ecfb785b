import type { WhatsAppNumberChange } from '#contract/accounts/account-data.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { assertSellersPhone } from '#server/http/phone-numbers.ts'
import { type UserRow, updateUser } from '#server/records/users/users.repo.ts'
import { presentUser } from './present-user.ts'

/**
 * Changes the WhatsApp number of an account, not of its store.
 * Throws `invalid` for an impossible number of its country, `too_many`.
 */
export const changeWhatsAppNumber = async (deps: Deps, user: UserRow, change: WhatsAppNumberChange): Promise<User> => {
  assertSellersPhone(change.whatsapp_number, change.country_code)
  await deps.limits.numberChangeByAccount.take(user.id)
  await write(deps, (trx) => updateUser(trx, user.id, change))
  return presentUser(deps, { ...user, ...change })
}
