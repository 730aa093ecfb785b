import { electronicFormatIBAN, isValidIBAN } from 'ibantools'
import { messages } from '#contract/error-messages.ts'
import type { OwnMethods, PaymentMethod } from '#contract/order-payments/payment-methods.ts'
import { lock } from '#server/db/lock.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidField } from '#server/http/app-error.ts'
import { assertUnchanged, nextUpdatedAt } from '#server/http/if-match.ts'
import { methodsChanged } from '#server/modules/messages/mail/change-mails.ts'
import { tellOfChange } from '#server/modules/messages/mail/tell-change.ts'
import { findStoreById, type StoreRow, updateStore } from '#server/records/stores/stores.repo.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'

/** Returns the accounts that buyers of a store pay to, and the state they are part of. */
export const ownMethods = ({ payment_methods, updated_at }: StoreRow): OwnMethods => ({
  methods: payment_methods,
  updated_at,
})

const LOOKS_LIKE_IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{8,}$/

/** Throws `invalid` for an IBAN whose check digits are wrong: money sent there is lost. */
const assertNumbers = (methods: readonly PaymentMethod[]): void => {
  const wrong = methods.findIndex(
    ({ number }) => LOOKS_LIKE_IBAN.test(number) && !isValidIBAN(electronicFormatIBAN(number) ?? ''),
  )
  if (wrong >= 0) throw invalidField(`methods.${wrong}.number`, 'This IBAN has a typing error. Please check it.')
}

/**
 * Saves the accounts that buyers pay to, and mails the owner. Throws `invalid` for a wrong IBAN, `changed_elsewhere`
 * when `ifMatch` names an older state.
 */
export const saveMethods = async (
  deps: Deps,
  user: UserRow,
  store: StoreRow,
  methods: PaymentMethod[],
  ifMatch?: string,
): Promise<OwnMethods> => {
  assertNumbers(methods)
  return write(deps, async (trx) => {
    await lock(trx, 'store', store.id)
    const current = await findStoreById(trx, store.id)
    if (!current) throw new AppError('not_found', messages.noSuchStore)
    assertUnchanged(ifMatch, current.updated_at)
    if (JSON.stringify(methods) === JSON.stringify(current.payment_methods)) return ownMethods(current)
    const now = deps.clock.now()
    await tellOfChange(trx, deps, user, methodsChanged)
    const change = {
      payment_methods: methods,
      payment_methods_at: now.toISOString(),
      updated_at: nextUpdatedAt(now, current.updated_at),
    }
    await updateStore(trx, store.id, change)
    return ownMethods({ ...current, ...change })
  })
}
