import type { Db } from '#server/db/database.ts'
import type { Clock } from '#server/ports/clock.ts'
import { NotConnected, type WhatsAppGateway } from '#server/ports/whatsapp.ts'
import { storedSessions } from './whatsapp-sessions.repo.ts'

/**
 * The server's side of the real thing: another process links accounts and sends, and both meet in the database. Here a code is asked
 * for by leaving word, and read when that process has put one there.
 */
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
  send: async () => {
    throw new NotConnected('Messages are sent by the process that holds the connections')
  },
})
