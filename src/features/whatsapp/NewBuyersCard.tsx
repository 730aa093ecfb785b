import { TriangleAlert } from 'lucide-react'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { Card, CardHeading } from '#src/ui/Card.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { ErrorState } from '#src/ui/feedback/States.tsx'
import { toast } from '#src/ui/feedback/toast.ts'
import { SwitchField } from '#src/ui/forms/SwitchField.tsx'
import { useMessageSettings, useSaveMessageSettings } from './message-settings.ts'

/** Whether the official number also writes to buyers of unconfirmed orders. */
export const NewBuyersCard = () => {
  const settings = useMessageSettings()
  const save = useSaveMessageSettings()
  const change = (message_new_buyers: boolean) =>
    save.mutate(
      { message_new_buyers },
      {
        onSuccess: ({ message }) => toast.success(message),
        onError: (error) => toast.error(errorMessage(error, 'Failed to save message settings')),
      },
    )
  return (
    <Card>
      <CardHeading
        title="Who the official number writes to"
        description="It tells buyers when their parcel is on its way and delivered, and of every step if they wrote to it in the last 24 hours."
      />
      {settings.data ? (
        <div className="flex flex-col gap-4">
          <SwitchField
            label="Also write to new buyers at once"
            hint="“We have received your order”, before you confirm it, with buttons to confirm or cancel it."
            checked={save.isPending ? save.variables.message_new_buyers : settings.data.message_new_buyers}
            onChange={change}
          />
          <Notice tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
            Anybody can type any phone number into an order. With this on, the number may write to people who never
            ordered from you. If they report it, WhatsApp can block it.
          </Notice>
        </div>
      ) : settings.isError ? (
        <ErrorState
          title={errorMessage(settings.error, 'Failed to fetch message settings')}
          onRetry={() => void settings.refetch()}
          busy={settings.isFetching}
        />
      ) : (
        <Skeleton className="h-28 rounded-xl" />
      )}
    </Card>
  )
}
