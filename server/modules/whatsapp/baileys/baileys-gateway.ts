import { DisconnectReason, makeWASocket, type UserFacingSocketConfig, type WASocket } from 'baileys'
import type { Logger } from 'pino'
import { pino } from 'pino'
import { backoff } from '#server/background/backoff.ts'
import type { Db } from '#server/db/database.ts'
import { queuedWhatsApp } from '#server/modules/whatsapp/queued-gateway.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { SecretBox } from '#server/ports/secret-box.ts'
import { NotConnected, Undeliverable, type WhatsAppGateway } from '#server/ports/whatsapp.ts'
import { storedAuth } from './stored-auth.ts'

/** Before the 1st, 2nd … attempt to connect again. */
const RECONNECT_SECONDS = [2, 5, 15, 60, 300]
/** How long a code can be scanned; the first of a connection lives longer, which does not matter here. */
const QR_SECONDS = 20
/** A code that nobody asked for in so long is not made any more. */
const WANTED_SECONDS = 90

export interface BaileysGateway extends WhatsAppGateway {
  /** Opens what should be open and closes what should not, as the database has it. */
  reconcile(): Promise<void>
  stop(): Promise<void>
}

/** What is used of a connection. */
export type Socket = Pick<WASocket, 'user' | 'onWhatsApp' | 'sendMessage' | 'logout' | 'end'> & {
  ev: Pick<WASocket['ev'], 'on'>
}

interface Line {
  socket: Socket
  open: boolean
}

/** WhatsApp itself, as a linked device of each seller. For a process of its own: it meets the server in the database. */
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
  // The library's own lines hold codes, keys and numbers.
  const silent = pino({ level: 'silent' })

  const set = (
    id: string,
    change: { connected?: 0 | 1; phone_number?: string | null; qr?: string | null; qr_expires_at?: string | null },
  ) => db.updateTable('whatsapp_sessions').set(change).where('id', '=', id).execute()

  const connect = async (id: string) => {
    const auth = await storedAuth(db, secrets, id)
    const socket = makeSocket({
      auth: auth.state,
      logger: silent,
      markOnlineOnConnect: false,
      syncFullHistory: false,
    })
    const line: Line = { socket, open: false }
    lines.set(id, line)
    const guarded = (work: () => Promise<unknown>) =>
      work().catch((error) => log.error({ err: error, session: id }, 'WhatsApp session state not kept'))
    socket.ev.on('creds.update', () => void guarded(auth.save))
    socket.ev.on('connection.update', ({ connection, qr, lastDisconnect }) => {
      if (lines.get(id) !== line) return
      if (qr) {
        const qr_expires_at = new Date(clock.now().getTime() + QR_SECONDS * 1000).toISOString()
        void guarded(() => set(id, { qr, qr_expires_at }))
      }
      if (connection === 'open') {
        line.open = true
        failures.delete(id)
        const phone_number = socket.user?.id.split(/[:@]/)[0] ?? null
        void guarded(() => set(id, { connected: 1, phone_number, qr: null, qr_expires_at: null }))
      }
      if (connection === 'close') {
        lines.delete(id)
        const code = (lastDisconnect?.error as { output?: { statusCode?: number } } | undefined)?.output?.statusCode
        void guarded(() => closed(id, code))
      }
    })
  }

  const closed = async (id: string, code: number | undefined) => {
    log.info({ session: id, code }, 'WhatsApp connection closed')
    await set(id, { connected: 0, qr: null, qr_expires_at: null })
    if (code === DisconnectReason.loggedOut) {
      await db.deleteFrom('whatsapp_keys').where('session_id', '=', id).execute()
      failures.delete(id)
      return
    }
    // A fresh link asks for one more connection at once.
    if (code === DisconnectReason.restartRequired) return
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
      // The same id at every attempt, so that a phone shows one message even if it gets two.
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
        .select(['whatsapp_sessions.id', 'qr_wanted_at', 'phone_number', 'whatsapp_keys.name as linked'])
        .execute()
      const wanted = new Set<string>()
      for (const row of rows) {
        const asked = row.qr_wanted_at !== null && now - Date.parse(row.qr_wanted_at) < WANTED_SECONDS * 1000
        if (asked || (row.linked && row.phone_number)) wanted.add(row.id)
      }
      for (const [id, line] of lines) {
        if (wanted.has(id)) continue
        lines.delete(id)
        // A removed account's device is unlinked too; of one that was never linked only the attempt ends.
        if (line.open && !rows.some((row) => row.id === id)) await line.socket.logout().catch(() => {})
        else line.socket.end(undefined)
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
      await db.updateTable('whatsapp_sessions').set({ connected: 0, qr: null, qr_expires_at: null }).execute()
    },
  }
}
