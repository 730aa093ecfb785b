import { useState } from 'react'
import { CallDialog, refusedFields } from '#src/features/shared/CallDialog.tsx'
import { Field } from '#src/ui/forms/Field.tsx'
import { TextInput } from '#src/ui/forms/TextInput.tsx'
import { useDomainChanges } from './domain.ts'

/** Asks which domain the shop is to have. */
export const DomainDialog = ({ onClose }: { onClose: () => void }) => {
  const { claim } = useDomainChanges()
  const [host, setHost] = useState('')
  return (
    <CallDialog
      title="Your own address"
      submitLabel="Continue"
      dirty={host !== ''}
      call={claim}
      failed="Failed to save"
      blocked={host.trim() === ''}
      onSubmit={() => claim.mutate(host, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p className="text-muted text-sm">
        Buy a domain first, from PKNIC, Namecheap or whoever you like. Here you say which address your shop gets.
      </p>
      <Field label="Address" hint="For example shop.noor.pk" error={refusedFields(claim).host}>
        {(field) => (
          <TextInput
            {...field}
            type="url"
            inputMode="url"
            dir="ltr"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            value={host}
            onChange={(event) => setHost(event.target.value)}
          />
        )}
      </Field>
    </CallDialog>
  )
}
