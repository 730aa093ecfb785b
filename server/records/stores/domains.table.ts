import type { DomainProblem, DomainState } from '#contract/domains/domains.ts'

/** A store's claim of a domain, and what its last check found. */
export interface StoreDomainsTable {
  store_id: string
  /** `shop.example.pk` */
  host: string
  /** Text of the TXT record that proves the claim. */
  token: string
  state: DomainState
  reason: DomainProblem | null
  /** Checks in a row that found a serving domain wrong. */
  misses: number
  /** Since when it is looked for: the claim, or the end of serving it. */
  created_at: string
  checked_at: string | null
  /** `null` once nobody looks any more. */
  next_check_at: string | null
}

declare module '#server/db/database.ts' {
  interface Tables {
    store_domains: StoreDomainsTable
  }
}
