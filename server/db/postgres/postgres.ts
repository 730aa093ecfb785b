import { PostgresDialect, type PostgresPool } from 'kysely'
import type { CustomTypesConfig } from 'pg'
import { nameStatements } from '#server/db/named-statements.ts'

/** Address of PostgreSQL and settings of its connections. Times are in milliseconds. */
export interface PostgresOptions {
  /** `postgres://user:password@host:port/database` */
  url: string
  /** Connections of this process at most. A write holds one until its commit. */
  connections: number
  /** Longest wait for a connection, new or in use by others. */
  connectMs: number
  /** Time after which an unused connection is closed. */
  idleMs: number
  /** Longest time a statement may take or a transaction may be idle. */
  statementMs: number
  /** Longest wait for a lock held by another write. */
  lockMs: number
}

/** Reads a whole number. Throws `RangeError` when it is too large to be exact. */
const wholeNumber = (text: string): number => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`)
  return value
}

/** Turns counts (`int8`) and sums (`numeric`) into numbers, as SQLite does. The driver would return text. */
const parsers = new Map<number, (text: string) => unknown>([
  [20, wholeNumber],
  [1700, Number],
])

/** A failed attempt to connect. */
class NotConnected extends Error {}

/** Returns why connecting failed. A host with several addresses has one error per address, and the first is taken. */
const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}

/** Waits for a connection. Turns a failure into an error that `isDatabaseAway` recognises. */
export const connected = <Connection>(connecting: Promise<Connection>): Promise<Connection> =>
  connecting.catch((error) => {
    throw new NotConnected(`PostgreSQL cannot be reached: ${reasonOf(error)}`, { cause: error })
  })

/** Opens the pool. Loads the driver here, since processes on SQLite do not need it. */
const openPool = async (options: PostgresOptions, readonly: boolean): Promise<PostgresPool> => {
  const { default: pg } = await import('pg')
  const types: CustomTypesConfig = {
    getTypeParser: (oid, format) =>
      (format === 'binary' ? undefined : parsers.get(oid)) ?? pg.types.getTypeParser(oid, format),
  }
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.connections,
    connectionTimeoutMillis: options.connectMs,
    idleTimeoutMillis: options.idleMs,
    statement_timeout: options.statementMs,
    lock_timeout: options.lockMs,
    idle_in_transaction_session_timeout: options.statementMs,
    keepAlive: true,
    application_name: 'whatsstore',
    types,
    ...(readonly ? { options: '-c default_transaction_read_only=on' } : {}),
  })
  // A lost connection rejects pending queries. Without a listener, Node would end the process when there are none.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    nameStatements(client)
  })
  return { connect: () => connected(pool.connect()), end: () => pool.end(), options: pool.options }
}

/** Returns Kysely's dialect over a pool. `readonly` is for publishing workers, which never write. */
export const postgresDialect = (options: PostgresOptions, { readonly = false } = {}): PostgresDialect =>
  new PostgresDialect({ pool: () => openPool(options, readonly) })

/** SQLSTATEs of a server that stops or starts, is out of connections, or ends a wait or a statement. */
const AWAY = /^(08...|57P0[1-5]|57014|53300|55P03|25P0[34])$/
/** Messages of a connection that broke while a query was pending. */
const BROKEN =
  /^(Connection terminated|Client has encountered a connection error|(read|write) (ECONNRESET|EPIPE|ETIMEDOUT))/

/**
 * Whether a query failed because PostgreSQL is unreachable or too busy, so that a retry may succeed.
 * A commit that failed like this may have happened or not.
 */
export const isDatabaseAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  // Only PostgreSQL's own errors have a severity.
  if ('severity' in error && 'code' in error) return AWAY.test(String(error.code))
  return error instanceof NotConnected || BROKEN.test(error.message)
}

/** Returns the URL of another database of the same server. */
export const databaseAt = (url: string, name: string): string => {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}
