import { useState } from 'react'
import type { AdminStore } from '#contract/admin/admin-stores.ts'
import { Field } from '#src/ui/forms/Field.tsx'
import { Textarea } from '#src/ui/forms/TextInput.tsx'
import { ActDialog } from '../shared/acts/ActDialog.tsx'
import { bringBack, publishAgain, suspend } from './stores.ts'

interface StateDialogProps {
  store: AdminStore
  onClose: () => void
}

const REASON_MAX = 300

const Named = ({ store }: { store: AdminStore }) => (
  <bdi className="font-medium text-text">
    {store.name} ({store.store_slug})
  </bdi>
)

/** Suspends a store and tells its owner why. */
export const SuspendDialog = ({ store, onClose }: StateDialogProps) => {
  const [reason, setReason] = useState('')
  return (
    <ActDialog
      title="Suspend this store?"
      confirmLabel="Suspend store"
      tone="danger"
      run={() => suspend(store, reason.trim())}
      failed="Failed to suspend store"
      onClose={onClose}
    >
      <p>
        <Named store={store} /> is off the air at once: no pages, no orders. Nothing is deleted. Its owner is told in
        her dashboard and by mail.
      </p>
      <Field label="Reason" optional hint="The owner will see this." counter={{ used: reason.length, max: REASON_MAX }}>
        {(field) => (
          <Textarea
            {...field}
            value={reason}
            maxLength={REASON_MAX}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </ActDialog>
  )
}

/** Reopens a suspended store. */
export const ReopenDialog = ({ store, onClose }: StateDialogProps) => (
  <ActDialog
    title="Bring this store back?"
    confirmLabel="Bring back"
    run={() => bringBack(store)}
    failed="Failed to bring the store back"
    onClose={onClose}
  >
    <p>
      <Named store={store} /> is published again with everything it had, and its owner is told.
    </p>
  </ActDialog>
)

/** Republishes every page of a store. */
export const PublishDialog = ({ store, onClose }: StateDialogProps) => (
  <ActDialog
    title="Publish this store again?"
    confirmLabel="Publish again"
    run={() => publishAgain(store)}
    failed="Failed to publish the store"
    onClose={onClose}
  >
    <p>
      Every page of <Named store={store} /> is built again. Buyers see the current pages until then.
    </p>
  </ActDialog>
)
