import { useState } from 'react'
import type { CloudLanguage } from '#contract/whatsapp/cloud-templates.ts'
import { CallDialog, refusedFields } from '#src/features/shared/CallDialog.tsx'
import { CopyButton } from '#src/ui/CopyButton.tsx'
import { Field } from '#src/ui/forms/Field.tsx'
import { PasswordInput } from '#src/ui/forms/PasswordInput.tsx'
import { SegmentedControl } from '#src/ui/forms/SegmentedControl.tsx'
import { TextInput } from '#src/ui/forms/TextInput.tsx'
import { useOfficialChanges } from './official.ts'
import * as say from './words.ts'

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
      title={say.officialWhatsappNumber}
      submitLabel={say.connect}
      dirty={typed.number_id !== '' || typed.token !== ''}
      call={save}
      failed={say.failedToConnectTheNumber}
      blocked={!typed.number_id.trim() || !typed.token.trim() || !typed.app_secret.trim()}
      onSubmit={() => save.mutate(typed, { onSuccess: onClose })}
      onClose={onClose}
    >
      <ol className="flex flex-col gap-3">
        <Step number={1}>{say.makeAppAtMeta}</Step>
        <Step number={2}>
          <p className="mb-2">{say.enterUnderConfiguration}</p>
          <p className="break-all font-mono text-xs">{webhook.address}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <CopyButton text={webhook.address} done={say.addressCopied} prompt={say.addressOfTheWebhook}>
              {say.copyAddress}
            </CopyButton>
            <CopyButton text={webhook.token} done={say.tokenCopied} prompt={say.tokenOfTheWebhook}>
              {say.copyToken}
            </CopyButton>
          </div>
        </Step>
        <Step number={3}>{say.registerTheFourTemplates}</Step>
      </ol>
      <Field label={say.phoneNumberId} hint={say.whereThePhoneNumberId} error={fields.number_id}>
        {(field) => <TextInput {...field} {...text('number_id')} inputMode="numeric" maxLength={25} />}
      </Field>
      <Field label={say.accessToken} hint={say.ofASystemUser} error={fields.token}>
        {(field) => <PasswordInput {...field} {...text('token')} />}
      </Field>
      <Field label={say.appSecret} hint={say.whereTheAppSecret} error={fields.app_secret}>
        {(field) => <PasswordInput {...field} {...text('app_secret')} />}
      </Field>
      <SegmentedControl
        label={say.languageOfItsMessages}
        value={typed.language}
        onChange={(language) => setTyped({ ...typed, language })}
        choices={[
          { id: 'en', name: say.english },
          { id: 'ur', name: 'اردو' },
        ]}
      />
    </CallDialog>
  )
}
