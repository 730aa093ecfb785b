/** Single-use secrets that a mail carries. */
export interface MailedTokensTable {
  token_hash: string
  user_id: string
  purpose: 'verify_email'
  expires_at: string
  used_at: string | null
}

/** The one open password reset of an account: a newer code replaces the older. */
export interface PasswordOtpsTable {
  user_id: string
  /** Keyed hash: 30 bits alone would be guessed by whoever reads the database. */
  otp_hash: string
  /** Guesses so far, right or wrong, from wherever they came. */
  tries: number
  expires_at: string
}

declare module '#server/db/database.ts' {
  interface Tables {
    password_otps: PasswordOtpsTable
    mailed_tokens: MailedTokensTable
  }
}
