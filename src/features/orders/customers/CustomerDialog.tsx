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
        title={customer.data?.name ?? 'Customer'}
        onClose={onClose}
        footer={
          customer.data && (
            <Button variant="secondary" onClick={() => setErasing(true)}>
              Erase customer
            </Button>
          )
        }
      >
        {customer.data ? (
          <CustomerDetail customer={customer.data} onOrder={onOrder} />
        ) : customer.isError ? (
          <ErrorState
            title={errorMessage(customer.error, 'Failed to load the customer')}
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
          title="Erase this customer?"
          confirmLabel="Erase"
          tone="danger"
          busy={erase.isPending}
          onConfirm={() => erase.mutate()}
          onCancel={() => {
            erase.reset()
            setErasing(false)
          }}
        >
          <p>
            Name, phone, address and notes are removed from all their orders in your shop, and so is a block. Your
            totals stay. This cannot be undone.
          </p>
          {erase.isError && (
            <div className="mt-3">
              <Notice tone="negative" live>
                {errorMessage(erase.error, 'Failed to erase the customer')}
              </Notice>
            </div>
          )}
        </ConfirmDialog>
      )}
    </>
  )
}
