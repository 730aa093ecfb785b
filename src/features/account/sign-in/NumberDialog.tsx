import { useQueryClient } from '@tanstack/react-query'
import { useController } from 'react-hook-form'
import { changeWhatsAppNumber } from '#contract/accounts/account-data.endpoints.ts'
import { whatsappNumberChange } from '#contract/accounts/account-data.ts'
import { phoneDigits } from '#contract/phone.ts'
import { phoneProblem } from '#contract/phone-formats.ts'
import { CountryCodeSelect } from '#src/features/shared/CountryCodeSelect.tsx'
import { numberHint } from '#src/features/shared/number-hint.tsx'
import { asOwner } from '#src/features/shared/password-again.ts'
import { queryKeys, useMe } from '#src/features/shared/queries.ts'
import { call } from '#src/lib/api/api.ts'
import { knowUser } from '#src/stores/session.ts'
import { toast } from '#src/ui/feedback/toast.ts'
import { Field } from '#src/ui/forms/Field.tsx'
import { TextInput } from '#src/ui/forms/TextInput.tsx'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'
import { useAccountForm } from '../use-account-form.ts'
import * as say from './words.ts'

const numberForm = whatsappNumberChange.superRefine(({ whatsapp_number, country_code }, context) => {
  const message = phoneProblem(whatsapp_number, country_code)
  if (message) context.addIssue({ code: 'custom', path: ['whatsapp_number'], message })
})

export const NumberDialog = ({ onClose }: { onClose: () => void }) => {
  const queries = useQueryClient()
  const me = useMe()
  const { form, problem, dirty, busy, formProps } = useAccountForm({
    schema: numberForm,
    values: { whatsapp_number: me.whatsapp_number, country_code: me.country_code },
    send: (values) => asOwner(() => call(changeWhatsAppNumber, { json: values })),
    failed: say.numberNotChanged,
    onDone: (user) => {
      queries.setQueryData(queryKeys.me, user)
      knowUser(user)
      toast.success(say.whatsappNumberChanged)
      onClose()
    },
  })
  const number = useController({ control: form.control, name: 'whatsapp_number' })
  const country = useController({ control: form.control, name: 'country_code' })
  return (
    <FormDialog
      title={say.changeWhatsappNumberTitle}
      description={say.whereWeReachYou}
      submitLabel={say.saveNumber}
      dirty={dirty}
      busy={busy}
      blocked={false}
      formProps={formProps}
      onClose={onClose}
      onDiscard={form.reset}
    >
      <Field
        label={say.whatsappNumber}
        error={problem('whatsapp_number')}
        hint={numberHint(number.field.value, country.field.value, say.forQuestionsAboutAccount)}
      >
        {(control) => (
          <div className="grid grid-cols-[auto_1fr] gap-2">
            <CountryCodeSelect value={country.field.value} onChange={country.field.onChange} />
            <TextInput
              {...control}
              {...number.field}
              inputMode="numeric"
              dir="ltr"
              autoComplete="tel-national"
              onChange={(event) => number.field.onChange(phoneDigits(event.target.value))}
            />
          </div>
        )}
      </Field>
    </FormDialog>
  )
}
