/** Versions of a store that stay, for rollback. */
export const KEPT_VERSIONS = 5
