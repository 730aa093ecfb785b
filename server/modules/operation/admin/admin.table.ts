/** Archives of deleted accounts, handed to their owners on request for 30 days. */
export interface DeletedAccountsTable {
  /** The user's id. */
  id: string
  /** Sealed JSON of all the account's data. */
  archive: string
  deleted_at: string
  purge_at: string
}

declare module '#server/db/database.ts' {
  interface Tables {
    deleted_accounts: DeletedAccountsTable
  }
}
