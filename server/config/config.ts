import { resolve } from 'node:path'
import type { Language } from '#contract/languages.ts'
import type { CloudLanguage } from '#contract/whatsapp/cloud-templates.ts'
import type { PostgresOptions } from '#server/db/postgres/postgres.ts'
import type { PurgeAddress } from '#server/ports/cdn.ts'
import type { Bucket } from '#server/ports/object-store.ts'
import { type Environment, environment, SECRETS } from './environment.ts'

/** Whether a host name means this machine. */
export const isLocalHost = (name: string): boolean =>
  name === 'localhost' || name === '[::1]' || /^127(\.\d{1,3}){3}$/.test(name)

/** The work of a process. `web` answers browsers, `publisher` does the background work, `all` does both. */
export type Role = Environment['ROLE']

/** The operator's settings, read once at boot. */
export interface Config {
  role: Role
  port: number
  host: string
  /** Absolute path of the folder for everything that changes at run time. */
  dataDir: string
  /** Connection to PostgreSQL. Without it, the data folder holds an SQLite file. */
  postgres: PostgresOptions | undefined
  /** Origin of the dashboard and the API, without trailing slash. */
  publicOrigin: string
  /** Origin of the store pages. The same as `publicOrigin`, unless stores have their own host. */
  storesOrigin: string
  /** Host that sellers' own domains lead to. Without it, none are offered. */
  domainsTarget: string | undefined
  smtpUrl: string | undefined
  mailFrom: string
  adminEmail: string | undefined
  publishWorkers: number
  /** Products a paid store may have; `Infinity` when unlimited. */
  paidProductLimit: number
  /** Layouts of the paid plan. */
  paidLayouts: readonly string[]
  /** Languages that a shop may have. */
  languages: readonly Language[]
  /** Rupees paid out for a referral point. */
  pointRupees: number
  logLevel: string
  /** Registers the dashboard's service worker. `false` removes it from browsers that have it. */
  serviceWorker: boolean
  /** Card provider that `/auraorb` names. */
  cardProvider: string | undefined
  /** Encrypts secrets in the database. Without it, a key is made once in the data folder. */
  secretKey: string | undefined
  /** Addresses and networks whose `X-Forwarded-For` is trusted. Empty by default. */
  trustedProxies: string[]
  /** Bearer token of `/metrics`. Without it, there is no `/metrics`. */
  metricsToken: string | undefined
  /** Channel of WhatsApp messages: `baileys` is the process of `npm run whatsapp`, `simulator` only records. */
  whatsApp: 'simulator' | 'baileys'
  /** Base address of WhatsApp's Cloud API. */
  cloudApi: string
  /** The operator's official number, which writes for shops on Premium without one. */
  cloud: { numberId: string; token: string; appSecret: string; language: CloudLanguage } | undefined
  /** E.164 digits of the operator, who receives upgrade requests. */
  operatorWhatsApp: string | undefined
  /** Name of the operator on public pages: `Shop Tools (Pvt.) Ltd.` */
  operatorName: string | undefined
  /** Country whose law the terms follow: `Pakistan`. */
  governingLaw: string | undefined
  /** Contacts for sellers' questions. Pages leave out those that are not set. */
  support: {
    /** E.164 digits. */
    whatsApp: string | undefined
    email: string | undefined
    /** Office address in one line. */
    office: string | undefined
  }
  /** CDN to purge at every publication. Without one, caches revalidate each time. */
  cdn: PurgeAddress | undefined
  /** Bucket of the media. Without it, they are in the data folder. */
  objectStore: Bucket | undefined
  /** Serves the development pages. Only on localhost. */
  development: boolean
}

/** A wrong environment variable. The message names it and says what it must be. */
export class ConfigError extends Error {}

const OBJECT_STORE = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** Returns the bucket of the five S3 variables. Throws `ConfigError` when only some are set. */
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

const CLOUD = ['WHATSAPP_CLOUD_NUMBER_ID', 'WHATSAPP_CLOUD_TOKEN', 'WHATSAPP_CLOUD_APP_SECRET'] as const

/** Returns the operator's official number. Throws `ConfigError` when only some of its variables are set. */
const cloudNumberOf = (value: Environment): Config['cloud'] => {
  const missing = CLOUD.filter((name) => value[name] === undefined)
  if (missing.length === CLOUD.length) return undefined
  if (missing.length > 0) {
    throw new ConfigError(
      `${new Intl.ListFormat('en-GB').format(missing)} ${missing.length === 1 ? 'is' : 'are'} missing. An official WhatsApp number needs all three: ${CLOUD.join(', ')}.`,
    )
  }
  const [numberId = '', token = '', appSecret = ''] = CLOUD.map((name) => value[name])
  return { numberId, token, appSecret, language: value.WHATSAPP_CLOUD_LANGUAGE }
}

/** Variables that all processes of one platform must share. */
const SHARED = ['DATABASE_URL', 'PUBLIC_ORIGIN', 'SECRET_KEY', ...OBJECT_STORE] as const

/** Throws `ConfigError` when one of several processes lacks a shared variable. */
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
    // Never shows a refused secret.
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
    domainsTarget: value.DOMAINS_TARGET,
    languages: value.LANGUAGES,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    adminEmail: value.ADMIN_EMAIL?.toLowerCase(),
    publishWorkers: value.PUBLISH_WORKERS,
    paidProductLimit: value.PAID_PRODUCT_LIMIT === 'unlimited' ? Number.POSITIVE_INFINITY : value.PAID_PRODUCT_LIMIT,
    paidLayouts: value.PAID_LAYOUTS,
    pointRupees: value.POINT_RUPEES,
    logLevel: value.LOG_LEVEL,
    serviceWorker: value.SERVICE_WORKER === '1',
    cardProvider: value.CARD_PROVIDER,
    secretKey: value.SECRET_KEY,
    trustedProxies: value.TRUSTED_PROXIES ?? [],
    metricsToken: value.METRICS_TOKEN,
    whatsApp: value.WHATSAPP,
    cloudApi: value.WHATSAPP_CLOUD_API,
    cloud: cloudNumberOf(value),
    operatorWhatsApp: value.OPERATOR_WHATSAPP,
    operatorName: value.OPERATOR_NAME,
    governingLaw: value.GOVERNING_LAW,
    support: { whatsApp: value.SUPPORT_WHATSAPP, email: value.SUPPORT_EMAIL, office: value.OFFICE_ADDRESS },
    cdn: value.PURGE_URL ? { url: value.PURGE_URL, token: value.PURGE_TOKEN } : undefined,
    objectStore: objectStoreOf(value),
    development: value.NODE_ENV !== 'production' && isLocalHost(new URL(publicOrigin).hostname),
  }
}
