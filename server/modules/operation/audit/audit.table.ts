/** Acts of administrators, chained by hash. The database refuses to change or remove them. */
export interface AuditEntriesTable {
  /** 1, 2, 3 … without gaps. */
  sequence: number
  at: string
  /** User id of who did it, or `operator` for a command on the server itself. */
  actor: string
  /** Name of the act: `user.plan`, `store.suspend` … */
  action: string
  /** Id of what the act changed. */
  subject: string
  /** JSON of the state before, `null` when there was nothing. */
  before: string
  /** JSON of the state after. */
  after: string
  previous_hash: string
  /** SHA-256 of all the above. */
  hash: string
}

/** How far the log's chain has been verified. */
export interface AuditCheckpointsTable {
  name: string
  /** Last entry known to be intact, and its hash. */
  sequence: number
  hash: string
  /** First entry that was altered. */
  broken_at: number | null
  checked_at: string
}

declare module '#server/db/database.ts' {
  interface Tables {
    audit_checkpoints: AuditCheckpointsTable
    audit_entries: AuditEntriesTable
  }
}
