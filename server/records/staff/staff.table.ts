export interface StaffTable {
  id: string
  store_id: string
  /** The account that accepted; `null` while invited. An account works in one shop. */
  user_id: string | null
  /** Lower case. */
  email: string
  name: string
  role: 'manages' | 'packs'
  /** Hash of the mailed link's token; `null` once it was used. */
  token_hash: string | null
  expires_at: string
  created_at: string
}

export interface ShopLogTable {
  id: string
  store_id: string
  /** Address of who did it. */
  who: string
  /** The call: `PUT /products/{id}`. */
  act: string
  /** The id in its path. */
  subject: string | null
  at: string
}

declare module '#server/db/database.ts' {
  interface Tables {
    staff: StaffTable
    shop_log: ShopLogTable
  }
}
