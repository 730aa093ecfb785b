/** What a key has used of a limit, where several processes count together. The columns are the library's. */
export interface RateLimitsTable {
  key: string
  points: number
  /** Milliseconds since 1970. */
  expire: number
}

declare module '#server/db/database.ts' {
  interface Tables {
    rate_limits: RateLimitsTable
  }
}
