import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { z } from 'zod'
import { plans } from '#contract/plans.ts'
import type { PostgresOptions } from './db/postgres.ts'
import { networkList } from './http/client-address.ts'
import type { Bucket } from './ports/object-store.ts'

const origin = z
  .url({ protocol: /^https?$/ })
  .refine((value) => URL.parse(value)?.origin === value.replace(/\/$/, ''))
  .transform((value) => value.replace(/\/$/, ''))
  .optional()
  .describe('an origin such as https://shop.example')

const whatsAppNumber = z
  .string()
  .transform((typed) => typed.replace(/\D/g, ''))
  .pipe(z.string().min(8).max(15))
  .optional()
  .describe('a number such as +923001234567')

/** A few words that pages show. */
const line = (longest: number) =>
  z.string().trim().min(1).max(longest).optional().describe(`a text of at most ${longest} characters`)

const keyText = (shortest: number) =>
  z
    .string()
    .regex(new RegExp(`^[\\x21-\\x7e]{${shortest},200}$`))
    .optional()
    .describe('a key as the object store gave it, without spaces')

const wholeNumber = (least: number, most: number, usual: number) =>
  z.coerce.number().int().min(least).max(most).default(usual).describe(`a whole number from ${least} to ${most}`)

/** Each variable's rule, and in its description what it must be, for the sentence that refuses a value. */
const environment = z.object({
  PORT: wholeNumber(0, 65_535, 4321),
  HOST: z.string().default('localhost'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('an address such as postgres://user:password@host:5432/whatsstore'),
  DATABASE_CONNECTIONS: wholeNumber(2, 500, 10),
  DATABASE_CONNECT_SECONDS: wholeNumber(1, 60, 10),
  DATABASE_IDLE_SECONDS: wholeNumber(1, 3600, 30),
  DATABASE_STATEMENT_SECONDS: wholeNumber(1, 600, 30),
  DATABASE_LOCK_SECONDS: wholeNumber(1, 600, 5),
  PUBLIC_ORIGIN: origin,
  STORES_ORIGIN: origin,
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('a mail server such as smtps://user:password@mail.example'),
  MAIL_FROM: z
    .string()
    .regex(/\S@\S/)
    .default('WhatsStore <no-reply@whatsstore.localhost>')
    .describe('a sender such as WhatsStore <no-reply@shop.example>'),
  ADMIN_EMAIL: z.email().optional().describe('a mail address'),
  PUBLISH_WORKERS: wholeNumber(1, 64, Math.max(1, availableParallelism() - 1)),
  PAID_PRODUCT_LIMIT: z
    .union([z.literal('unlimited'), z.coerce.number().int().min(1)])
    .default(plans.paid.products)
    .describe('a whole number of at least 1, or unlimited'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('fatal, error, warn, info, debug, trace or silent'),
  SEED_DEMO: z.enum(['0', '1']).default('1').describe('0 or 1'),
  SERVICE_WORKER: z.enum(['0', '1']).default('1').describe('0 or 1'),
  CARD_PROVIDER: z.string().trim().min(2).max(60).optional().describe('a name of 2 to 60 characters'),
  SECRET_KEY: z.string().min(32).optional().describe('at least 32 characters'),
  TRUSTED_PROXIES: z
    .string()
    .transform((value) => value.split(',').map((entry) => entry.trim()))
    .refine((entries) => {
      try {
        return Boolean(networkList(entries))
      } catch {
        return false
      }
    })
    .optional()
    .describe('a comma list of addresses and networks such as 10.0.0.0/8'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/)
    .optional()
    .describe('at least 16 printable ASCII characters without spaces'),
  WHATSAPP: z.enum(['simulator', 'baileys']).default('simulator').describe('simulator or baileys'),
  OPERATOR_WHATSAPP: whatsAppNumber,
  OPERATOR_NAME: line(80),
  GOVERNING_LAW: line(80),
  SUPPORT_WHATSAPP: whatsAppNumber,
  SUPPORT_EMAIL: z.email().optional().describe('a mail address'),
  OFFICE_ADDRESS: line(200),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .refine((value) => !/[?#@]/.test(value))
    .transform((value) => value.replace(/\/+$/, ''))
    .optional()
    .describe('an address such as https://s3.example.com'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional()
    .describe('the name of a bucket'),
  S3_REGION: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .optional()
    .describe('a region such as eu-central-1, or what the object store calls its only one'),
  S3_ACCESS_KEY_ID: keyText(3),
  S3_SECRET_ACCESS_KEY: keyText(3),
  NODE_ENV: z.string().optional(),
})

/** Whether a host name means this very machine. */
export const isLocalHost = (name: string): boolean =>
  name === 'localhost' || name === '[::1]' || /^127(\.\d{1,3}){3}$/.test(name)

/** Everything the operator decides, read once at boot. */
export interface Config {
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
  /** Where media are kept, if not in the data folder. */
  objectStore: Bucket | undefined
  /** Whether pages for development exist: on a machine of one's own only. */
  development: boolean
}

const SECRETS = new Set([
  'DATABASE_URL',
  'METRICS_TOKEN',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SECRET_KEY',
  'SMTP_URL',
])

/** A wrong environment variable; its message names it and says what it must be. */
export class ConfigError extends Error {}

const OBJECT_STORE = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** The bucket that five variables name together. Throws `ConfigError` where some of them are missing. */
const objectStoreOf = (value: z.infer<typeof environment>): Bucket | undefined => {
  const missing = OBJECT_STORE.filter((name) => value[name] === undefined)
  if (missing.length === OBJECT_STORE.length) return undefined
  if (missing.length > 0) {
    throw new ConfigError(
      `${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} missing. An object store needs all five: ${OBJECT_STORE.join(', ')}.`,
    )
  }
  const [endpoint = '', bucket = '', region = '', accessKeyId = '', secretAccessKey = ''] = OBJECT_STORE.map(
    (name) => value[name],
  )
  return { endpoint, bucket, region, accessKeyId, secretAccessKey }
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
  const publicOrigin = value.PUBLIC_ORIGIN ?? `http://localhost:${value.PORT}`
  return {
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
    objectStore: objectStoreOf(value),
    development: value.NODE_ENV !== 'production' && isLocalHost(new URL(publicOrigin).hostname),
  }
}
