import { resolve } from 'node:path'
import type { PostgresOptions } from '#server/db/postgres.ts'
import type { PurgeAddress } from '#server/ports/cdn.ts'
import type { Bucket } from '#server/ports/object-store.ts'
import { type Environment, environment, SECRETS } from './environment.ts'

/** Whether a host name means this very machine. */
export const isLocalHost = (name: string): boolean =>
  name === 'localhost' || name === '[::1]' || /^127(\.\d{1,3}){3}$/.test(name)

/** What a process does: everything; answer browsers; or publish and do all else that nobody waits for. */
export type Role = Environment['ROLE']

/** Everything the operator decides, read once at boot. */
export interface Config {
  /** One process that does `all`, or one of several that share a database and an object store. */
  role: Role
  port: number
  host: string
  /** Absolute path of the folder that holds all that changes at run time. */
  dataDir: string
  /** PostgreSQL, and how it is used; without it the data are in a file of SQLite in the data folder. */
  postgres: PostgresOptions | undefined
  /** Origin of the dashboard and the API, without trailing slash. */
  publicOrigin: string
  /** Origin of the store pages; the same unless stores live on a host of their own. */
  storesOrigin: string
  smtpUrl: string | undefined
  mailFrom: string
  adminEmail: string | undefined
  publishWorkers: number
  /** Products a paid store may have; `Infinity` when unlimited. */
  paidProductLimit: number
  logLevel: string
  seedDemo: boolean
  /** Whether the dashboard has its service worker; otherwise every browser that has one is rid of it. */
  serviceWorker: boolean
  /** Who takes cards for the product of `/auraorb`, as that page names it. */
  cardProvider: string | undefined
  /** What encrypts secrets in the database; without it, a key made once into the data folder. */
  secretKey: string | undefined
  /** Addresses and networks whose `X-Forwarded-For` is believed; nobody's unless said so. */
  trustedProxies: string[]
  /** Bearer token of `/metrics`, which does not exist without one. */
  metricsToken: string | undefined
  /** What sends WhatsApp messages: nothing but a record of them, or the process of its own that `npm run whatsapp` starts. */
  whatsApp: 'simulator' | 'baileys'
  /** E.164 digits of the operator, to whom upgrade requests go. */
  operatorWhatsApp: string | undefined
  /** Who runs the platform, for its public pages: `Shop Tools (Pvt.) Ltd.` */
  operatorName: string | undefined
  /** Whose law the terms follow: `Pakistan`. */
  governingLaw: string | undefined
  /** Where sellers get help; what is not set is not shown. */
  support: {
    /** E.164 digits. */
    whatsApp: string | undefined
    email: string | undefined
    /** Address of the office, in one line. */
    office: string | undefined
  }
  /** A CDN that keeps store pages and is told of every publication; without one all caches ask each time. */
  cdn: PurgeAddress | undefined
  /** Where media are kept, if not in the data folder. */
  objectStore: Bucket | undefined
  /** Whether pages for development exist: on a machine of one's own only. */
  development: boolean
}

/** A wrong environment variable; its message names it and says what it must be. */
export class ConfigError extends Error {}

const OBJECT_STORE = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** The bucket that five variables name together. Throws `ConfigError` where some of them are missing. */
const objectStoreOf = (value: Environment): Bucket | undefined => {
  const missing = OBJECT_STORE.filter((name) => value[name] === undefined)
  if (missing.length === OBJECT_STORE.length) return undefined
  if (missing.length > 0) {
    throw new ConfigError(
      `${new Intl.ListFormat('en-GB').format(missing)} ${missing.length === 1 ? 'is' : 'are'} missing. An object store needs all five: ${OBJECT_STORE.join(', ')}.`,
    )
  }
  const [endpoint = '', bucket = '', region = '', accessKeyId = '', secretAccessKey = ''] = OBJECT_STORE.map(
    (name) => value[name],
  )
  return { endpoint, bucket, region, accessKeyId, secretAccessKey }
}

/** What processes have to share so that whichever a browser meets is the same shop. */
const SHARED = ['DATABASE_URL', 'PUBLIC_ORIGIN', 'SECRET_KEY', ...OBJECT_STORE] as const

/** Throws `ConfigError` where one of several processes has something to itself that all must share. */
const assertShared = (value: Environment): void => {
  const missing = SHARED.filter((name) => value[name] === undefined)
  if (value.ROLE === 'all' || missing.length === 0) return
  throw new ConfigError(
    `ROLE=${value.ROLE} needs ${missing.join(', ')}: what all processes share, the same for each of them.`,
  )
}

/** Reads the configuration from environment variables. An empty value counts as absent. Throws `ConfigError`. */
export const getConfig = (env: Record<string, string | undefined>): Config => {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(present)
  if (!parsed.success) {
    const name = parsed.error.issues[0]?.path[0] as keyof typeof environment.shape
    // A secret that was refused is still one: its value is not shown.
    const shown = SECRETS.has(name) ? '' : `: "${present[name]}"`
    throw new ConfigError(`${name} is wrong${shown}. It must be ${environment.shape[name].description}.`)
  }
  const value = parsed.data
  assertShared(value)
  if (value.PURGE_TOKEN && !value.PURGE_URL) throw new ConfigError('PURGE_TOKEN goes with PURGE_URL, which is missing.')
  const publicOrigin = value.PUBLIC_ORIGIN ?? `http://localhost:${value.PORT}`
  return {
    role: value.ROLE,
    port: value.PORT,
    host: value.HOST,
    dataDir: resolve(value.DATA_DIR),
    postgres: value.DATABASE_URL
      ? {
          url: value.DATABASE_URL,
          connections: value.DATABASE_CONNECTIONS,
          connectMs: value.DATABASE_CONNECT_SECONDS * 1000,
          idleMs: value.DATABASE_IDLE_SECONDS * 1000,
          statementMs: value.DATABASE_STATEMENT_SECONDS * 1000,
          lockMs: value.DATABASE_LOCK_SECONDS * 1000,
        }
      : undefined,
    publicOrigin,
    storesOrigin: value.STORES_ORIGIN ?? publicOrigin,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    adminEmail: value.ADMIN_EMAIL?.toLowerCase(),
    publishWorkers: value.PUBLISH_WORKERS,
    paidProductLimit: value.PAID_PRODUCT_LIMIT === 'unlimited' ? Number.POSITIVE_INFINITY : value.PAID_PRODUCT_LIMIT,
    logLevel: value.LOG_LEVEL,
    seedDemo: value.SEED_DEMO === '1',
    serviceWorker: value.SERVICE_WORKER === '1',
    cardProvider: value.CARD_PROVIDER,
    secretKey: value.SECRET_KEY,
    trustedProxies: value.TRUSTED_PROXIES ?? [],
    metricsToken: value.METRICS_TOKEN,
    whatsApp: value.WHATSAPP,
    operatorWhatsApp: value.OPERATOR_WHATSAPP,
    operatorName: value.OPERATOR_NAME,
    governingLaw: value.GOVERNING_LAW,
    support: { whatsApp: value.SUPPORT_WHATSAPP, email: value.SUPPORT_EMAIL, office: value.OFFICE_ADDRESS },
    cdn: value.PURGE_URL ? { url: value.PURGE_URL, token: value.PURGE_TOKEN } : undefined,
    objectStore: objectStoreOf(value),
    development: value.NODE_ENV !== 'production' && isLocalHost(new URL(publicOrigin).hostname),
  }
}
