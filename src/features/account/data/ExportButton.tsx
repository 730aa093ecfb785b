import { Download } from 'lucide-react'
import { requestExport } from '#contract/accounts/account-data.endpoints.ts'
import { passwordConfirmation } from '#contract/accounts/sessions.ts'
import { call } from '#src/lib/api/api.ts'
import { Button } from '#src/ui/Button.tsx'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'
import { CodeField, PasswordAgain } from '../AccountFields.tsx'
import { useAccountForm } from '../use-account-form.ts'
import { type Asked, useExport } from './use-export.ts'
import * as say from './words.ts'

interface OwnerDialogProps {
  asked: Asked
  onDone: (answer: { url: string }) => void
  onClose: () => void
}

const hints = {
  password: say.signedInAWhileAgo,
  code: say.protectsBuyersAddresses,
}

const OwnerDialog = ({ asked, onDone, onClose }: OwnerDialogProps) => {
  const { form, problem, codeAsked, busy, formProps } = useAccountForm({
    schema: passwordConfirmation,
    values: { password: '' },
    send: (values) => call(requestExport, { json: values }),
    failed: say.dataNotPacked,
    codeAsked: asked === 'code',
    onDone,
  })
  return (
    <FormDialog
      title={say.downloadYourData}
      submitLabel={say.download}
      dirty={false}
      busy={busy}
      blocked={false}
      formProps={formProps}
      onClose={onClose}
      onDiscard={onClose}
    >
      <PasswordAgain hint={hints[asked]} error={problem('password')} field={form.register('password')} />
      {codeAsked && (
        <CodeField focused={asked !== 'code'} error={problem('totp_code')} field={form.register('totp_code')} />
      )}
    </FormDialog>
  )
}

/** Downloads the account's data. */
export const ExportButton = () => {
  const { asked, busy, start, begin, giveUp } = useExport()
  return (
    <>
      <Button variant="secondary" busy={busy} icon={<Download aria-hidden="true" />} onClick={start}>
        {say.downloadMyData}
      </Button>
      {asked && <OwnerDialog asked={asked} onDone={begin} onClose={giveUp} />}
    </>
  )
}
