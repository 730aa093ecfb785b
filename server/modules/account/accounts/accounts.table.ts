/** What was chosen at a sign-up of an address that is not confirmed yet. */
export interface SignUpsTable {
  id: string
  user_id: string
  /** Argon2id in PHC format. */
  password_hash: string
  whatsapp_number: string
  country_code: string
  referral_code: string | null
  /** Hash of the key that the browser keeps which signed up. */
  key_hash: string | null
  created_at: string
}

/** Single-use secrets that a mail carries. */
export interface MailedTokensTable {
  token_hash: string
  user_id: string
  purpose: 'verify_email'
  expires_at: string
  used_at: string | null
}

/** A code that a mail carries, for a new password or a sign-in: one an account, a purpose and a caller who asked for it. */
export interface MailedCodesTable {
  user_id: string
  purpose: 'reset_password' | 'sign_in'
  /** Keyed hash of the device or the address that asked. */
  asked_by: string
  /** Keyed hash: 30 bits alone would be guessed by whoever reads the database. */
  code_hash: string
  /** Guesses so far, right or wrong, of who asked for it. */
  asker_tries: number
  /** Guesses so far of everybody else. */
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
