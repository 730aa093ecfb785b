import type { OwnStore } from '#contract/stores/stores.ts'
import { ChangedElsewhere } from '#src/features/shared/ChangedElsewhere.tsx'
import { RestoredNotice } from '#src/features/shared/RestoredNotice.tsx'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'
import * as common from '#src/ui/words.ts'
import { StoreFields } from './StoreFields.tsx'
import { useStoreForm } from './use-store-form.ts'
import * as say from './words.ts'

export const EditStoreDialog = ({ store, onClose }: { store: OwnStore; onClose: () => void }) => {
  const { form, draft, busy, onWork, conflict, formProps } = useStoreForm({ store, onSaved: onClose })
  return (
    <FormDialog
      title={say.editSettings}
      description={say.savedChangesAreLive}
      submitLabel={common.saveChanges}
      dirty={form.formState.isDirty}
      busy={busy}
      blocked={conflict !== null}
      formProps={formProps}
      notice={conflict && <ChangedElsewhere busy={conflict.busy} onLoad={conflict.load} />}
      onClose={onClose}
      onDiscard={draft.clear}
    >
      {draft.restored && <RestoredNotice />}
      <StoreFields form={form} store={store} onWork={onWork} />
    </FormDialog>
  )
}
