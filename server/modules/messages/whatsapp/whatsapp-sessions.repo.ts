import type { Selectable } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { WhatsAppGateway, WhatsAppSession } from '#server/ports/whatsapp.ts'
import type { WhatsAppSessionsTable } from './whatsapp.table.ts'

const present = (row: Selectable<WhatsAppSessionsTable>): WhatsAppSession => ({
  id: row.id,
  name: row.name,
  isConnected: row.connected === 1,
  phoneNumber: row.phone_number,
  createdAt: row.created_at,
})

/** Columns that change when an account is linked or unlinked. */
export type LinkChange = Partial<
  Pick<
    WhatsAppSessionsTable,
    'connected' | 'phone_number' | 'qr' | 'qr_expires_at' | 'pairing_phone' | 'pairing_code' | 'pairing_expires_at'
  >
>

/** Change that clears QR and pairing codes. Whoever still waits asks again. */
export const noCodes = {
  qr: null,
  qr_expires_at: null,
  pairing_phone: null,
  pairing_code: null,
  pairing_expires_at: null,
} as const

export const changeLink = (db: Db, id: string, change: LinkChange) =>
  db.updateTable('whatsapp_sessions').set(change).where('id', '=', id).execute()

/** Sessions in the database, shared by all gateways. */
export const storedSessions = (
  db: Db,
  clock: Clock,
): Pick<WhatsAppGateway, 'session' | 'sessions' | 'register' | 'remove'> => ({
  session: async (id) => {
    const row = await db.selectFrom('whatsapp_sessions').selectAll().where('id', '=', id).executeTakeFirst()
    return row && present(row)
  },
  sessions: async () => {
    const rows = await db.selectFrom('whatsapp_sessions').selectAll().orderBy('created_at').orderBy('id').execute()
    return rows.map(present)
  },
  register: async ({ id, userId, name }) => {
    const result = await db
      .insertInto('whatsapp_sessions')
      .values({
        id,
        user_id: userId,
        name,
        connected: 0,
        phone_number: null,
        qr: null,
        qr_expires_at: null,
        pairing_phone: null,
        pairing_code: null,
        pairing_expires_at: null,
        qr_wanted_at: null,
        created_at: clock.now().toISOString(),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst()
    return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
  },
  remove: async (id, trx) => {
    const result = await (trx ?? db).deleteFrom('whatsapp_sessions').where('id', '=', id).executeTakeFirst()
    return result.numDeletedRows > 0n
  },
})
