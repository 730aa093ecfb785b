/** A user's referral code, made on first use. */
export interface ReferralCodesTable {
  user_id: string
  code: string
  created_at: string
}

/** Referrals: who referred whom. */
export interface ReferralsTable {
  referred_user_id: string
  referrer_user_id: string
  signup_date: string
  /** First paid upgrade. Never changes again. */
  upgraded_at: string | null
  /** Start of the unbroken paid plan. Its points can be paid out 7 days later. */
  held_since: string | null
}

/** Ledger of points, append-only. A user's balance is the sum of the entries. */
export interface PointEntriesTable {
  id: string
  user_id: string
  /** Positive for points earned or given back, negative for a withdrawal. */
  points: number
  reason: 'referral' | 'withdrawal' | 'release'
  /** Unique, so a referred user earns points once. */
  referred_user_id: string | null
  /** Unique with `reason`, so a withdrawal takes and returns points once each. */
  withdrawal_id: string | null
  created_at: string
}

export interface WithdrawalsTable {
  id: string
  user_id: string
  /** The user's id while the request is open, then `null`. Unique, so a user has one open request. */
  open_user_id: string | null
  points_requested: number
  payment_method: 'jazzcash' | 'easypaisa' | 'bank_transfer'
  /** Sealed. */
  payment_details: string
  status: 'pending' | 'approved' | 'paid' | 'rejected'
  admin_notes: string | null
  request_date: string
  processed_date: string | null
}

declare module '#server/db/database.ts' {
  interface Tables {
    referral_codes: ReferralCodesTable
    referrals: ReferralsTable
    point_entries: PointEntriesTable
    withdrawals: WithdrawalsTable
  }
}
