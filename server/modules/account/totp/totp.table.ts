/** A second factor: set up, and in force once a first code confirmed it. */
export interface TotpSecretsTable {
  user_id: string
  /** Base32, sealed. */
  sealed_secret: string
  /** The latest half minute whose code was used: each code signs in once. */
  last_step: number
  confirmed_at: string | null
  created_at: string
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
