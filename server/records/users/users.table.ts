import type { ColumnType, Generated } from 'kysely'
import type { Language } from '#contract/languages.ts'

export type Plan = 'free' | 'paid'

export interface UsersTable {
  id: string
  /** Lower case. */
  email: string
  /** Argon2id in PHC format; empty until the address is confirmed, see `SignUpsTable`. */
  password_hash: string
  /** Counts new passwords. Known devices and export links are signed with it, so a new password ends them. */
  password_number: Generated<number>
  /** Digits without the country code; empty if a mailed code confirmed the address instead of a sign-up. */
  whatsapp_number: string
  country_code: string
  role: 'seller' | 'admin'
  plan: Plan
  /** After this moment a paid plan counts as free. */
  plan_expiry: string | null
  /** The `plan_expiry` that its owner was reminded of. */
  plan_reminded_for: ColumnType<string | null, string | null | undefined, string | null>
  /** When the last paid plan ended. Null while one is in force. */
  plan_ended_at: ColumnType<string | null, string | null | undefined, string | null>
  /** JSON list of layout ids granted by an admin. */
  allowed_layouts: string
  /** Rupees a month. */
  referral_price: number
  /** As typed at sign-up. The referrals table says whose it is. */
  referral_code_used: string | null
  verified_at: string | null
  /** When the account will be removed at its owner's request. She can undo it until then. */
  deletion_at: ColumnType<string | null, string | null | undefined, string | null>
  /** No withdrawal is requested or paid before this moment. Set when the owner undoes a change. */
  withdrawals_frozen_until: ColumnType<string | null, string | null | undefined, string | null>
  /** Language of the dashboard, and of mails and alerts. */
  language: Generated<Language>
  created_at: string
}

declare module '#server/db/database.ts' {
  interface Tables {
    users: UsersTable
  }
}
