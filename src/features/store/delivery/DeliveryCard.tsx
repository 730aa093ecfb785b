import { Pencil, Truck } from 'lucide-react'
import { useState } from 'react'
import type { OwnStore } from '#contract/stores/stores.ts'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { deferred } from '#src/ui/deferred.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { ErrorState } from '#src/ui/feedback/States.tsx'
import { deliverySentence } from './delivery-words.ts'
import { useDelivery } from './use-delivery.ts'
import * as say from './words.ts'

const DeliveryDialog = deferred(async () => (await import('./DeliveryDialog.tsx')).DeliveryDialog)

const OFF = say.noDeliveryChargeSet

/** Delivery charges in one sentence, and the way to change them. */
export const DeliveryCard = ({ store }: { store: OwnStore }) => {
  const { data, isError, error, refetch, isFetching } = useDelivery()
  const [editing, setEditing] = useState(false)
  if (!data && isError) {
    return (
      <Card>
        <ErrorState
          title={errorMessage(error, say.failedToFetchDeliveryCharges)}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      </Card>
    )
  }
  const isOn = Boolean(data?.delivery)
  return (
    <Card className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="mb-1 font-semibold text-base leading-snug">{say.delivery}</h2>
        {data ? (
          <p className={isOn ? 'text-sm' : 'text-muted text-sm'}>
            {data.delivery ? deliverySentence(data.delivery, store.currency) : OFF}
          </p>
        ) : (
          <Skeleton className="h-10 rounded-lg" />
        )}
      </div>
      {data && (
        <Button
          variant="secondary"
          icon={isOn ? <Pencil aria-hidden="true" /> : <Truck aria-hidden="true" />}
          onClick={() => setEditing(true)}
        >
          {isOn ? say.editDelivery : say.setUpDelivery}
        </Button>
      )}
      {editing && data && <DeliveryDialog store={store} known={data} onClose={() => setEditing(false)} />}
    </Card>
  )
}
