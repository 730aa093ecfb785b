import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { DELETION_DAYS } from '#contract/accounts/account-words.ts'
import { useMe, useMyStore } from '#src/features/shared/queries.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card, CardHeading } from '#src/ui/Card.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import * as say from './words.ts'

/** Deletes the account. An admin's role must be taken by the operator first. */
export const DeleteCard = () => {
  const me = useMe()
  const store = useMyStore()
  const [open, setOpen] = useState(false)
  return (
    <Card>
      <CardHeading
        title={say.deleteAccountHeading}
        description={me.role === 'admin' ? say.adminAccountCannotBeDeleted : say.whatDeletionDoes(DELETION_DAYS)}
      />
      {me.role !== 'admin' && (
        <Button
          variant="secondary"
          icon={<Trash2 aria-hidden="true" className="text-negative" />}
          disabled={store.data === undefined}
          onClick={() => setOpen(true)}
        >
          {say.deleteAccountButton}
        </Button>
      )}
      {open && store.data !== undefined && (
        <DeleteDialog
          email={me.email}
          slug={me.works_in ? undefined : store.data?.store_slug}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  )
}
