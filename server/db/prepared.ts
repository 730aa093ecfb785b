import {
  type Compilable,
  type CompiledQuery,
  ControlledTransaction,
  type DialectAdapter,
  PostgresAdapter,
  type QueryResult,
} from 'kysely'
import type { Db } from './database.ts'
import { nameStatement } from './named-statements.ts'
import { OneConnectionAdapter } from './sqlite.ts'

/** Stands for a parameter while its query is built. */
class Place {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** Whether a handle is a transaction's that has not ended: the connection is its own. */
const isUnderWay = (db: Db): boolean =>
  db.isTransaction && !(db instanceof ControlledTransaction && (db.isCommitted || db.isRolledBack))

/**
 * A query that is built and compiled once and run with other parameters each time: for those that every order runs, where building
 * took longer than the database did. `build` may put a parameter only where a value goes, and a parameter that is `undefined` counts
 * as not given. In a transaction of SQLite it goes straight to the connection: Kysely's way there, a dozen promises a query, took a fifth
 * of the processor time of an order. PostgreSQL reads and plans it once a connection.
 */
export const prepared = <Params extends object, Row>(build: (db: Db, params: Params) => Compilable<Row>) => {
  // One a dialect, and one a set of parameters that are given.
  const known = new WeakMap<DialectAdapter, Map<string, CompiledQuery<Row>>>()

  const compiled = (db: Db, names: string[]): CompiledQuery<Row> => {
    const { adapter } = db.getExecutor()
    const shapes = known.get(adapter) ?? new Map<string, CompiledQuery<Row>>()
    known.set(adapter, shapes)
    const shape = names.join()
    const before = shapes.get(shape)
    if (before) return before
    const query = build(db, Object.fromEntries(names.map((name) => [name, new Place(name)])) as Params).compile()
    shapes.set(shape, query)
    if (adapter instanceof PostgresAdapter) nameStatement(query.sql)
    return query
  }

  return async (db: Db, params: Params): Promise<QueryResult<Row>> => {
    const values = params as Record<string, unknown>
    const query = compiled(
      db,
      Object.keys(values).filter((name) => values[name] !== undefined),
    )
    const parameters = query.parameters.map((value) => (value instanceof Place ? values[value.name] : value))
    const { adapter } = db.getExecutor()
    return adapter instanceof OneConnectionAdapter && isUnderWay(db)
      ? adapter.execute(query.sql, parameters)
      : db.executeQuery({ ...query, parameters })
  }
}
