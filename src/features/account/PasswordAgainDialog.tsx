import { confirmPassword } from '#contract/accounts/sessions.endpoints.ts'
import { passwordConfirmation } from '#contract/accounts/sessions.ts'
import { answerWaiting } from '#src/features/shared/password-again.ts'
import { call } from '#src/lib/api/api.ts'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'
import { CodeField, PasswordAgain } from './AccountFields.tsx'
import { useAccountForm } from './use-account-form.ts'
import * as say from './words.ts'

/** Asks for the password for the calls that wait for it, and for a code with two-step sign-in. */
export const PasswordAgainDialog = () => {
  const { form, problem, codeAsked, busy, formProps } = useAccountForm({
    schema: passwordConfirmation,
    values: { password: '' },
    send: (values) => call(confirmPassword, { json: values }),
    failed: say.passwordNotChecked,
    onDone: () => answerWaiting('goOn'),
  })
  const giveUp = () => answerWaiting('giveUp')
  return (
    <FormDialog
      title={say.isItYou}
      submitLabel={say.continueLabel}
      dirty={false}
      busy={busy}
      blocked={false}
      formProps={formProps}
      onClose={giveUp}
      onDiscard={giveUp}
    >
      <PasswordAgain hint={say.signedInAWhileAgo} error={problem('password')} field={form.register('password')} />
      {codeAsked && <CodeField focused error={problem('totp_code')} field={form.register('totp_code')} />}
    </FormDialog>
  )
}
