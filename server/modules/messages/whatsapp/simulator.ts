import { createHmac, randomBytes } from 'node:crypto'
import type { Db } from '#server/db/database.ts'
import type { Clock } from '#server/ports/clock.ts'
import { NotConnected, PLATFORM_SESSION, type WhatsAppSimulator } from '#server/ports/whatsapp.ts'
import { changeLink, noCodes, storedSessions } from './whatsapp-sessions.repo.ts'

/** How long a QR code can be scanned, as with WhatsApp. */
const QR_SECONDS = 20
const PAIRING_SECONDS = 180
/** Characters of WhatsApp's pairing codes. */
const SIGNS = '123456789ABCDEFGHJKLMNPQRSTVWXYZ'

/** Simulates WhatsApp on this machine. The default gateway. */
export const whatsAppSimulator = (db: Db, clock: Clock): WhatsAppSimulator => {
  const stored = storedSessions(db, clock)
  const secret = randomBytes(32)

  /** Returns the same code until it expires. */
  const codeOf = (text: string, seconds: number) => {
    const period = Math.floor(clock.now().getTime() / (seconds * 1000))
    const hash = createHmac('sha256', secret).update(`${text} ${period}`).digest()
    return { hash, expiresAt: new Date((period + 1) * seconds * 1000).toISOString() }
  }

  return {
    ...stored,
    register: async (account) => {
      const isNew = await stored.register(account)
      if (account.id === PLATFORM_SESSION && isNew) await changeLink(db, account.id, { connected: 1 })
      return isNew
    },
    qr: async (id) => {
      const session = await stored.session(id)
      if (!session || session.isConnected) return undefined
      const { hash, expiresAt } = codeOf(id, QR_SECONDS)
      const payload = `simulated@${hash.toString('base64url')}`
      await changeLink(db, id, { qr: payload, qr_expires_at: expiresAt })
      return { payload, expiresAt }
    },
    pairingCode: async (id, phoneNumber) => {
      const session = await stored.session(id)
      if (!session || session.isConnected) return undefined
      const { hash, expiresAt } = codeOf(`${id} ${phoneNumber}`, PAIRING_SECONDS)
      const code = [...hash.subarray(0, 8)].map((byte) => SIGNS[byte % SIGNS.length]).join('')
      await changeLink(db, id, { pairing_code: code, pairing_expires_at: expiresAt })
      return { code, expiresAt }
    },
    send: async (id) => {
      if (!(await stored.session(id))?.isConnected) throw new NotConnected(`WhatsApp of ${id} is not connected`)
    },
    scan: async (id, phoneNumber) => {
      const now = clock.now().toISOString()
      const result = await db
        .updateTable('whatsapp_sessions')
        .set({ connected: 1, phone_number: phoneNumber, ...noCodes })
        .where('id', '=', id)
        .where('connected', '=', 0)
        .where((eb) => eb.or([eb('qr_expires_at', '>', now), eb('pairing_expires_at', '>', now)]))
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },
    disconnect: async (id) => {
      await changeLink(db, id, { connected: 0, phone_number: null })
    },
  }
}
