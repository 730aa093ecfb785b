import { Download } from 'lucide-react'
import { requestExport } from '#contract/accounts/account-data.endpoints.ts'
import { passwordAgain } from '#contract/accounts/totp.ts'
import { call } from '#src/lib/api/api.ts'
import { Button } from '#src/ui/Button.tsx'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'
import { PasswordAgain } from '../AccountFields.tsx'
import { useAccountForm } from '../use-account-form.ts'
import { useExport } from './use-export.ts'

const PasswordDialog = ({ onDone, onClose }: { onDone: (answer: { url: string }) => void; onClose: () => void }) => {
  const { form, problem, busy, formProps } = useAccountForm({
    schema: passwordAgain,
    values: { password: '' },
    send: (values) => call(requestExport, { json: values }),
    failed: 'Your data could not be packed. Please try again.',
    onDone,
  })
  return (
    <FormDialog
      title="Download Your Data"
      submitLabel="Download"
      dirty={false}
      busy={busy}
      blocked={false}
      formProps={formProps}
      onClose={onClose}
      onDiscard={onClose}
    >
      <PasswordAgain
        hint="You signed in a while ago. This protects your buyers’ addresses, too."
        error={problem('password')}
        field={form.register('password')}
      />
    </FormDialog>
  )
}

/** Downloads the account's data. */
export const ExportButton = () => {
  const { asked, busy, start, begin, giveUp } = useExport()
  return (
    <>
      <Button variant="secondary" busy={busy} icon={<Download aria-hidden="true" />} onClick={start}>
        Download My Data
      </Button>
      {asked && <PasswordDialog onDone={begin} onClose={giveUp} />}
    </>
  )
}
