import { Landmark, Pencil } from 'lucide-react'
import { useState } from 'react'
import { methodName, spacedNumber } from '#contract/order-payments/payment-kinds.ts'
import type { OwnStore } from '#contract/stores/stores.ts'
import { useShopRole } from '#src/features/shared/use-may.ts'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { deferred } from '#src/ui/deferred.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { ErrorState } from '#src/ui/feedback/States.tsx'
import { useMethods } from './use-methods.ts'
import * as say from './words.ts'

const PaymentsDialog = deferred(async () => (await import('./PaymentsDialog.tsx')).PaymentsDialog)

const OFF = say.buyersPayCashAddAccount

/** Accounts that buyers can pay to, and the way to change them. */
export const PaymentsCard = ({ store }: { store: OwnStore }) => {
  const { data, isError, error, refetch, isFetching } = useMethods()
  const [editing, setEditing] = useState(false)
  // Where money goes is the owner's to say.
  const isOwner = useShopRole() === 'owner'
  if (!data && isError) {
    return (
      <Card>
        <ErrorState
          title={errorMessage(error, say.failedToFetchAccounts)}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      </Card>
    )
  }
  const isOn = data !== undefined && data.methods.length > 0
  return (
    <Card className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="mb-1 font-semibold text-base leading-snug">{say.paymentBeforeDelivery}</h2>
        {!data && <Skeleton className="h-10 rounded-lg" />}
        {data && !isOn && <p className="text-muted text-sm">{OFF}</p>}
        {isOn && (
          <ul className="flex flex-col gap-1 text-sm">
            {data.methods.map((method) => (
              <li key={`${method.kind} ${method.number}`} className="break-words">
                <bdi>{methodName(method)}</bdi> · <bdi dir="ltr">{spacedNumber(method.number)}</bdi>
              </li>
            ))}
            {data.advance && <li className="text-muted">{say.anAdvanceIsAskedFor}</li>}
          </ul>
        )}
      </div>
      {data && isOwner && (
        <Button
          variant="secondary"
          icon={isOn ? <Pencil aria-hidden="true" /> : <Landmark aria-hidden="true" />}
          onClick={() => setEditing(true)}
        >
          {isOn ? say.editAccounts : say.addAccount}
        </Button>
      )}
      {editing && data && <PaymentsDialog base={data} currency={store.currency} onClose={() => setEditing(false)} />}
    </Card>
  )
}
