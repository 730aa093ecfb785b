import { Kysely, type Transaction as KyselyTransaction } from 'kysely'
import { openSqlite, sqliteDialect } from './sqlite.ts'

/** Every table. Each module's `*.table.ts` adds its own by declaration, so that the database knows no module. */
// biome-ignore lint/suspicious/noEmptyInterface: its members are declared where their rules are
export interface Tables {}

/** A handle for queries, inside a transaction or not. */
export type Db = Kysely<Tables>
/** What must be inside a transaction asks for this type. */
export type Transaction = KyselyTransaction<Tables>

/** Opens the application's database. `readonly` is for publishing workers, which never write. */
export const openDatabase = (file: string, options: { readonly?: boolean } = {}): Db =>
  new Kysely<Tables>({ dialect: sqliteDialect(openSqlite(file, options)) })
