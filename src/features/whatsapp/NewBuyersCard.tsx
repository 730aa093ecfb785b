import { TriangleAlert } from 'lucide-react'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { Card, CardHeading } from '#src/ui/Card.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { ErrorState } from '#src/ui/feedback/States.tsx'
import { toast } from '#src/ui/feedback/toast.ts'
import { SwitchField } from '#src/ui/forms/SwitchField.tsx'
import { useMessageSettings, useSaveMessageSettings } from './message-settings.ts'
import * as say from './words.ts'

/** Whether the official number also writes to buyers of unconfirmed orders. */
export const NewBuyersCard = () => {
  const settings = useMessageSettings()
  const save = useSaveMessageSettings()
  const change = (message_new_buyers: boolean) =>
    save.mutate(
      { message_new_buyers },
      {
        onSuccess: ({ message }) => toast.success(message),
        onError: (error) => toast.error(errorMessage(error, say.failedToSaveMessageSettings)),
      },
    )
  return (
    <Card>
      <CardHeading title={say.whoOfficialNumberWritesTo} description={say.itTellsBuyersWhen} />
      {settings.data ? (
        <div className="flex flex-col gap-4">
          <SwitchField
            label={say.alsoWriteToNewBuyers}
            hint={say.messageToNewBuyers}
            checked={save.isPending ? save.variables.message_new_buyers : settings.data.message_new_buyers}
            onChange={change}
          />
          <Notice tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
            {say.anybodyCanTypeAnyNumber}
          </Notice>
        </div>
      ) : settings.isError ? (
        <ErrorState
          title={errorMessage(settings.error, say.failedToFetchMessageSettings)}
          onRetry={() => void settings.refetch()}
          busy={settings.isFetching}
        />
      ) : (
        <Skeleton className="h-28 rounded-xl" />
      )}
    </Card>
  )
}
