/** A user's code, made when it is first asked for. */
export interface ReferralCodesTable {
  user_id: string
  code: string
  created_at: string
}

/** Who brought whom. */
export interface ReferralsTable {
  referred_user_id: string
  referrer_user_id: string
  signup_date: string
  /** The first paid upgrade, whatever came after. */
  upgraded_at: string | null
  /** Since when the paid plan has been held without a break; its points can be paid out 7 days later. */
  held_since: string | null
}

/** The ledger: entries are added, never changed; a user's balance is their sum. */
export interface PointEntriesTable {
  id: string
  user_id: string
  /** Positive for points earned or given back, negative for a withdrawal. */
  points: number
  reason: 'referral' | 'withdrawal' | 'release'
  /** Unique: a referred user earns points once. */
  referred_user_id: string | null
  /** Unique with `reason`: a withdrawal takes once and gives back once. */
  withdrawal_id: string | null
  created_at: string
}

export interface WithdrawalsTable {
  id: string
  user_id: string
  /** The user's id while the request is open, then `null`; unique, so that there is one open request a user. */
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
