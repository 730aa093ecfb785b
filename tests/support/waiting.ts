/**
 * Longest wait of a test for anything, in milliseconds. Waits end with what they wait for, so it only ends one that
 * would never end. TEST_PATIENCE_SECONDS shortens it.
 */
export const PATIENCE_MS = Number(process.env.TEST_PATIENCE_SECONDS ?? 120) * 1000

/** A test waits more than once. */
export const TEST_TIMEOUT_MS = 5 * PATIENCE_MS
