import { normalisePhone, phoneDigits } from '#contract/phone.ts'
import type { Db } from '#server/db/database.ts'
import type { SecretBox } from '#server/ports/secret-box.ts'
import { findStoreByOwner } from '#server/records/stores/stores.repo.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'
import { withdrawalsOf } from './withdrawals.repo.ts'

type Contact = Pick<UserRow, 'email' | 'whatsapp_number' | 'country_code'>

/** Drops what mail providers ignore in an address: `Sana.K+shop@gmail.com` becomes `sanak@gmail.com`. */
const mailbox = (email: string): string => {
  const [local = '', host = ''] = email.toLowerCase().split('@')
  const plain = local.replace(/\+.*$/, '')
  const google = host === 'gmail.com' || host === 'googlemail.com'
  return google ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${host}`
}

/** Normalizes a payout detail for comparison: a phone number, or an account number without spaces. */
export const payoutKey = (details: string, countryCode: string): string =>
  /[a-z]/i.test(details) ? details.replace(/[^0-9a-z]/gi, '').toUpperCase() : normalisePhone(details, countryCode)

const phone = (contact: Contact): string => normalisePhone(contact.whatsapp_number, contact.country_code)

/** Whether two sign-ups have the same phone or mailbox. */
export const sameContact = (one: Contact, other: Contact): boolean =>
  phone(one) === phone(other) || mailbox(one.email) === mailbox(other.email)

/** Returns all phone and payout numbers of a user: the account's, the store's and those of withdrawals. */
export const identifiersOf = async (db: Db, secrets: SecretBox, user: UserRow): Promise<Set<string>> => {
  const found = new Set([phone(user)])
  const store = await findStoreByOwner(db, user.id)
  if (store) found.add(normalisePhone(store.whatsapp_number, store.country_code))
  for (const { payment_details } of await withdrawalsOf(db, user.id)) {
    if (payment_details) found.add(payoutKey(secrets.open(payment_details), user.country_code))
  }
  return new Set([...found].filter((value) => phoneDigits(value).length >= 6))
}

/** Whether two accounts share a mailbox, phone, store number or payout detail. */
export const samePerson = async (db: Db, secrets: SecretBox, one: UserRow, other: UserRow): Promise<boolean> => {
  if (sameContact(one, other)) return true
  const ofOne = await identifiersOf(db, secrets, one)
  return [...(await identifiersOf(db, secrets, other))].some((value) => ofOne.has(value))
}
