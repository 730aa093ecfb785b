/** Seconds to wait after the 1st, 2nd … failed attempt; the last one repeats. */
const RETRY_SECONDS = [5, 30, 120, 600, 3600]

/**
 * Returns how many milliseconds to wait before the next attempt after `attempts` failures (1 or more). `seconds` are the waits after the
 * 1st, 2nd … one, the last of which repeats.
 */
export const backoff = (attempts: number, seconds: readonly number[] = RETRY_SECONDS): number =>
  (seconds[Math.min(attempts, seconds.length) - 1] ?? 0) * 1000
