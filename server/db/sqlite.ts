import SqliteDatabase from 'better-sqlite3'
import { type QueryResult, SqliteAdapter, SqliteDialect, SqliteQueryCompiler, type SqliteStatement } from 'kysely'
import { LRUCache } from 'lru-cache'

/** SQLite before 3.51.3 can corrupt a WAL database when checkpoints race with writers: https://sqlite.org/wal.html#walresetbug */
const OLDEST_SQLITE = [3, 51, 3]
/** Query shapes are few; the bound only guards against lists of changing length filling the memory. */
const MAX_STATEMENTS = 500

/**
 * Pages of the file that the writing connection keeps, in KiB. With SQLite's own 2,000 an order among 100,000 stores took a seventh longer than
 * among 100: the upper levels of its indexes had to be read anew.
 */
const CACHE_KIB = 8_000

/**
 * Pages of the write-ahead log, 16 MB, after which they are moved into the file. After SQLite's own 1,000, moving the same few pages again and again
 * was a third of what an order wrote and read.
 */
const LOG_PAGES = 4_000

/** How long a statement waits for another process's lock. */
export const BUSY_TIMEOUT_MS = 5_000

const assertSqliteVersion = (version: string) => {
  const parts = version.split('.').map(Number)
  for (const [index, oldest] of OLDEST_SQLITE.entries()) {
    const part = parts[index] ?? 0
    if (part > oldest) return
    if (part < oldest) throw new Error(`SQLite ${version} is too old: ${OLDEST_SQLITE.join('.')} or newer is needed.`)
  }
}

/** Opens (or creates) the database file with the durability the shop promises; for tests `:memory:`, or a copy in memory of a serialized database. */
export const openSqlite = (file: string | Buffer, options: { readonly?: boolean } = {}): SqliteDatabase.Database => {
  const sqlite = new SqliteDatabase(file, { readonly: options.readonly ?? false })
  assertSqliteVersion(
    sqlite.prepare<[], { version: string }>('select sqlite_version() as version').get()?.version ?? '0',
  )
  if (!options.readonly) {
    sqlite.pragma('journal_mode = WAL')
    sqlite.pragma(`cache_size = -${CACHE_KIB}`)
    sqlite.pragma(`wal_autocheckpoint = ${LOG_PAGES}`)
  }
  sqlite.pragma('synchronous = FULL')
  sqlite.pragma('foreign_keys = ON')
  sqlite.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`)
  sqlite.pragma('secure_delete = ON')
  return sqlite
}

const NOTHING_TO_UNDO: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
}

type Statements = (sql: string) => SqliteStatement

/** Prepares the statements of a connection, each once. */
const keptStatements = (sqlite: SqliteDatabase.Database): Statements => {
  const begin = sqlite.readonly ? 'begin' : 'begin immediate'
  const statements = new LRUCache<string, SqliteStatement>({ max: MAX_STATEMENTS })
  return (sql) => {
    const text = sql === 'begin' ? begin : sql
    // On a full disk SQLite gives the transaction up itself: asked to undo it once more, it would hide why.
    if (text === 'rollback' && !sqlite.inTransaction) return NOTHING_TO_UNDO
    const known = statements.get(text)
    if (known) return known
    const statement = sqlite.prepare(text) as SqliteStatement
    statements.set(text, statement)
    return statement
  }
}

/** Of a database whose only connection is known: its statements can be run without asking Kysely for it. */
export class OneConnectionAdapter extends SqliteAdapter {
  readonly #statements: Statements

  constructor(statements: Statements) {
    super()
    this.#statements = statements
  }

  /** Kysely takes SQLite for one that cannot undo a change of the schema; a migration that a kill interrupted would stay half done for ever. */
  override get supportsTransactionalDdl() {
    return true
  }

  /** Runs a query. Only for who is in a transaction, and so has the connection: everybody else must wait for it. */
  execute<Row>(sql: string, parameters: readonly unknown[]): QueryResult<Row> {
    const statement = this.#statements(sql)
    if (statement.reader) return { rows: statement.all(parameters) as Row[] }
    return { rows: [], numAffectedRows: BigInt(statement.run(parameters).changes) }
  }
}

/**
 * Writes a parameter as `likely(?)`, which is its value. SQLite compiles a prepared statement anew for each value of a parameter that could matter to
 * its plan, as nearly every one beside `order by` or `limit` could, and once more after better-sqlite3 has cleared it: a store's newest publication took
 * 21 µs and takes 5. What stands in a function is none. So a value that an index is only for, as a partial one's, is written into the query (`sql.lit`).
 */
class StatementCompiler extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return 'likely(?)'
  }
}

class OneConnectionDialect extends SqliteDialect {
  readonly #statements: Statements

  constructor(sqlite: SqliteDatabase.Database, statements: Statements) {
    super({ database: { close: () => sqlite.close(), prepare: statements } })
    this.#statements = statements
  }

  override createAdapter() {
    return new OneConnectionAdapter(this.#statements)
  }

  override createQueryCompiler() {
    return new StatementCompiler()
  }
}

/**
 * Kysely's dialect over one connection. Statements are prepared once and kept. A transaction begins IMMEDIATE: it takes the write lock at
 * once, so that what it read still holds when it writes, even with another process on the same file. Read-only connections use plain BEGIN.
 */
export const sqliteDialect = (sqlite: SqliteDatabase.Database): SqliteDialect =>
  new OneConnectionDialect(sqlite, keptStatements(sqlite))
