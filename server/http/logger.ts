import { type DestinationStream, type LogFn, type Logger, pino, stdSerializers } from 'pino'
import { isDiskFull } from '#server/db/files/disk-full.ts'
import { requestFields } from './request-context.ts'

/** Fields never logged, up to two levels deep. */
const PRIVATE = ['authorization', 'token', 'access_token', 'password', 'otp', 'email', 'recipient']
const PERSONAL = ['buyer_name', 'buyer_phone', 'delivery_address', 'whatsapp_number', 'phone_number', 'payment_details']

/** Replaces what looks like a mail address, a secret or a phone number. */
export const withoutPersonalData = (text: string): string =>
  text
    .replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '[email]')
    .replace(/\b(token=|Bearer\s+)[\w.~+/-]+/gi, '$1[secret]')
    .replace(/(?<![\w.-])\+?\d(?:[ -]?\d){8,14}(?![\w-])/g, '[number]')

/** Keeps type, code, message and stack of an error. Libraries add requests, answers and recipients. */
const errorFields = (error: Error) => {
  const { type, message, stack } = stdSerializers.err(error)
  const { code } = error as NodeJS.ErrnoException
  return { type, code, message: withoutPersonalData(message), stack: withoutPersonalData(stack) }
}

/** Milliseconds between two lines about a full disk. Every write fails until there is room. */
const DISK_FULL_EVERY_MS = 60_000

/** Logs that the disk is full, once a minute, in place of each error that it causes. */
const diskFullOnce = () => {
  let told = Number.NEGATIVE_INFINITY
  return function (this: Logger, args: Parameters<LogFn>, method: LogFn) {
    const [fields] = args as unknown[]
    const { err, message } = (typeof fields === 'object' && fields !== null ? fields : {}) as Record<string, unknown>
    if (!isDiskFull(err ?? message)) return method.apply(this, args)
    if (performance.now() - told < DISK_FULL_EVERY_MS) return
    told = performance.now()
    method.apply(this, [fields, 'the disk is full: orders are not taken'] as unknown as Parameters<LogFn>)
  }
}

/** Creates the log: one JSON object a line, with the request's id, without tokens, phone numbers or addresses. */
export const createLogger = (level: string, destination?: DestinationStream): Logger => {
  const paths = [...PRIVATE, ...PERSONAL].flatMap((name) => [name, `*.${name}`, `*.*.${name}`])
  const options = {
    level,
    redact: { paths, censor: '[redacted]' },
    mixin: requestFields,
    serializers: { err: errorFields },
    hooks: { logMethod: diskFullOnce() },
  }
  return destination ? pino(options, destination) : pino(options)
}
