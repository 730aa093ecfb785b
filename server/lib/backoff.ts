/** Seconds to wait after the 1st, 2nd … failure. The last one repeats. */
const RETRY_SECONDS = [5, 30, 120, 600, 3600]

/**
 * Returns the milliseconds to wait after `attempts` failures (1 or more). `seconds` are the waits after the
 * 1st, 2nd … failure. The last one repeats.
 */
export const backoff = (attempts: number, seconds: readonly number[] = RETRY_SECONDS): number =>
  (seconds[Math.min(attempts, seconds.length) - 1] ?? 0) * 1000
