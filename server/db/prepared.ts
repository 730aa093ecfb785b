import type { Compilable, CompiledQuery, DialectAdapter, QueryResult } from 'kysely'
import type { Db } from './database.ts'

/** Stands for a parameter while its query is built. */
class Place {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/**
 * A query that is built and compiled once and run with other parameters each time: for those that every order runs, where building
 * took longer than the database did. `build` may put a parameter only where a value goes, and a parameter that is `undefined` counts
 * as not given.
 */
export const prepared = <Params extends object, Row>(build: (db: Db, params: Params) => Compilable<Row>) => {
  // One a dialect, and one a set of parameters that are given.
  const known = new WeakMap<DialectAdapter, Map<string, CompiledQuery<Row>>>()

  const compiled = (db: Db, names: string[]): CompiledQuery<Row> => {
    const { adapter } = db.getExecutor()
    const shapes = known.get(adapter) ?? new Map<string, CompiledQuery<Row>>()
    known.set(adapter, shapes)
    const shape = names.join()
    const query =
      shapes.get(shape) ??
      build(db, Object.fromEntries(names.map((name) => [name, new Place(name)])) as Params).compile()
    shapes.set(shape, query)
    return query
  }

  return (db: Db, params: Params): Promise<QueryResult<Row>> => {
    const values = params as Record<string, unknown>
    const query = compiled(
      db,
      Object.keys(values).filter((name) => values[name] !== undefined),
    )
    return db.executeQuery({
      ...query,
      parameters: query.parameters.map((value) => (value instanceof Place ? values[value.name] : value)),
    })
  }
}
