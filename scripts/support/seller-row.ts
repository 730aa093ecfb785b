import { newId } from '#server/db/ids.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'

/** A verified seller on the free plan, as a row; for demo, benchmark and tests. */
export const sellerRow = (change: Partial<UserRow> = {}): UserRow => {
  const id = change.id ?? newId()
  const created_at = change.created_at ?? new Date().toISOString()
  return {
    id,
    email: `${id}@seller.example`,
    password_hash: 'none',
    password_number: 0,
    whatsapp_number: '3001234567',
    country_code: '+92',
    role: 'seller',
    plan: 'free',
    plan_expiry: null,
    plan_reminded_for: null,
    plan_ended_at: null,
    allowed_layouts: [],
    referral_price: 2000,
    referral_code_used: null,
    verified_at: created_at,
    deletion_at: null,
    withdrawals_frozen_until: null,
    language: 'en',
    created_at,
    ...change,
  }
}
