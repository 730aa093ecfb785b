import SqliteDatabase from 'better-sqlite3'
import { type QueryResult, SqliteAdapter, SqliteDialect, SqliteQueryCompiler, type SqliteStatement } from 'kysely'
import { LRUCache } from 'lru-cache'

/**
 * Older versions can corrupt a WAL database when checkpoints race with writers:
 * https://sqlite.org/wal.html#walresetbug
 */
const OLDEST_SQLITE = [3, 51, 3]
/** Bound on prepared statements. There are few, but lists of changing length could fill the memory. */
const MAX_STATEMENTS = 500

/**
 * Page cache of the writing connection, in KiB. With SQLite's own 2,000, an order among 100,000 stores took a seventh
 * longer than among 100, to read the upper levels of indexes again.
 */
const CACHE_KIB = 8_000

/**
 * Pages of the write-ahead log before a checkpoint, 16 MB. With SQLite's own 1,000, checkpoints of the same few pages
 * were a third of an order's reads and writes.
 */
const LOG_PAGES = 4_000

/** Longest wait of a statement for another process's lock. */
export const BUSY_TIMEOUT_MS = 5_000

const assertSqliteVersion = (version: string) => {
  const parts = version.split('.').map(Number)
  for (const [index, oldest] of OLDEST_SQLITE.entries()) {
    const part = parts[index] ?? 0
    if (part > oldest) return
    if (part < oldest) throw new Error(`SQLite ${version} is too old: ${OLDEST_SQLITE.join('.')} or newer is needed.`)
  }
}

/** Opens or creates a database file whose commits are durable. Tests pass `:memory:` or a serialized database. */
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

/** Prepares each statement of a connection once. */
const keptStatements = (sqlite: SqliteDatabase.Database): Statements => {
  const begin = sqlite.readonly ? 'begin' : 'begin immediate'
  const statements = new LRUCache<string, SqliteStatement>({ max: MAX_STATEMENTS })
  return (sql) => {
    const text = sql === 'begin' ? begin : sql
    // On a full disk SQLite rolls back by itself. A second rollback would fail and hide the reason.
    if (text === 'rollback' && !sqlite.inTransaction) return NOTHING_TO_UNDO
    const known = statements.get(text)
    if (known) return known
    const statement = sqlite.prepare(text) as SqliteStatement
    statements.set(text, statement)
    return statement
  }
}

/** Adapter of a database with one known connection, whose statements run without asking Kysely for it. */
export class OneConnectionAdapter extends SqliteAdapter {
  readonly #statements: Statements

  constructor(statements: Statements) {
    super()
    this.#statements = statements
  }

  /** Kysely assumes that SQLite cannot roll back schema changes. An interrupted migration would then stay half done. */
  override get supportsTransactionalDdl() {
    return true
  }

  /** Runs a query. Only inside a transaction, which has the connection. Others must wait for it. */
  execute<Row>(sql: string, parameters: readonly unknown[]): QueryResult<Row> {
    const statement = this.#statements(sql)
    if (statement.reader) return { rows: statement.all(parameters) as Row[] }
    return { rows: [], numAffectedRows: BigInt(statement.run(parameters).changes) }
  }
}

/**
 * Writes parameters as `likely(?)`, which has the same value but cannot change the plan. SQLite would otherwise compile
 * a statement anew for many values: finding a store's newest publication took 21 µs, now 5. Values that a partial index
 * needs are written into the query with `sql.lit`.
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
 * Returns Kysely's dialect over one connection with prepared statements. Transactions begin IMMEDIATE and take the
 * write lock at once, so that what they read still holds when they write. Read-only connections use plain BEGIN.
 */
export const sqliteDialect = (sqlite: SqliteDatabase.Database): SqliteDialect =>
  new OneConnectionDialect(sqlite, keptStatements(sqlite))
