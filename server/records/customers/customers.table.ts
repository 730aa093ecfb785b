import type { ColumnType, Generated } from 'kysely'

/** Buyers of a store by phone, with their past in this store alone. Kept by the transactions that change orders. */
export interface CustomersTable {
  id: string
  store_id: string
  /** E.164 digits. */
  phone: string
  /** As last typed. */
  name: string
  /** JSON of the last names they ordered under, newest first. */
  names: string
  city: ColumnType<string | null, string | null | undefined, string | null>
  orders: number
  delivered: Generated<number>
  returned: Generated<number>
  cancelled: Generated<number>
  /** Revenue of what they kept, in minor units. */
  spent: Generated<number>
  /** The seller's. */
  note: ColumnType<string | null, string | null | undefined, string | null>
  /** 1 if the seller takes no orders of this phone. */
  blocked: Generated<number>
  first_order_at: string
  last_order_at: string
}

declare module '#server/db/database.ts' {
  interface Tables {
    customers: CustomersTable
  }
}
