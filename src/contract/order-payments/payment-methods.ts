import { z } from 'zod'
import { priceField, textField, wholeNumber } from '../fields.ts'
import { nameField } from '../names.ts'
import { phoneDigits } from '../phone.ts'
import { isMobileWallet, paymentKinds } from './payment-kinds.ts'
import { QR_MAX, readPaymentQr } from './payment-qr.ts'

export const METHODS_MAX = 5

const NO_QR = 'This is no payment QR code of a bank'
const NO_NUMBER = 'Enter the number of the account'
const MOBILE = 'Enter the mobile number of the account, such as 0300 1234567'

/** Returns a Pakistani mobile number as `03001234567`, an empty text for something else. */
const mobileNumber = (typed: string): string => {
  const digits = phoneDigits(typed).replace(/^(00)?92/, '0')
  return /^03\d{9}$/.test(digits) ? digits : ''
}

const method = z
  .object({
    kind: z.enum(paymentKinds, { error: 'Choose how buyers pay' }),
    /** Name of the bank, or of another way to pay. */
    title: textField().max(40, 'At most 40 characters').default(''),
    account_name: nameField('Enter the name of the account', 80),
    /** Mobile number, account number or IBAN, without spaces. */
    number: z
      .string({ error: NO_NUMBER })
      .transform((typed) => typed.toUpperCase().replace(/[\s-]/g, ''))
      .pipe(
        z
          .string()
          .min(1, NO_NUMBER)
          .regex(/^[+A-Z0-9/.@]{4,40}$/, 'An account number has 4 to 40 letters and digits'),
      ),
    note: textField().max(200, 'At most 200 characters').default(''),
    /** Text of the account's payment QR code; empty for none. */
    qr: z
      .string()
      .max(QR_MAX, NO_QR)
      .refine((text) => text === '' || readPaymentQr(text) !== undefined, NO_QR)
      .default(''),
  })
  .transform((typed, context) => {
    if (!isMobileWallet(typed.kind)) return typed
    const number = mobileNumber(typed.number)
    if (number === '') context.addIssue({ code: 'custom', path: ['number'], message: MOBILE })
    return { ...typed, number }
  })
export type PaymentMethod = z.output<typeof method>

const VALUE = 'Enter how much is asked for in advance'
const PERCENT = 'A percent is a whole number from 1 to 100'
const flag = z.boolean({ error: 'Must be true or false' }).default(false)

const advance = z
  .object({
    kind: z.enum(['percent', 'amount'], { error: VALUE }),
    value: priceField(VALUE),
    everybody: flag,
    above: priceField('The smallest order must be an amount').nullable().default(null),
    without_cod: flag,
    returns: wholeNumber('Returned parcels must be a whole number from 1 to 99', 1, 99).nullable().default(null),
    hours: wholeNumber('Hours must be a whole number from 1 to 168', 1, 168).default(24),
  })
  .superRefine(({ kind, value, everybody, above, without_cod, returns }, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (kind === 'percent' && (value % 100 !== 0 || value < 100 || value > 10_000)) refuse('value', PERCENT)
    if (kind === 'amount' && value === 0) refuse('value', VALUE)
    if (!everybody && above === null && !without_cod && returns === null)
      refuse('everybody', 'Choose who is asked for an advance')
  })

/** Body of `PUT /stores/my/payment-methods`: all of them. An absent `advance` stays, `null` asks for none. */
export const methodsChange = z.object({
  advance: advance.nullable().optional(),
  methods: z
    .array(method, { error: 'Ways to pay must be a list' })
    .max(METHODS_MAX, `At most ${METHODS_MAX} ways to pay`)
    .refine(
      (methods) => new Set(methods.map(({ kind, number }) => `${kind} ${number}`)).size === methods.length,
      'An account stands there twice',
    ),
})

export const storedMethod = z.object({
  kind: z.enum(paymentKinds),
  title: z.string(),
  account_name: z.string(),
  number: z.string(),
  note: z.string(),
  /** Accounts of before had none. */
  qr: z.string().default(''),
})

/** Body of `POST /stores/my/payment-methods/qr`. */
export const qrUpload = z.object({ image: z.instanceof(File, { error: 'Choose an image to upload' }) })

/** Answer of `POST /stores/my/payment-methods/qr`: the code's text, and who is paid by it. */
export const qrAnswer = z.object({ qr: z.string(), name: z.string(), city: z.string() })

export const ownMethods = z.object({
  methods: z.array(storedMethod),
  /** Amounts are decimals; a percent is one of 100. */
  advance: z
    .object({
      kind: z.enum(['percent', 'amount']),
      value: z.number(),
      everybody: z.boolean(),
      above: z.number().nullable(),
      without_cod: z.boolean(),
      returns: z.int().nullable(),
      hours: z.int(),
    })
    .nullable(),
  /** The store's state, sent back as `If-Match` with a change. */
  updated_at: z.string(),
})
export type OwnMethods = z.infer<typeof ownMethods>
