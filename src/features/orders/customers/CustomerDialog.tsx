import { useState } from 'react'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { ErrorState } from '#src/ui/feedback/States.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { CustomerDetail } from './CustomerDetail.tsx'
import { useCustomer, useEraseCustomer } from './customers.ts'
import * as say from './words.ts'

interface CustomerDialogProps {
  id: string
  onOrder: (id: string) => void
  onClose: () => void
}

/** One customer, with the button that erases them. */
export const CustomerDialog = ({ id, onOrder, onClose }: CustomerDialogProps) => {
  const customer = useCustomer(id)
  const [erasing, setErasing] = useState(false)
  const erase = useEraseCustomer(id, onClose)
  return (
    <>
      <Dialog
        title={customer.data?.name ?? say.customer}
        onClose={onClose}
        footer={
          customer.data && (
            <Button variant="secondary" onClick={() => setErasing(true)}>
              {say.eraseCustomer}
            </Button>
          )
        }
      >
        {customer.data ? (
          <CustomerDetail customer={customer.data} onOrder={onOrder} />
        ) : customer.isError ? (
          <ErrorState
            title={errorMessage(customer.error, say.failedToLoadTheCustomer)}
            onRetry={() => void customer.refetch()}
            busy={customer.isFetching}
          />
        ) : (
          <div className="flex flex-col gap-4">
            <Skeleton className="h-6 w-40" />
            <Skeleton className="h-28" />
          </div>
        )}
      </Dialog>
      {erasing && (
        <ConfirmDialog
          title={say.eraseThisCustomer}
          confirmLabel={say.erase}
          tone="danger"
          busy={erase.isPending}
          onConfirm={() => erase.mutate()}
          onCancel={() => {
            erase.reset()
            setErasing(false)
          }}
        >
          <p>{say.namePhoneAddressAnd}</p>
          {erase.isError && (
            <div className="mt-3">
              <Notice tone="negative" live>
                {errorMessage(erase.error, say.failedToEraseTheCustomer)}
              </Notice>
            </div>
          )}
        </ConfirmDialog>
      )}
    </>
  )
}
