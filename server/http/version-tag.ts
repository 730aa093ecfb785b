import { hash } from 'node:crypto'

/**
 * Returns a short text that changes when any of the values does. Serves `assertUnchanged` for records without a time
 * of their last change.
 */
export const versionTag = (...values: unknown[]): string => hash('sha256', JSON.stringify(values)).slice(0, 16)
