/** Points a key has used, shared by all processes. The columns are those of rate-limiter-flexible. */
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
