import { createHmac, randomBytes } from 'node:crypto'
import type { Db } from '#server/db/database.ts'
import type { Clock } from '#server/ports/clock.ts'
import { NotConnected, PLATFORM_SESSION, type WhatsAppSimulator } from '#server/ports/whatsapp.ts'
import { storedSessions } from './whatsapp-sessions.repo.ts'

/** How long a code can be scanned, as with the real thing. */
const QR_SECONDS = 20

/** The default: nothing leaves this machine. */
export const whatsAppSimulator = (db: Db, clock: Clock): WhatsAppSimulator => {
  const stored = storedSessions(db, clock)
  const secret = randomBytes(32)

  const set = (
    id: string,
    change: { connected?: 0 | 1; phone_number?: string | null; qr?: string | null; qr_expires_at?: string | null },
  ) => db.updateTable('whatsapp_sessions').set(change).where('id', '=', id).execute()

  return {
    ...stored,
    register: async (account) => {
      const isNew = await stored.register(account)
      if (account.id === PLATFORM_SESSION && isNew) await set(account.id, { connected: 1 })
      return isNew
    },
    qr: async (id) => {
      const session = await stored.session(id)
      if (!session || session.isConnected) return undefined
      const period = Math.floor(clock.now().getTime() / (QR_SECONDS * 1000))
      const payload = `simulated@${createHmac('sha256', secret).update(`${id} ${period}`).digest('base64url')}`
      const expiresAt = new Date((period + 1) * QR_SECONDS * 1000).toISOString()
      await set(id, { qr: payload, qr_expires_at: expiresAt })
      return { payload, expiresAt }
    },
    send: async (id) => {
      if (!(await stored.session(id))?.isConnected) throw new NotConnected(`WhatsApp of ${id} is not connected`)
    },
    scan: async (id, phoneNumber) => {
      const result = await db
        .updateTable('whatsapp_sessions')
        .set({ connected: 1, phone_number: phoneNumber, qr: null, qr_expires_at: null })
        .where('id', '=', id)
        .where('connected', '=', 0)
        .where('qr_expires_at', '>', clock.now().toISOString())
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },
    disconnect: async (id) => {
      await set(id, { connected: 0, phone_number: null })
    },
  }
}
