import { useState } from 'react'
import type { StaffRole } from '#contract/staff/staff.ts'
import { CallDialog, refusedFields } from '#src/features/shared/CallDialog.tsx'
import { toast } from '#src/ui/feedback/toast.ts'
import { Field } from '#src/ui/forms/Field.tsx'
import { TextInput } from '#src/ui/forms/TextInput.tsx'
import * as common from '#src/ui/words.ts'
import { usePeopleChanges } from './people.ts'
import { roleNames, roleWords } from './role-words.ts'
import * as say from './words.ts'

/** Invites somebody by mail to work in the shop. */
export const InviteDialog = ({ onClose }: { onClose: () => void }) => {
  const { invite } = usePeopleChanges()
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<StaffRole>('packs')
  const fields = refusedFields(invite)
  return (
    <CallDialog
      title={say.inviteSomebody}
      submitLabel={say.sendInvitation}
      dirty={name !== '' || email !== ''}
      call={invite}
      failed={say.failedToSendTheInvitation}
      blocked={name.trim() === '' || email.trim() === ''}
      onSubmit={() =>
        invite.mutate(
          { name, email, role },
          {
            onSuccess: ({ message }) => {
              toast.success(message)
              onClose()
            },
          },
        )
      }
      onClose={onClose}
    >
      <Field label={common.name} error={fields.name}>
        {(field) => (
          <TextInput {...field} maxLength={60} value={name} onChange={(event) => setName(event.target.value)} />
        )}
      </Field>
      <Field label={say.email} hint={say.theyGetALink} error={fields.email}>
        {(field) => (
          <TextInput
            {...field}
            type="email"
            dir="ltr"
            autoComplete="off"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1.5 font-medium text-sm">{say.whatMayTheyDo}</legend>
        {(['packs', 'manages'] as const).map((one) => (
          <label
            key={one}
            className="flex cursor-pointer gap-3 rounded-lg border border-line p-3 has-checked:border-accent has-checked:bg-accent-soft"
          >
            <input
              type="radio"
              name="role"
              className="mt-1 size-4 accent-accent"
              checked={role === one}
              onChange={() => setRole(one)}
            />
            <span className="min-w-0">
              <span className="block font-medium text-sm">{roleNames[one]}</span>
              <span className="block text-muted text-sm">{roleWords[one]}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </CallDialog>
  )
}
