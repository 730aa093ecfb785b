import type { Transaction } from '#server/db/database.ts'

/** The platform's own account, which writes to the operator. */
export const PLATFORM_SESSION = 'platform'

/** Where a linked account stands. */
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
  /** The same for every attempt of one message. */
  id: string
  /** E.164 digits. */
  recipient: string
  text: string
}

/** The seller's account cannot send now; the message has not gone out. */
export class NotConnected extends Error {}

/** The message can never be sent, to a number that has no WhatsApp for one. */
export class Undeliverable extends Error {}

/** Sellers' WhatsApp accounts: linking them by a code to scan or to type, and sending through them. */
export interface WhatsAppGateway {
  /** Where an account stands; `undefined` when it was never registered. */
  session(id: string): Promise<WhatsAppSession | undefined>
  /** All accounts, oldest first. */
  sessions(): Promise<WhatsAppSession[]>
  /** Makes an account known. Returns false when it already was. */
  register(account: { id: string; userId: string | null; name: string }): Promise<boolean>
  /** The code to scan now; `undefined` while there is none (yet), or when the account is linked. Never to be logged. */
  qr(id: string): Promise<{ payload: string; expiresAt: string } | undefined>
  /**
   * The code to type into the phone with this number (E.164 digits), eight letters and digits: a phone cannot scan itself. `undefined` while
   * there is none (yet), or when the account is linked. Never to be logged.
   */
  pairingCode(id: string, phoneNumber: string): Promise<{ code: string; expiresAt: string } | undefined>
  /** Sends. Rejects only when the message has not gone out: with `Undeliverable` when trying again is no use. */
  send(id: string, message: OutgoingMessage): Promise<void>
  /** Unlinks and forgets an account with its messages, within the caller's transaction if there is one. Returns false when there was none. */
  remove(id: string, trx?: Transaction): Promise<boolean>
}

/** A gateway without WhatsApp behind it, for development and tests: codes change, a call «scans» them, sent messages stay in the database. */
export interface WhatsAppSimulator extends WhatsAppGateway {
  /** What a phone would do: links the account if a code of either kind was shown that is still good. Returns whether it was. */
  scan(id: string, phoneNumber: string): Promise<boolean>
  /** What a phone that logs out would do. */
  disconnect(id: string): Promise<void>
}
