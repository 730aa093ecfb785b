import { useEffect, useRef } from 'react'
import { paymentMethodNames, payoutMethods } from '#contract/payment-methods.ts'
import { detailsLabel, points } from '#src/features/shared/referral-words.ts'
import { Button } from '#src/ui/Button.tsx'
import { Field } from '#src/ui/forms/Field.tsx'
import { PasswordInput } from '#src/ui/forms/PasswordInput.tsx'
import { Select } from '#src/ui/forms/Select.tsx'
import { TextInput } from '#src/ui/forms/TextInput.tsx'
import * as common from '#src/ui/words.ts'
import { useWithdrawalForm } from './use-withdrawal-form.ts'
import * as say from './words.ts'

/** Asks where to send the points. A withdrawal takes all available ones. */
export const WithdrawalForm = ({ available, worth }: { available: number; worth: string }) => {
  const { form, asked, type, busy, formProps } = useWithdrawalForm()
  const { errors } = form.formState
  const method = form.watch('payment_method')
  const place = useRef<HTMLDivElement>(null)
  const newest = asked.totp_code ? 'totp_code' : asked.password ? 'password' : undefined
  useEffect(() => {
    if (newest) place.current?.querySelector<HTMLInputElement>(`[name="${newest}"]`)?.focus()
  }, [newest])
  return (
    <form {...formProps} className="flex flex-col gap-4">
      <Field label={say.paymentMethod}>
        {(field) => (
          <Select {...field} {...form.register('payment_method')}>
            {payoutMethods.map((id) => (
              <option key={id} value={id}>
                {paymentMethodNames[id]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={detailsLabel(method)} error={errors.payment_details?.message}>
        {(field) => (
          <TextInput
            {...field}
            {...form.register('payment_details')}
            dir="ltr"
            inputMode={method === 'bank_transfer' ? 'text' : 'tel'}
            autoComplete="off"
            maxLength={100}
          />
        )}
      </Field>
      {newest && (
        <div ref={place} className="flex flex-col gap-4">
          {asked.password && (
            <Field label={common.password} error={asked.password.error} hint={say.enterPasswordAgain}>
              {(field) => (
                <PasswordInput
                  {...field}
                  name="password"
                  autoComplete="current-password"
                  value={asked.password?.typed ?? ''}
                  onChange={(event) => type('password', event.target.value)}
                />
              )}
            </Field>
          )}
          {asked.totp_code && (
            <Field label={common.code} error={asked.totp_code.error} hint={say.fromAuthenticatorApp}>
              {(field) => (
                <TextInput
                  {...field}
                  name="totp_code"
                  dir="ltr"
                  autoComplete="one-time-code"
                  maxLength={20}
                  value={asked.totp_code?.typed ?? ''}
                  onChange={(event) => type('totp_code', event.target.value)}
                />
              )}
            </Field>
          )}
        </div>
      )}
      <p className="text-muted text-sm">{say.youArePaid(worth)}</p>
      <Button type="submit" wide busy={busy}>
        {say.requestWithdrawalOf(points(available))}
      </Button>
    </form>
  )
}
