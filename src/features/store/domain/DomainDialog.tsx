import { useState } from 'react'
import { ApiError, errorMessage } from '#src/lib/api/api-error.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Field } from '#src/ui/forms/Field.tsx'
import { TextInput } from '#src/ui/forms/TextInput.tsx'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'
import { useDomainChanges } from './domain.ts'

/** Asks which domain the shop is to have. */
export const DomainDialog = ({ onClose }: { onClose: () => void }) => {
  const { claim } = useDomainChanges()
  const [host, setHost] = useState('')
  const wrong = claim.error instanceof ApiError ? claim.error.fields.host : undefined
  return (
    <FormDialog
      title="Your own address"
      submitLabel="Continue"
      dirty={host !== ''}
      busy={claim.isPending}
      blocked={host.trim() === ''}
      notice={
        claim.isError && !wrong ? (
          <Notice tone="negative" live>
            {errorMessage(claim.error, 'Failed to save')}
          </Notice>
        ) : undefined
      }
      formProps={{
        noValidate: true,
        onSubmit: (event) => {
          event.preventDefault()
          claim.mutate(host, { onSuccess: onClose })
        },
      }}
      onClose={onClose}
      onDiscard={() => {}}
    >
      <p className="text-muted text-sm">
        Buy a domain first, from PKNIC, Namecheap or whoever you like. Here you say which address your shop gets.
      </p>
      <Field label="Address" hint="For example shop.noor.pk" error={wrong}>
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
    </FormDialog>
  )
}
