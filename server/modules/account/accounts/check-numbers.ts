import { normalisePhone } from '#contract/phone.ts'
import { hasChange } from '#server/auth/changes/record-change.ts'
import type { Transaction } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { writtenNumber } from '#server/http/phone-numbers.ts'
import { addNotification } from '#server/modules/messages/notifications/notifications.service.ts'
import { findStoreByOwner } from '#server/records/stores/stores.repo.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'

const written = ({ whatsapp_number, country_code }: Pick<UserRow, 'whatsapp_number' | 'country_code'>): string =>
  writtenNumber(normalisePhone(whatsapp_number, country_code))

/**
 * Unlinks a WhatsApp that was linked this week, as somebody who knew the old password may have done it, and asks the
 * owner in her dashboard to check the numbers that buyers and we write to.
 */
export const checkNumbers = async (trx: Transaction, deps: Deps, user: UserRow): Promise<void> => {
  const now = deps.clock.now().toISOString()
  const unlinked = (await hasChange(trx, user.id, 'whatsapp', { now })) && (await deps.whatsapp.remove(user.id, trx))
  const store = await findStoreByOwner(trx, user.id)
  const sentences = [
    store && `Buyers write to ${written(store)}.`,
    user.whatsapp_number !== '' && `We reach you at ${written(user)}.`,
    unlinked && 'The WhatsApp linked this week was unlinked. Link it again if it is yours.',
  ].filter(Boolean)
  if (sentences.length === 0) return
  await addNotification(trx, deps.clock, user.id, `Your password is new. Check your numbers: ${sentences.join(' ')}`)
}
