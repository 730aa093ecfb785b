import { zodResolver } from '@hookform/resolvers/zod'
import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray, useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { Currency } from '#contract/money.ts'
import { isMobileWallet, paymentKindNames, paymentKinds } from '#contract/order-payments/payment-kinds.ts'
import { METHODS_MAX, type OwnMethods } from '#contract/order-payments/payment-methods.ts'
import { ApiError, errorMessage } from '#src/lib/api/api-error.ts'
import { useServerForm } from '#src/lib/forms/use-server-form.ts'
import { said } from '#src/lib/server-words.ts'
import { Button } from '#src/ui/Button.tsx'
import { toast } from '#src/ui/feedback/toast.ts'
import { Field } from '#src/ui/forms/Field.tsx'
import { Select } from '#src/ui/forms/Select.tsx'
import { TextInput } from '#src/ui/forms/TextInput.tsx'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'
import * as common from '#src/ui/words.ts'
import { AdvanceFields } from './AdvanceFields.tsx'
import {
  EMPTY_METHOD,
  type PaymentsForm,
  type PaymentsValues,
  paymentsBody,
  paymentsForm,
  paymentsValues,
} from './payments-form.ts'
import { QrField } from './QrField.tsx'
import { useSaveMethods } from './use-methods.ts'
import * as say from './words.ts'

interface PaymentsDialogProps {
  base: OwnMethods
  currency: Currency
  onClose: () => void
}

/** Adds, changes and removes the accounts that buyers pay to. */
export const PaymentsDialog = ({ base, currency, onClose }: PaymentsDialogProps) => {
  const form: PaymentsForm = useForm<PaymentsValues, unknown, z.output<typeof paymentsForm>>({
    resolver: zodResolver(paymentsForm),
    defaultValues: paymentsValues(base),
    reValidateMode: 'onSubmit',
  })
  const { register, control, formState } = form
  const rows = useFieldArray({ control, name: 'methods' })
  const { refuse, onInput } = useServerForm(form)
  const save = useSaveMethods()
  const send = form.handleSubmit(
    () =>
      save.mutate(
        { change: paymentsBody(form.getValues()), base },
        {
          onSuccess: ({ message }) => {
            toast.success(message)
            onClose()
          },
          onError: (error) => {
            if (error instanceof ApiError) refuse(error.fields)
            toast.error(errorMessage(error, say.failedToSaveTheAccounts))
          },
        },
      ),
    () => toast.error(common.pleaseCorrectTheMarkedFields),
  )
  return (
    <FormDialog
      title={say.paymentBeforeDelivery}
      description={say.onlyOwnOrderPageShows}
      submitLabel={say.saveAccounts}
      dirty={formState.isDirty}
      busy={save.isPending}
      blocked={false}
      formProps={{ onSubmit: send, onInput, noValidate: true }}
      onClose={onClose}
      onDiscard={() => undefined}
    >
      {rows.fields.map(({ id }, at) => {
        const kind = form.watch(`methods.${at}.kind`)
        const problems = formState.errors.methods?.[at]
        const isWallet = isMobileWallet(kind)
        return (
          <fieldset key={id} className="flex flex-col gap-4 rounded-xl border border-line p-4">
            <legend className="sr-only">{say.account(at + 1)}</legend>
            <div className="flex items-end gap-2">
              <div className="min-w-0 flex-1">
                <Field label={say.howBuyersPay}>
                  {(field) => (
                    <Select {...field} {...register(`methods.${at}.kind`)}>
                      {paymentKinds.map((one) => (
                        <option key={one} value={one}>
                          {said(paymentKindNames[one])}
                        </option>
                      ))}
                    </Select>
                  )}
                </Field>
              </div>
              <Button
                variant="quiet"
                size="icon"
                aria-label={say.removeAccount(at + 1)}
                icon={<Trash2 aria-hidden="true" />}
                onClick={() => rows.remove(at)}
              />
            </div>
            {!isWallet && (
              <Field label={kind === 'other' ? common.name : say.bank} error={problems?.title?.message}>
                {(field) => (
                  <TextInput {...field} {...register(`methods.${at}.title`)} maxLength={40} autoComplete="off" />
                )}
              </Field>
            )}
            <Field label={say.nameOfTheAccount} error={problems?.account_name?.message}>
              {(field) => (
                <TextInput {...field} {...register(`methods.${at}.account_name`)} maxLength={80} autoComplete="off" />
              )}
            </Field>
            <Field
              label={isWallet ? say.mobileNumber : kind === 'raast' ? say.raastIdOrIban : say.accountNumberOrIban}
              error={problems?.number?.message}
            >
              {(field) => (
                <TextInput
                  {...field}
                  {...register(`methods.${at}.number`)}
                  dir="ltr"
                  inputMode={isWallet ? 'tel' : 'text'}
                  autoCapitalize="characters"
                  autoComplete="off"
                  maxLength={50}
                />
              )}
            </Field>
            <Field label={say.noteForTheBuyer} optional error={problems?.note?.message}>
              {(field) => (
                <TextInput {...field} {...register(`methods.${at}.note`)} maxLength={200} autoComplete="off" />
              )}
            </Field>
            <QrField
              id={id}
              value={form.watch(`methods.${at}.qr`)}
              problem={problems?.qr?.message}
              onChange={(qr) => form.setValue(`methods.${at}.qr`, qr, { shouldDirty: true })}
            />
          </fieldset>
        )
      })}
      {formState.errors.methods?.root?.message && (
        <p role="alert" className="text-negative text-sm">
          {formState.errors.methods.root.message}
        </p>
      )}
      {rows.fields.length < METHODS_MAX && (
        <Button
          variant="secondary"
          size="small"
          className="self-start"
          icon={<Plus aria-hidden="true" />}
          onClick={() => rows.append(EMPTY_METHOD)}
        >
          {say.addAnotherAccount}
        </Button>
      )}
      {rows.fields.length > 0 && <AdvanceFields form={form} currency={currency} />}
    </FormDialog>
  )
}
