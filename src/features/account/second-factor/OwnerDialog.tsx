import { type ProtectedChange, protectedChange } from '#contract/accounts/totp.ts'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'
import { CodeField, PasswordAgain } from '../AccountFields.tsx'
import { useAccountForm } from '../use-account-form.ts'

interface OwnerDialogProps<Answer> {
  title: string
  /** Says what will happen. */
  description: string
  submitLabel: string
  failed: string
  send: (change: ProtectedChange) => Promise<Answer>
  onDone: (answer: Answer) => void
  onClose: () => void
}

/** Asks for password and code before a change to the second factor. */
export const OwnerDialog = <Answer,>({ send, onDone, failed, onClose, ...ask }: OwnerDialogProps<Answer>) => {
  const { form, problem, busy, formProps } = useAccountForm({
    schema: protectedChange,
    values: { password: '', totp_code: '' },
    send,
    onDone,
    failed,
  })
  return (
    <FormDialog
      {...ask}
      dirty={false}
      busy={busy}
      blocked={false}
      formProps={formProps}
      onClose={onClose}
      onDiscard={onClose}
    >
      <PasswordAgain error={problem('password')} field={form.register('password')} />
      <CodeField error={problem('totp_code')} field={form.register('totp_code')} />
    </FormDialog>
  )
}
