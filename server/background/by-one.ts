import type { Lease } from '#server/db/leases.ts'

/** A pass of a loop, or an idle task, that one process at a time does. */
export const byOne =
  <Args extends unknown[]>(lease: Lease, pass: (...args: Args) => Promise<boolean>) =>
  async (...args: Args): Promise<boolean> =>
    (await lease.hold()) !== undefined && (await pass(...args))
