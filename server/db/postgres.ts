import { PostgresDialect } from 'kysely'
import pg from 'pg'

/** How a process is connected to PostgreSQL. */
export interface PostgresOptions {
  /** `postgres://user:password@host:port/database` */
  url: string
  /** Connections that this process opens at most. */
  connections: number
}

/** Whole numbers that do not fit would come back as others: better no answer than a wrong one. */
const wholeNumber = (text: string): number => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`)
  return value
}

/** Sums and counts are numbers, as on SQLite; the driver alone would leave them texts. Moments are texts on both. */
const parsers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.INT8, wholeNumber],
  [pg.types.builtins.NUMERIC, Number],
])

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    (format === 'binary' ? undefined : parsers.get(oid)) ?? pg.types.getTypeParser(oid, format),
}

/** Kysely's dialect over a pool of connections. */
export const postgresDialect = ({ url, connections }: PostgresOptions): PostgresDialect => {
  const pool = new pg.Pool({ connectionString: url, max: connections, types })
  // A connection that is lost tells whoever waits for its answer; where nobody does, Node would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return new PostgresDialect({ pool })
}

/** The address of another database of the same server. */
export const databaseAt = (url: string, name: string): string => {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}
