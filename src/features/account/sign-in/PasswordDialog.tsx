import { useQueryClient } from '@tanstack/react-query'
import { PASSWORD_MIN } from '#contract/accounts/account-words.ts'
import { changePassword } from '#contract/accounts/sessions.endpoints.ts'
import { passwordChange } from '#contract/accounts/sessions.ts'
import { call } from '#src/lib/api/api.ts'
import { keepDevice } from '#src/lib/session/known-device.ts'
import { toast } from '#src/ui/feedback/toast.ts'
import { Field } from '#src/ui/forms/Field.tsx'
import { PasswordInput } from '#src/ui/forms/PasswordInput.tsx'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'
import { CodeField } from '../AccountFields.tsx'
import { devices } from '../queries.ts'
import { useAccountForm } from '../use-account-form.ts'
import * as say from './words.ts'

export const PasswordDialog = ({ onClose }: { onClose: () => void }) => {
  const queries = useQueryClient()
  const { form, problem, dirty, codeAsked, busy, formProps } = useAccountForm({
    schema: passwordChange,
    values: { current_password: '', new_password: '' },
    send: (values) => call(changePassword, { json: values }),
    failed: say.passwordNotChanged,
    onDone: ({ message, device_token }) => {
      keepDevice(device_token)
      void queries.invalidateQueries({ queryKey: devices.queryKey })
      toast.success(message)
      onClose()
    },
  })
  return (
    <FormDialog
      title={say.changePasswordTitle}
      description={say.otherDevicesSignedOut}
      submitLabel={say.changePasswordTitle}
      dirty={dirty}
      busy={busy}
      blocked={false}
      formProps={formProps}
      onClose={onClose}
      onDiscard={form.reset}
    >
      <Field label={say.currentPassword} error={problem('current_password')}>
        {(control) => (
          <PasswordInput {...control} {...form.register('current_password')} autoComplete="current-password" />
        )}
      </Field>
      <Field label={say.newPassword} error={problem('new_password')} hint={say.passwordRule(PASSWORD_MIN)}>
        {(control) => <PasswordInput {...control} {...form.register('new_password')} autoComplete="new-password" />}
      </Field>
      {codeAsked && <CodeField focused error={problem('totp_code')} field={form.register('totp_code')} />}
    </FormDialog>
  )
}
