import type { UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { paymentKinds, spacedNumber } from '#contract/order-payments/payment-kinds.ts'
import { methodsChange, type OwnMethods } from '#contract/order-payments/payment-methods.ts'

const text = z.string()

/** Texts that the form edits, empty for «none». */
const fields = z.object({
  methods: z.array(
    z.object({ kind: z.enum(paymentKinds), title: text, account_name: text, number: text, note: text, qr: text }),
  ),
  advance: z
    .object({
      kind: z.enum(['percent', 'amount']),
      value: text,
      everybody: z.boolean(),
      above: text,
      without_cod: z.boolean(),
      returns: text,
      hours: z.number(),
    })
    .nullable(),
})
export type PaymentsValues = z.infer<typeof fields>

/** Returns the body to send. */
export const paymentsBody = ({ methods, advance }: PaymentsValues): z.input<typeof methodsChange> => ({
  methods,
  advance: advance && {
    ...advance,
    above: advance.everybody ? null : advance.above || null,
    returns: advance.everybody ? null : advance.returns || null,
  },
})

/** Checks values by the rules of the wire. */
export const paymentsForm = fields.transform(paymentsBody).pipe(methodsChange)
export type PaymentsForm = UseFormReturn<PaymentsValues, unknown, z.output<typeof paymentsForm>>

export const EMPTY_METHOD: PaymentsValues['methods'][number] = {
  kind: 'easypaisa',
  title: '',
  account_name: '',
  number: '',
  note: '',
  qr: '',
}

export const EMPTY_ADVANCE: NonNullable<PaymentsValues['advance']> = {
  kind: 'percent',
  value: '20',
  everybody: true,
  above: '',
  without_cod: false,
  returns: '',
  hours: 24,
}

const textOf = (number: number | null): string => (number === null ? '' : String(number))

/** Returns the form values: what is there, or one empty account. */
export const paymentsValues = ({ methods, advance }: OwnMethods): PaymentsValues => ({
  methods:
    methods.length > 0 ? methods.map((method) => ({ ...method, number: spacedNumber(method.number) })) : [EMPTY_METHOD],
  advance: advance && {
    ...advance,
    value: String(advance.value),
    above: textOf(advance.above),
    returns: textOf(advance.returns),
  },
})
