import type { Db, Transaction } from '#server/db/database.ts'

/** Records that an account met a number: it wrote, or the seller confirmed its order. */
export const meetContact = async (
  db: Db,
  contact: { session_id: string; phone: string; met_at: string },
): Promise<void> => {
  await db
    .insertInto('whatsapp_contacts')
    .values(contact)
    .onConflict((conflict) => conflict.columns(['session_id', 'phone']).doUpdateSet({ met_at: contact.met_at }))
    .execute()
}

/** Whether an account has met a number. */
export const hasMet = async (db: Db, sessionId: string, phone: string): Promise<boolean> =>
  (await db
    .selectFrom('whatsapp_contacts')
    .select('phone')
    .where('session_id', '=', sessionId)
    .where('phone', '=', phone)
    .executeTakeFirst()) !== undefined

/** Counts an account's messages to unmet numbers since a moment. `own` is the seller's number. */
export const countToStrangers = async (
  trx: Transaction,
  sessionId: string,
  own: string,
  since: string,
): Promise<number> => {
  const { total } = await trx
    .selectFrom('whatsapp_messages')
    .leftJoin('whatsapp_contacts', (join) =>
      join
        .onRef('whatsapp_contacts.session_id', '=', 'whatsapp_messages.session_id')
        .onRef('whatsapp_contacts.phone', '=', 'whatsapp_messages.recipient'),
    )
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('whatsapp_messages.session_id', '=', sessionId)
    .where('whatsapp_messages.created_at', '>', since)
    .where('whatsapp_messages.recipient', '!=', own)
    .where('whatsapp_contacts.phone', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Deletes contacts last met before a moment. */
export const forgetContacts = async (db: Db, before: string): Promise<void> => {
  await db.deleteFrom('whatsapp_contacts').where('met_at', '<', before).execute()
}
