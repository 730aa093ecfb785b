export type Plan = 'free' | 'paid'

export interface UsersTable {
  id: string
  /** Lower case; what was typed is not kept. */
  email: string
  /** Argon2id in PHC format. */
  password_hash: string
  /** Digits only, without the country code. */
  whatsapp_number: string
  country_code: string
  role: 'seller' | 'admin'
  plan: Plan
  /** A paid plan past this moment counts as free. */
  plan_expiry: string | null
  /** JSON list of layout ids granted by an admin. */
  allowed_layouts: string
  /** Rupees a month. */
  referral_price: number
  /** What was typed at sign-up; whose it is, the referrals decide. */
  referral_code_used: string | null
  verified_at: string | null
  created_at: string
}

export interface SessionsTable {
  token_hash: string
  user_id: string
  created_at: string
  expires_at: string
}

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

export interface AccountTables {
  password_otps: PasswordOtpsTable
  users: UsersTable
  sessions: SessionsTable
  mailed_tokens: MailedTokensTable
}
