/**
 * How long anything may take before a test gives up on it, in milliseconds: polls, what a browser is asked to do, hooks. A wait ends with what
 * is waited for, so this costs nothing where a test passes; it only ends one that would wait for ever, on however busy a machine. To see a
 * failing test end sooner, set TEST_PATIENCE_SECONDS.
 */
export const PATIENCE_MS = Number(process.env.TEST_PATIENCE_SECONDS ?? 120) * 1000

/** A test waits more than once. */
export const TEST_TIMEOUT_MS = 5 * PATIENCE_MS
