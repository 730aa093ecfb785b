/** Versions of a store kept for rollback. */
export const KEPT_VERSIONS = 5
