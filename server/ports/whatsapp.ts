import type { Transaction } from '#server/db/database.ts'

/** Id of the platform's own account, which writes to the operator. */
export const PLATFORM_SESSION = 'platform'

/** State of a linked account. */
export interface WhatsAppSession {
  /** The seller's user id, or `platform`. */
  id: string
  name: string
  isConnected: boolean
  /** E.164 digits, once linked. */
  phoneNumber: string | null
  createdAt: string
}

export interface OutgoingMessage {
  /** Equal for all attempts of one message. */
  id: string
  /** E.164 digits. */
  recipient: string
  text: string
}

/** The account cannot send now. The message was not sent. */
export class NotConnected extends Error {}

/** The message can never be sent, for example to a number without WhatsApp. */
export class Undeliverable extends Error {}

/** Links sellers' WhatsApp accounts, by a code to scan or type, and sends through them. */
export interface WhatsAppGateway {
  /** Returns the state of an account, `undefined` when it was never registered. */
  session(id: string): Promise<WhatsAppSession | undefined>
  /** Returns all accounts, oldest first. */
  sessions(): Promise<WhatsAppSession[]>
  /** Registers an account. Returns `false` when it already was. */
  register(account: { id: string; userId: string | null; name: string }): Promise<boolean>
  /** Returns the code to scan, `undefined` while there is none or the account is linked. Never log it. */
  qr(id: string): Promise<{ payload: string; expiresAt: string } | undefined>
  /**
   * Returns eight letters and digits to type into the phone with this number (E.164 digits), which cannot scan itself.
   * `undefined` while there is no code or the account is linked. Never log it.
   */
  pairingCode(id: string, phoneNumber: string): Promise<{ code: string; expiresAt: string } | undefined>
  /** Sends a message. Rejects only when it was not sent, with `Undeliverable` when a retry is useless. */
  send(id: string, message: OutgoingMessage): Promise<void>
  /** Unlinks and removes an account with its messages, in `trx` if given. Returns `false` when there was none. */
  remove(id: string, trx?: Transaction): Promise<boolean>
}

/** A gateway without WhatsApp, for development and tests. Calls «scan» its codes. Messages stay in the database. */
export interface WhatsAppSimulator extends WhatsAppGateway {
  /** Plays a phone that links the account by the current code of either kind. Returns whether there was a valid one. */
  scan(id: string, phoneNumber: string): Promise<boolean>
  /** Plays a phone that logs out. */
  disconnect(id: string): Promise<void>
}
