import type { Db } from '#server/db/database.ts'
import type { Clock } from '#server/ports/clock.ts'
import { NotConnected, type WhatsAppGateway } from '#server/ports/whatsapp.ts'
import { storedSessions } from './whatsapp-sessions.repo.ts'

/** Gateway of the server. The WhatsApp process links and sends; both exchange requests and codes in the database. */
export const queuedWhatsApp = (db: Db, clock: Clock): WhatsAppGateway => ({
  ...storedSessions(db, clock),
  qr: async (id) => {
    const now = clock.now().toISOString()
    const row = await db
      .updateTable('whatsapp_sessions')
      .set({ qr_wanted_at: now })
      .where('id', '=', id)
      .where('connected', '=', 0)
      .returning(['qr', 'qr_expires_at'])
      .executeTakeFirst()
    if (!row?.qr || !row.qr_expires_at || row.qr_expires_at <= now) return undefined
    return { payload: row.qr, expiresAt: row.qr_expires_at }
  },
  pairingCode: async (id, phoneNumber) => {
    const now = clock.now().toISOString()
    // Drops a code for another number.
    await db
      .updateTable('whatsapp_sessions')
      .set({ pairing_phone: phoneNumber, pairing_code: null, pairing_expires_at: null })
      .where('id', '=', id)
      .where((eb) => eb.or([eb('pairing_phone', 'is', null), eb('pairing_phone', '!=', phoneNumber)]))
      .execute()
    const row = await db
      .updateTable('whatsapp_sessions')
      .set({ qr_wanted_at: now })
      .where('id', '=', id)
      .where('connected', '=', 0)
      .returning(['pairing_code', 'pairing_expires_at'])
      .executeTakeFirst()
    if (!row?.pairing_code || !row.pairing_expires_at || row.pairing_expires_at <= now) return undefined
    return { code: row.pairing_code, expiresAt: row.pairing_expires_at }
  },
  send: async () => {
    throw new NotConnected('Messages are sent by the process that holds the connections')
  },
})
