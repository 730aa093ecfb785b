import type { ColumnType } from 'kysely'

/** Data of a sign-up whose address is not confirmed yet. */
export interface SignUpsTable {
  id: string
  user_id: string
  /** Argon2id in PHC format. */
  password_hash: string
  whatsapp_number: string
  country_code: string
  referral_code: string | null
  /** Hash of the key kept by the browser that signed up. */
  key_hash: string | null
  /** Fingerprint of the network it came from. Empty in rows of an earlier release. */
  caller: ColumnType<string, string | undefined, never>
  created_at: string
}

/** Single-use secrets of mailed links. */
export interface MailedTokensTable {
  token_hash: string
  user_id: string
  purpose: 'verify_email'
  expires_at: string
  used_at: string | null
}

/** A mailed code for a new password or a sign-in. One per account, purpose and caller. */
export interface MailedCodesTable {
  user_id: string
  purpose: 'reset_password' | 'sign_in'
  /** Keyed hash of the device or the address that asked, or that asked last beyond the account's limit. */
  asked_by: string
  /** Keyed hash. A code has only 30 bits, so a plain hash could be guessed from the database. */
  code_hash: string
  /** The code, sealed, to be mailed again. Empty in rows of an earlier release. */
  sealed_code: ColumnType<string, string | undefined, string>
  /** Guesses so far by the caller who asked for it, right or wrong. */
  asker_tries: number
  /** Guesses so far by all others. */
  other_tries: number
  created_at: string
  expires_at: string
}

declare module '#server/db/database.ts' {
  interface Tables {
    mailed_codes: MailedCodesTable
    mailed_tokens: MailedTokensTable
    sign_ups: SignUpsTable
  }
}
