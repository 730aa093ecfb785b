import type { ColumnType } from 'kysely'

/** A second factor. Takes effect once a first code confirms it. */
export interface TotpSecretsTable {
  user_id: string
  /** Base32, sealed. */
  sealed_secret: string
  /** Latest 30-second step whose code was used. Each code works once. */
  last_step: number
  confirmed_at: string | null
  created_at: string
  /** When the recovery codes were made. */
  codes_made_at: ColumnType<string | null, string | null | undefined, string>
}

export interface TotpRecoveryCodesTable {
  user_id: string
  code_hash: string
  used_at: string | null
}

declare module '#server/db/database.ts' {
  interface Tables {
    totp_secrets: TotpSecretsTable
    totp_recovery_codes: TotpRecoveryCodesTable
  }
}
