import type { Lease } from '#server/db/postgres/leases.ts'

/** Limits a loop's pass or an idle task to the process that holds the lease. */
export const byOne =
  <Args extends unknown[]>(lease: Lease, pass: (...args: Args) => Promise<boolean>) =>
  async (...args: Args): Promise<boolean> =>
    (await lease.hold()) !== undefined && (await pass(...args))
