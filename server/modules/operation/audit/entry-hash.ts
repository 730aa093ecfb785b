import { hash } from 'node:crypto'
import type { AuditRow } from './audit.repo.ts'

/** Previous hash of the first entry. */
export const BEGINNING = '0'.repeat(64)

/** Returns the hash of an entry. It covers all earlier ones through the previous hash. */
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
