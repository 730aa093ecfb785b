import { DisconnectReason, makeWASocket, type UserFacingSocketConfig, type WASocket } from 'baileys'
import type { Logger } from 'pino'
import { pino } from 'pino'
import type { Db } from '#server/db/database.ts'
import { backoff } from '#server/lib/backoff.ts'
import { queuedWhatsApp } from '#server/modules/messages/whatsapp/queued-gateway.ts'
import { changeLink, noCodes } from '#server/modules/messages/whatsapp/whatsapp-sessions.repo.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { SecretBox } from '#server/ports/secret-box.ts'
import { NotConnected, Undeliverable, type WhatsAppGateway } from '#server/ports/whatsapp.ts'
import { storedAuth } from './stored-auth.ts'

/** Delays before the 1st, 2nd … reconnect. */
const RECONNECT_SECONDS = [2, 5, 15, 60, 300]
/** How long a QR code can be scanned. The first of a connection lives longer, which does not matter here. */
const QR_SECONDS = 20
/** How long a pairing code works. WhatsApp ends a connection without a phone after 160 seconds. */
const PAIRING_SECONDS = 150
/** Stops making codes after nobody asked for one this long. */
const WANTED_SECONDS = 90

export interface BaileysGateway extends WhatsAppGateway {
  /** Opens and closes connections to match the database. */
  reconcile(): Promise<void>
  stop(): Promise<void>
}

/** Part of Baileys' socket used here. */
export type Socket = Pick<WASocket, 'user' | 'onWhatsApp' | 'sendMessage' | 'requestPairingCode' | 'logout' | 'end'> & {
  ev: Pick<WASocket['ev'], 'on'>
}

interface Line {
  socket: Socket
  open: boolean
  /** Whether it offers QR codes, so that a pairing code may be requested too. */
  offers: boolean
  /** Number a pairing code was requested for. */
  pairedFor?: string
}

