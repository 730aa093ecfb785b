/** What may be handed to the owner of a deleted account for 30 days; then it is removed. */
export interface DeletedAccountsTable {
  /** The user's id. */
  id: string
  /** Sealed JSON: all that was kept of the account. */
  archive: string
  deleted_at: string
  purge_at: string
}

declare module '#server/db/database.ts' {
  interface Tables {
    deleted_accounts: DeletedAccountsTable
  }
}
