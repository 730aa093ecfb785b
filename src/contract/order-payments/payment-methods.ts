import { z } from 'zod'
import { textField } from '../fields.ts'
import { nameField } from '../names.ts'
import { phoneDigits } from '../phone.ts'

export const METHODS_MAX = 5

export const paymentKinds = ['bank', 'easypaisa', 'jazzcash', 'raast', 'other'] as const
export type PaymentKind = (typeof paymentKinds)[number]

export const paymentKindNames: Record<PaymentKind, string> = {
  bank: 'Bank transfer',
  easypaisa: 'Easypaisa',
  jazzcash: 'JazzCash',
  raast: 'Raast',
  other: 'Other',
}

/** Whether a kind's accounts are mobile numbers. */
export const isMobileWallet = (kind: PaymentKind): boolean => kind === 'easypaisa' || kind === 'jazzcash'

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
      .string({ error: 'Enter the number of the account' })
      .transform((typed) => typed.toUpperCase().replace(/[\s-]/g, ''))
      .pipe(z.string().regex(/^[+A-Z0-9/.@]{4,40}$/, 'An account number has 4 to 40 letters and digits')),
    note: textField().max(200, 'At most 200 characters').default(''),
  })
  .transform((typed, context) => {
    if (!isMobileWallet(typed.kind)) return typed
    const number = mobileNumber(typed.number)
    if (number === '') context.addIssue({ code: 'custom', path: ['number'], message: MOBILE })
    return { ...typed, number }
  })
export type PaymentMethod = z.output<typeof method>

/** Body of `PUT /stores/my/payment-methods`: all of them. */
export const methodsChange = z.object({
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
})

export const ownMethods = z.object({
  methods: z.array(storedMethod),
  /** The store's state, sent back as `If-Match` with a change. */
  updated_at: z.string(),
})
export type OwnMethods = z.infer<typeof ownMethods>

/** @example «Meezan Bank», «Easypaisa» */
export const methodName = ({ kind, title }: Pick<PaymentMethod, 'kind' | 'title'>): string =>
  title || paymentKindNames[kind]

/** Groups an IBAN in fours and a mobile number after its prefix, as people read them out. */
export const spacedNumber = (number: string): string =>
  /^[A-Z]{2}\d{2}/.test(number) ? number.replace(/(.{4})(?=.)/g, '$1 ') : number.replace(/^(03\d{2})(\d{7})$/, '$1 $2')
