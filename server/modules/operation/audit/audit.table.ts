/** One act of an administrator, chained to the one before by hash. Never changed, never removed: the database refuses it. */
export interface AuditEntriesTable {
  /** 1, 2, 3 … without gaps. */
  sequence: number
  at: string
  /** User id of who did it, or `operator` for a command on the server itself. */
  actor: string
  /** What was done: `user.plan`, `store.suspend` … */
  action: string
  /** Id of what it was done to. */
  subject: string
  /** JSON of what the act changed, as it was; `null` when there was nothing. */
  before: string
  /** JSON of what the act changed, as it is since. */
  after: string
  previous_hash: string
  /** SHA-256 of all the above. */
  hash: string
}

/** How far the log's chain has been checked. */
export interface AuditCheckpointsTable {
  name: string
  /** The last entry that is known to be intact, and its hash. */
  sequence: number
  hash: string
  /** The first entry that is not as it was written. */
  broken_at: number | null
  checked_at: string
}

declare module '#server/db/database.ts' {
  interface Tables {
    audit_checkpoints: AuditCheckpointsTable
    audit_entries: AuditEntriesTable
  }
}
