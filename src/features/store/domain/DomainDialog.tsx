import { useState } from 'react'
import { CallDialog, refusedFields } from '#src/features/shared/CallDialog.tsx'
import { Field } from '#src/ui/forms/Field.tsx'
import { TextInput } from '#src/ui/forms/TextInput.tsx'
import * as common from '#src/ui/words.ts'
import { useDomainChanges } from './domain.ts'
import * as say from './words.ts'

/** Asks which domain the shop is to have. */
export const DomainDialog = ({ onClose }: { onClose: () => void }) => {
  const { claim } = useDomainChanges()
  const [host, setHost] = useState('')
  return (
    <CallDialog
      title={say.yourOwnAddress}
      submitLabel={say.continueLabel}
      dirty={host !== ''}
      call={claim}
      failed={common.failedToSave}
      blocked={host.trim() === ''}
      onSubmit={() => claim.mutate(host, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p className="text-muted text-sm">{say.buyADomainFirst}</p>
      <Field label={say.address} hint={say.forExampleAddress} error={refusedFields(claim).host}>
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
