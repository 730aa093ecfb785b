import { electronicFormatIBAN, isValidIBAN } from 'ibantools'
import type { z } from 'zod'
import { messages } from '#contract/error-messages.ts'
import { decimalOrNull, toDecimal } from '#contract/minor-units.ts'
import type { methodsChange, OwnMethods, PaymentMethod } from '#contract/order-payments/payment-methods.ts'
import { lock } from '#server/db/lock.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidField } from '#server/http/app-error.ts'
import { assertUnchanged, nextUpdatedAt } from '#server/http/if-match.ts'
import { methodsChanged } from '#server/modules/messages/mail/change-mails.ts'
import { tellOfChange } from '#server/modules/messages/mail/tell-change.ts'
import { enqueuePublish } from '#server/records/publications/enqueue-publish.ts'
import { noteChange } from '#server/records/publications/store-changes.ts'
import { findStoreById, type StoreRow, updateStore } from '#server/records/stores/stores.repo.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'

/** Returns the accounts that buyers of a store pay to, what it asks for in advance, and the state they are part of. */
export const ownMethods = ({ payment_methods, advance, updated_at }: StoreRow): OwnMethods => ({
  methods: payment_methods,
  advance: advance && {
    ...advance,
    value: toDecimal(advance.value),
    above: decimalOrNull(advance.above),
  },
  updated_at,
})

type Change = z.output<typeof methodsChange>

const LOOKS_LIKE_IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{8,}$/

/** Throws `invalid` for an IBAN whose check digits are wrong: money sent there is lost. */
const assertNumbers = (methods: readonly PaymentMethod[]): void => {
  const wrong = methods.findIndex(
    ({ number }) => LOOKS_LIKE_IBAN.test(number) && !isValidIBAN(electronicFormatIBAN(number) ?? ''),
  )
  if (wrong >= 0) throw invalidField(`methods.${wrong}.number`, 'This IBAN has a typing error. Please check it.')
}

/**
 * Saves the accounts that buyers pay to, and mails the owner; publishes what is asked for in advance. Throws `invalid`
 * for a wrong IBAN, `changed_elsewhere` when `ifMatch` names an older state.
 */
export const saveMethods = async (
  deps: Deps,
  user: UserRow,
  store: StoreRow,
  { methods, advance: asked }: Change,
  ifMatch?: string,
): Promise<OwnMethods> => {
  assertNumbers(methods)
  return write(deps, async (trx) => {
    await lock(trx, 'store', store.id)
    const current = await findStoreById(trx, store.id)
    if (!current) throw new AppError('not_found', messages.noSuchStore)
    assertUnchanged(ifMatch, current.updated_at)
    const advance = methods.length === 0 ? null : asked === undefined ? current.advance : asked
    if (asked && methods.length === 0) throw invalidField('methods', 'Add an account that buyers can pay to')
    const now = deps.clock.now()
    const isOther = JSON.stringify(methods) !== JSON.stringify(current.payment_methods)
    if (isOther) await tellOfChange(trx, deps, user, methodsChanged)
    const change = {
      payment_methods: methods,
      payment_methods_at: isOther ? now.toISOString() : current.payment_methods_at,
      advance,
      updated_at: nextUpdatedAt(now, current.updated_at),
    }
    await updateStore(trx, store.id, change)
    if (JSON.stringify(advance) !== JSON.stringify(current.advance)) {
      await noteChange(trx, store.id, 'store')
      await enqueuePublish(trx, deps.clock, store.id)
    }
    return ownMethods({ ...current, ...change })
  })
}
