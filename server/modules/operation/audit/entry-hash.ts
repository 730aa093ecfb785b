import { hash } from 'node:crypto'
import type { AuditRow } from './audit.repo.ts'

/** The hash that stands before the first entry. */
export const BEGINNING = '0'.repeat(64)

/** Returns the hash of an entry and of all before it, through the hash of the one before. */
export const entryHash = ({ hash: _hash, ...entry }: AuditRow): string =>
  hash(
    'sha256',
    JSON.stringify([
      entry.sequence,
      entry.at,
      entry.actor,
      entry.action,
      entry.subject,
      entry.before,
      entry.after,
      entry.previous_hash,
    ]),
  )
