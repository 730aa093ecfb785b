import { useQueryClient } from '@tanstack/react-query'
import { requestEmailChange } from '#contract/accounts/email-change.endpoints.ts'
import { emailChangeRequest } from '#contract/accounts/email-change.ts'
import { call } from '#src/lib/api/api.ts'
import { toast } from '#src/ui/feedback/toast.ts'
import { Field } from '#src/ui/forms/Field.tsx'
import { TextInput } from '#src/ui/forms/TextInput.tsx'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'
import { CodeField, PasswordAgain } from '../AccountFields.tsx'
import { emailChange } from '../queries.ts'
import { useAccountForm } from '../use-account-form.ts'
import * as say from './words.ts'

/** Changes the address. It counts once the link mailed there is opened. */
export const EmailDialog = ({ onClose }: { onClose: () => void }) => {
  const queries = useQueryClient()
  const { form, problem, dirty, codeAsked, busy, formProps } = useAccountForm({
    schema: emailChangeRequest,
    values: { new_email: '', password: '' },
    send: (values) => call(requestEmailChange, { json: values }),
    failed: say.emailNotChanged,
    onDone: ({ message }) => {
      void queries.invalidateQueries({ queryKey: emailChange.queryKey })
      toast.success(message)
      onClose()
    },
  })
  return (
    <FormDialog
      title={say.changeEmailTitle}
      description={say.weSendALink}
      submitLabel={say.sendLink}
      dirty={dirty}
      busy={busy}
      blocked={false}
      formProps={formProps}
      onClose={onClose}
      onDiscard={form.reset}
    >
      <Field label={say.newEmail} error={problem('new_email')}>
        {(control) => (
          <TextInput {...control} {...form.register('new_email')} type="email" dir="ltr" autoComplete="email" />
        )}
      </Field>
      <PasswordAgain error={problem('password')} field={form.register('password')} />
      {codeAsked && <CodeField focused error={problem('totp_code')} field={form.register('totp_code')} />}
    </FormDialog>
  )
}
