import { PostgresDialect, type PostgresPool } from 'kysely'
import type { CustomTypesConfig } from 'pg'
import { nameStatements } from './named-statements.ts'

/** Where PostgreSQL is, and how a process is connected to it. Times are milliseconds. */
export interface PostgresOptions {
  /** `postgres://user:password@host:port/database` */
  url: string
  /** Connections that this process has at most; a write holds one until its commit. */
  connections: number
  /** Longest wait for a connection, a new one or one that others use. */
  connectMs: number
  /** A connection that nobody uses is closed after so long. */
  idleMs: number
  /** Longest time that a statement may take, and a transaction may stand still. */
  statementMs: number
  /** Longest wait for a row or a key that another write has. */
  lockMs: number
}

/** Whole numbers that do not fit would come back as others: better no answer than a wrong one. */
const wholeNumber = (text: string): number => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`)
  return value
}

/** Counts (`int8`) and sums (`numeric`) are numbers, as on SQLite; the driver alone would leave them texts. Moments are texts in both databases. */
const parsers = new Map<number, (text: string) => unknown>([
  [20, wholeNumber],
  [1700, Number],
])

/** No connection could be had. */
class NotConnected extends Error {}

/** What is in the way of a connection. Of a host with several addresses the driver says it of each. */
const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}

/** Waits for a connection. Throws what `isDatabaseAway` knows when there is none. */
export const connected = <Connection>(connecting: Promise<Connection>): Promise<Connection> =>
  connecting.catch((error) => {
    throw new NotConnected(`PostgreSQL cannot be reached: ${reasonOf(error)}`, { cause: error })
  })

/** The driver is loaded where it is used: SQLite's processes do without. */
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
  // A connection that is lost tells whoever waits for its answer; where nobody does, Node would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    nameStatements(client)
  })
  return { connect: () => connected(pool.connect()), end: () => pool.end(), options: pool.options }
}

/** Kysely's dialect over a pool of connections. `readonly` is for publishing workers, which never write. */
export const postgresDialect = (options: PostgresOptions, { readonly = false } = {}): PostgresDialect =>
  new PostgresDialect({ pool: () => openPool(options, readonly) })

/** SQLSTATE of a server that stops or starts, has no connection left, or lets nobody wait any longer for others. */
const AWAY = /^(08...|57P0[1-5]|57014|53300|55P03|25P0[34])$/
/** What is said of a connection that broke off while its answer was awaited. */
const BROKEN =
  /^(Connection terminated|Client has encountered a connection error|(read|write) (ECONNRESET|EPIPE|ETIMEDOUT))/

/**
 * Whether a query failed because PostgreSQL cannot be reached or is too busy to answer: the query may be sent again later. What was being
 * committed at that moment may stand or not.
 */
export const isDatabaseAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  // Only what PostgreSQL itself answers has a severity.
  if ('severity' in error && 'code' in error) return AWAY.test(String(error.code))
  return error instanceof NotConnected || BROKEN.test(error.message)
}

/** The address of another database of the same server. */
export const databaseAt = (url: string, name: string): string => {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}
