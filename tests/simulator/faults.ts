import SqliteDatabase from 'better-sqlite3'
import type { DatabaseConnection, Dialect, Driver } from 'kysely'
import { onPostgres } from '../support/apps/dialect.ts'

/**
 * Faults between two statements of a process. `conflict`: PostgreSQL rolls the transaction back, and it runs again.
 * `killed after commit`: the write is on disk, but its client has no answer.
 */
export type Fault = 'killed' | 'killed after commit' | 'disk full' | 'conflict'
export const FAULTS: readonly Fault[] = [
  'killed',
  'killed after commit',
  'disk full',
  ...(onPostgres ? (['conflict'] as const) : []),
]

/** Conflicts of a transaction in a row, and statements from one to the next. */
const CONFLICTS = 3
const STATEMENTS_BETWEEN = 5

/** Thrown by every statement of a dead process. */
export class Killed extends Error {}

const errorOf = (fault: Fault): Error => {
  if (fault === 'disk full') return new SqliteDatabase.SqliteError('database or disk is full', 'SQLITE_FULL')
  const conflict = 'could not serialize access due to concurrent update'
  return Object.assign(new Error(conflict), { severity: 'ERROR', code: '40001' })
}

/** The next fault of a process, at one of its statements. */
export class Faults {
  isDead = false
  #conflicts = 0
  /** Resolves when the process dies. */
  readonly died: Promise<void>
  #onDeath = () => {}
  #next: { fault: Fault; statements: number } | undefined

  constructor() {
    this.died = new Promise((resolve) => {
      this.#onDeath = resolve
    })
  }

  #die(): never {
    this.isDead = true
    this.#next = undefined
    this.#onDeath()
    throw new Killed()
  }

  /** Plans a fault, so many statements from now. */
  plan(fault: Fault, statements: number): void {
    this.#conflicts = 0
    this.#next = { fault, statements }
  }

  /** Calls a planned fault off. Returns whether it had still to come. */
  callOff(): boolean {
    const isPlanned = this.#next !== undefined && this.#conflicts === 0
    this.#next = undefined
    return isPlanned
  }

  /** Called before a statement. Throws the planned fault. A conflict needs a transaction. */
  before(text: string, isInTransaction = true): void {
    if (text.startsWith('rollback')) return
    if (this.isDead) throw new Killed()
    if (!this.#next || --this.#next.statements > 0) return
    const { fault } = this.#next
    // `killed after commit` waits for a commit; `disk full` and `conflict` wait for a write.
    if (fault === 'killed after commit') return
    if (fault !== 'killed' && !/^(insert|update|delete)/.test(text)) return
    if (fault === 'conflict' && !isInTransaction) return
    if (fault === 'killed') this.#die()
    // The transaction's next tries conflict too, but its last one succeeds.
    const isLast = fault !== 'conflict' || ++this.#conflicts === CONFLICTS
    this.#next = isLast ? undefined : { fault, statements: STATEMENTS_BETWEEN }
    throw errorOf(fault)
  }

  /** Called after a statement. */
  after(text: string): void {
    if (text !== 'commit' || this.#next?.fault !== 'killed after commit' || this.#next.statements > 0) return
    this.#die()
  }
}

/** A process's view of SQLite's handle, which stays open when the process dies. */
export const sqliteOf = (sqlite: SqliteDatabase.Database, faults: Faults): SqliteDatabase.Database => {
  const around =
    (text: string, run: (...parameters: unknown[]) => unknown) =>
    (...parameters: unknown[]) => {
      // The handle is the next process's by now.
      if (faults.isDead && text.startsWith('rollback')) return { changes: 0, lastInsertRowid: 0 }
      faults.before(text)
      const result = run(...parameters)
      faults.after(text)
      return result
    }
  const prepare = (text: string) => {
    const statement = sqlite.prepare<unknown[]>(text)
    return {
      reader: statement.reader,
      all: around(text, (...parameters) => statement.all(...parameters)),
      run: around(text, (...parameters) => statement.run(...parameters)),
      iterate: around(text, (...parameters) => statement.iterate(...parameters)),
    }
  }
  return new Proxy(sqlite, {
    get: (target, name) => {
      if (name === 'prepare') return prepare
      if (name === 'close') return () => {}
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

const known = new WeakSet<DatabaseConnection>()

/** Puts faults between a process and PostgreSQL. */
export const withFaults = (dialect: Dialect, faults: Faults): Dialect => {
  const createDriver = (): Driver => {
    const driver = dialect.createDriver()
    const acquire = driver.acquireConnection.bind(driver)
    driver.acquireConnection = async (options) => {
      const connection = await acquire(options)
      if (known.has(connection)) return connection
      known.add(connection)
      const execute = connection.executeQuery.bind(connection)
      let isInTransaction = false
      connection.executeQuery = async (query) => {
        faults.before(query.sql, isInTransaction)
        if (/^(begin|start|commit|rollback)/.test(query.sql)) isInTransaction = /^(begin|start)/.test(query.sql)
        const result = await execute<never>(query)
        faults.after(query.sql)
        return result
      }
      return connection
    }
    return driver
  }
  return {
    createDriver,
    createAdapter: () => dialect.createAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  }
}
