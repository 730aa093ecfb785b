import { useState } from 'react'
import type { CloudLanguage } from '#contract/whatsapp/cloud-templates.ts'
import { CallDialog, refusedFields } from '#src/features/shared/CallDialog.tsx'
import { CopyButton } from '#src/ui/CopyButton.tsx'
import { Field } from '#src/ui/forms/Field.tsx'
import { PasswordInput } from '#src/ui/forms/PasswordInput.tsx'
import { SegmentedControl } from '#src/ui/forms/SegmentedControl.tsx'
import { TextInput } from '#src/ui/forms/TextInput.tsx'
import { useOfficialChanges } from './official.ts'

const Step = ({ number, children }: { number: number; children: React.ReactNode }) => (
  <li className="flex gap-3 text-sm">
    <span className="grid size-6 shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-accent-text text-xs">
      {number}
    </span>
    <div className="min-w-0 flex-1">{children}</div>
  </li>
)

interface OfficialDialogProps {
  webhook: { address: string; token: string }
  onClose: () => void
}

/** Connects the shop's own number of the Cloud API: what to enter at Meta, and what to bring from there. */
export const OfficialDialog = ({ webhook, onClose }: OfficialDialogProps) => {
  const { save } = useOfficialChanges()
  const [typed, setTyped] = useState({ number_id: '', token: '', app_secret: '', language: 'en' as CloudLanguage })
  const fields = refusedFields(save)
  const text = (field: 'number_id' | 'token' | 'app_secret') => ({
    value: typed[field],
    autoComplete: 'off',
    dir: 'ltr' as const,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => setTyped({ ...typed, [field]: event.target.value }),
  })
  return (
    <CallDialog
      title="Official WhatsApp number"
      submitLabel="Connect"
      dirty={typed.number_id !== '' || typed.token !== ''}
      call={save}
      failed="Failed to connect the number"
      blocked={!typed.number_id.trim() || !typed.token.trim() || !typed.app_secret.trim()}
      onSubmit={() => save.mutate(typed, { onSuccess: onClose })}
      onClose={onClose}
    >
      <ol className="flex flex-col gap-3">
        <Step number={1}>
          At developers.facebook.com make an app with WhatsApp, and add your number. A number in the WhatsApp app cannot
          be used there too.
        </Step>
        <Step number={2}>
          <p className="mb-2">Under “Configuration” enter this address and this token, and subscribe to “messages”.</p>
          <p className="break-all font-mono text-xs">{webhook.address}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <CopyButton text={webhook.address} done="Address copied" prompt="The address of the webhook">
              Copy Address
            </CopyButton>
            <CopyButton text={webhook.token} done="Token copied" prompt="The token of the webhook">
              Copy Token
            </CopyButton>
          </div>
        </Step>
        <Step number={3}>Register the four templates that your operator’s manual lists, then bring these here:</Step>
      </ol>
      <Field
        label="Phone number ID"
        hint="Digits under “API Setup”. It is not the phone number."
        error={fields.number_id}
      >
        {(field) => <TextInput {...field} {...text('number_id')} inputMode="numeric" maxLength={25} />}
      </Field>
      <Field label="Access token" hint="Of a system user, so that it does not expire." error={fields.token}>
        {(field) => <PasswordInput {...field} {...text('token')} />}
      </Field>
      <Field
        label="App secret"
        hint="Under “App settings”, “Basic”. By it we know that a report is Meta’s."
        error={fields.app_secret}
      >
        {(field) => <PasswordInput {...field} {...text('app_secret')} />}
      </Field>
      <SegmentedControl
        label="Language of its messages"
        value={typed.language}
        onChange={(language) => setTyped({ ...typed, language })}
        choices={[
          { id: 'en', name: 'English' },
          { id: 'ur', name: 'اردو' },
        ]}
      />
    </CallDialog>
  )
}
