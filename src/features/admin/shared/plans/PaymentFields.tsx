import { PAYMENT_NOTE_MAX } from '#contract/admin/payments.ts'
import { type PaymentMethod, paymentMethodNames, paymentMethods } from '#contract/payment-methods.ts'
import { Field } from '#src/ui/forms/Field.tsx'
import { Select } from '#src/ui/forms/Select.tsx'
import { TextInput } from '#src/ui/forms/TextInput.tsx'
import type { PaymentState } from './use-payment.ts'

/** Fields of what was paid. All are optional. */
export const PaymentFields = ({ payment }: { payment: PaymentState }) => (
  <fieldset className="flex min-w-0 flex-col gap-4 border-line border-t pt-4">
    <legend className="sr-only">Payment</legend>
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        label={`Amount paid in ${payment.currency === 'PKR' ? 'rupees' : 'dollars'}`}
        optional
        error={payment.wrong ? 'Please enter an amount, such as 2000' : undefined}
      >
        {(field) => (
          <TextInput
            {...field}
            inputMode="decimal"
            autoComplete="off"
            value={payment.amount}
            onChange={(event) => payment.setAmount(event.target.value)}
          />
        )}
      </Field>
      <Field label="Paid by" optional>
        {(field) => (
          <Select
            {...field}
            value={payment.method}
            onChange={(event) => payment.setMethod(event.target.value as PaymentMethod | '')}
          >
            <option value="">Not given</option>
            {paymentMethods.map((method) => (
              <option key={method} value={method}>
                {paymentMethodNames[method]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
    <Field label="Note" optional hint="For admins only, such as the number of the transfer.">
      {(field) => (
        <TextInput
          {...field}
          maxLength={PAYMENT_NOTE_MAX}
          autoComplete="off"
          value={payment.note}
          onChange={(event) => payment.setNote(event.target.value)}
        />
      )}
    </Field>
  </fieldset>
)
