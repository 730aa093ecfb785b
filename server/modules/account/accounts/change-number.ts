import type { WhatsAppNumberChange } from '#contract/accounts/account-data.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { normalisePhone } from '#contract/phone.ts'
import { lock } from '#server/db/lock.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { assertSellersPhone, replacesNumber } from '#server/http/phone-numbers.ts'
import { ownNumberChanged } from '#server/modules/messages/mail/change-mails.ts'
import { tellOfChange } from '#server/modules/messages/mail/tell-change.ts'
import { type UserRow, updateUser } from '#server/records/users/users.repo.ts'
import { presentMe } from './present-user.ts'

/**
 * Changes the WhatsApp number of an account, not of its store. Mails the owner, unless she had none.
 * Throws `invalid` for an impossible number of its country, `too_many`.
 */
export const changeWhatsAppNumber = async (deps: Deps, user: UserRow, change: WhatsAppNumberChange): Promise<User> => {
  assertSellersPhone(change.whatsapp_number, change.country_code)
  await deps.limits.numberChangeByAccount.take(user.id)
  await write(deps, async (trx) => {
    await lock(trx, 'account', user.id)
    if (replacesNumber(user, change))
      await tellOfChange(trx, deps, user, ownNumberChanged(normalisePhone(change.whatsapp_number, change.country_code)))
    await updateUser(trx, user.id, change)
  })
  return presentMe(deps, { ...user, ...change })
}