/** Gateway to WhatsApp as a linked device of each seller. Runs in its own process and shares the database. */
export const baileysGateway = (deps: {
  db: Db
  clock: Clock
  log: Logger
  secrets: SecretBox
  makeSocket?: (config: UserFacingSocketConfig) => Socket
}): BaileysGateway => {
  const { db, clock, log, secrets } = deps
  const makeSocket = deps.makeSocket ?? makeWASocket
  const stored = queuedWhatsApp(db, clock)
  const lines = new Map<string, Line>()
  const failures = new Map<string, { count: number; retryAt: number }>()
  // Silences the library's log, which holds codes, keys and numbers.
  const silent = pino({ level: 'silent' })

  const isoIn = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000).toISOString()
  const guarded = (id: string, work: () => Promise<unknown>) =>
    work().catch((error) => log.error({ err: error, session: id }, 'could not store WhatsApp session state'))
  const forgetKeys = (id: string) => db.deleteFrom('whatsapp_keys').where('session_id', '=', id).execute()

  const connect = async (id: string) => {
    const auth = await storedAuth(db, secrets, id)
    const socket = makeSocket({
      auth: auth.state,
      logger: silent,
      markOnlineOnConnect: false,
      syncFullHistory: false,
    })
    const line: Line = { socket, open: false, offers: false }
    lines.set(id, line)
    socket.ev.on('creds.update', () => void guarded(id, auth.save))
    socket.ev.on('connection.update', ({ connection, qr, lastDisconnect }) => {
      if (lines.get(id) !== line) return
      if (qr) {
        line.offers = true
        void guarded(id, () => changeLink(db, id, { qr, qr_expires_at: isoIn(QR_SECONDS) }))
      }
      if (connection === 'open') {
        line.open = true
        failures.delete(id)
        const phone_number = socket.user?.id.split(/[:@]/)[0] ?? null
        void guarded(id, () => changeLink(db, id, { connected: 1, phone_number, ...noCodes }))
      }
      if (connection === 'close') {
        lines.delete(id)
        const code = (lastDisconnect?.error as { output?: { statusCode?: number } } | undefined)?.output?.statusCode
        void guarded(id, () => closed(id, line, code))
      }
    })
  }

  /** Requests a pairing code, once per connection and number. */
  const pair = async (id: string, line: Line, phone: string) => {
    line.pairedFor = phone
    const pairing_code = await line.socket.requestPairingCode(phone)
    if (lines.get(id) === line) await changeLink(db, id, { pairing_code, pairing_expires_at: isoIn(PAIRING_SECONDS) })
  }

  const closed = async (id: string, line: Line, code: number | undefined) => {
    log.info({ session: id, code }, 'WhatsApp connection closed')
    await changeLink(db, id, { connected: 0, ...noCodes })
    if (code === DisconnectReason.loggedOut) {
      await forgetKeys(id)
      failures.delete(id)
      return
    }
    // A new link always asks to reconnect once.
    if (code === DisconnectReason.restartRequired) return
    // Drops the keys, as requesting a pairing code marks the account in them as linked.
    if (line.pairedFor && !line.open) await forgetKeys(id)
    const count = (failures.get(id)?.count ?? 0) + 1
    failures.set(id, { count, retryAt: clock.now().getTime() + backoff(count, RECONNECT_SECONDS) })
  }

  return {
    ...stored,
    send: async (id, { id: messageId, recipient, text }) => {
      const line = lines.get(id)
      if (!line?.open) throw new NotConnected('WhatsApp is not connected')
      const jid = `${recipient}@s.whatsapp.net`
      const [known] = (await line.socket.onWhatsApp(jid)) ?? []
      if (!known?.exists) throw new Undeliverable('The recipient is not on WhatsApp')
      // Uses one id for all attempts, so that a phone shows the message once.
      await line.socket.sendMessage(
        jid,
        { text },
        { messageId: `3EB0${messageId.replaceAll('-', '').slice(-18).toUpperCase()}` },
      )
    },
    reconcile: async () => {
      const now = clock.now().getTime()
      const rows = await db
        .selectFrom('whatsapp_sessions')
        .leftJoin('whatsapp_keys', (join) =>
          join.onRef('whatsapp_keys.session_id', '=', 'whatsapp_sessions.id').on('whatsapp_keys.name', '=', 'creds'),
        )
        .select([
          'whatsapp_sessions.id',
          'qr_wanted_at',
          'pairing_phone',
          'phone_number',
          'whatsapp_keys.name as linked',
        ])
        .execute()
      const wanted = new Set<string>()
      for (const row of rows) {
        const asked = row.qr_wanted_at !== null && now - Date.parse(row.qr_wanted_at) < WANTED_SECONDS * 1000
        if (asked || (row.linked && row.phone_number)) wanted.add(row.id)
      }
      for (const [id, line] of lines) {
        if (wanted.has(id)) continue
        lines.delete(id)
        // Unlinks the device of a removed account. For one never linked, only ends the attempt.
        if (line.open && !rows.some((row) => row.id === id)) await line.socket.logout().catch(() => {})
        else line.socket.end(undefined)
        if (line.open) continue
        await changeLink(db, id, noCodes)
        if (line.pairedFor) await forgetKeys(id)
      }
      for (const { id, pairing_phone } of rows) {
        const line = lines.get(id)
        if (!line?.offers || line.open || !pairing_phone || line.pairedFor === pairing_phone) continue
        void guarded(id, () => pair(id, line, pairing_phone))
      }
      for (const id of wanted) {
        if (!lines.has(id) && (failures.get(id)?.retryAt ?? 0) <= now) await connect(id)
      }
    },
    stop: async () => {
      for (const [id, line] of lines) {
        lines.delete(id)
        line.socket.end(undefined)
      }
      await db
        .updateTable('whatsapp_sessions')
        .set({ connected: 0, ...noCodes })
        .execute()
    },
  }
}
