import { availableParallelism } from 'node:os'
import { z } from 'zod'
import { isHostName } from '#contract/domains/domains.ts'
import { languages } from '#contract/languages.ts'
import { plans } from '#contract/plans.ts'
import { cloudLanguages } from '#contract/whatsapp/cloud-templates.ts'
import { layouts } from '#layouts/registry.ts'
import { networkList } from '#server/lib/network-list.ts'

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

/** An optional short text shown on pages. */
const line = (longest: number) =>
  z.string().trim().min(1).max(longest).optional().describe(`a text of at most ${longest} characters`)

const keyText = z
  .string()
  .regex(/^[\x21-\x7e]{3,200}$/)
  .optional()
  .describe('a key as the object store gave it, without spaces')

const visible = z.string().regex(/^[\x21-\x7e]{8,1000}$/)

const wholeNumber = (least: number, most: number, usual: number) =>
  z.coerce.number().int().min(least).max(most).default(usual).describe(`a whole number from ${least} to ${most}`)

/** A comma list of layouts that exist. The free plan's must be among them. */
const layoutList = z
  .string()
  .transform((value) => [...new Set(value.split(',').map((id) => id.trim()))])
  .refine((ids) => ids.includes('default') && ids.every((id) => layouts.has(id)))

/** Rules of the environment variables. A description says what the value must be, for the error message. */
export const environment = z.object({
  ROLE: z.enum(['all', 'web', 'publisher']).default('all').describe('all, web or publisher'),
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
  DOMAINS_TARGET: z
    .string()
    .toLowerCase()
    .refine(isHostName)
    .optional()
    .describe('a host name such as shops.example.pk'),
  LANGUAGES: z
    .string()
    .transform((value) => value.split(',').map((language) => language.trim()))
    .pipe(z.array(z.enum(languages)).refine((offered) => offered.includes('en')))
    .default(['en'])
    .describe('en or en,ur'),
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
  PAID_LAYOUTS: z
    .union([z.literal('all').transform(() => [...layouts.keys()]), layoutList])
    .default([...plans.paid.layouts])
    .describe(`all, or a comma list with default among ${[...layouts.keys()].join(', ')}`),
  POINT_RUPEES: z.coerce.number().positive().max(1000).default(1).describe('a number above 0, at most 1000'),
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
  WHATSAPP_CLOUD_API: z
    .url({ protocol: /^https?$/ })
    .transform((value) => value.replace(/\/+$/, ''))
    .default('https://graph.facebook.com/v23.0')
    .describe('an address such as https://graph.facebook.com/v23.0'),
  WHATSAPP_CLOUD_NUMBER_ID: z
    .string()
    .regex(/^\d{5,25}$/)
    .optional()
    .describe('the digits of a phone number ID'),
  WHATSAPP_CLOUD_TOKEN: visible.optional().describe('an access token without spaces'),
  WHATSAPP_CLOUD_APP_SECRET: visible.optional().describe('an app secret without spaces'),
  WHATSAPP_CLOUD_LANGUAGE: z.enum(cloudLanguages).default('en').describe('en or ur'),
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
  S3_ACCESS_KEY_ID: keyText,
  S3_SECRET_ACCESS_KEY: keyText,
  PURGE_URL: z
    .url({ protocol: /^https?$/ })
    .refine((value) => !/[#@]/.test(value))
    .optional()
    .describe('an address such as https://cdn.example.com/purge'),
  PURGE_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{8,}$/)
    .optional()
    .describe('at least 8 printable ASCII characters without spaces'),
  NODE_ENV: z.string().optional(),
})

/** Environment variables that passed the rules. */
export type Environment = z.infer<typeof environment>

/** Variables whose values are never shown. */
export const SECRETS = new Set([
  'DATABASE_URL',
  'METRICS_TOKEN',
  'PURGE_TOKEN',
  'PURGE_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SECRET_KEY',
  'SMTP_URL',
  'WHATSAPP_CLOUD_APP_SECRET',
  'WHATSAPP_CLOUD_TOKEN',
])
