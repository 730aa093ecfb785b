import { hash } from 'node:crypto'

/**
 * Returns a short text that is another when any of these values is: for records without a time of their last change, so that a change is
 * refused which was made from an older state (`assertUnchanged`).
 */
export const versionTag = (...values: unknown[]): string => hash('sha256', JSON.stringify(values)).slice(0, 16)
