import type { ColumnType } from 'kysely'

export type Plan = 'free' | 'paid'

export interface UsersTable {
  id: string
  /** Lower case; what was typed is not kept. */
  email: string
  /** Argon2id in PHC format; empty, and no password's, until the address is confirmed: see `SignUpsTable`. */
  password_hash: string
  /** Digits only, without the country code; empty when a mailed code confirmed the address instead of a sign-up. */
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
  /** When it will be removed for good; its owner asked for that, and can take it back until then. */
  deletion_at: ColumnType<string | null, string | null | undefined, string | null>
  created_at: string
}

declare module '#server/db/database.ts' {
  interface Tables {
    users: UsersTable
  }
}
