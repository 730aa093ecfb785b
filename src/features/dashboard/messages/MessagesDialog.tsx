import { Inbox } from 'lucide-react'
import { useEffect } from 'react'
import { said } from '#src/lib/server-words.ts'
import { timeAgo } from '#src/lib/time-ago.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { EmptyState, ErrorState } from '#src/ui/feedback/States.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import * as common from '#src/ui/words.ts'
import { useMarkRead, useMessages } from './messages.ts'
import { useUnread } from './unread.ts'
import * as say from './words.ts'

const Messages = () => {
  const { data, isError, isFetching, isFetchingNextPage, hasNextPage, refetch, fetchNextPage } = useMessages()
  const { mutate: markRead, isSuccess: marked } = useMarkRead()
  const unread = useUnread()
  const newest = data?.pages[0]
  // Marks messages as read once they are shown.
  useEffect(() => {
    if (newest && newest.unread_count > 0) markRead()
  }, [newest, markRead])
  // Fetches messages that arrive while the dialog is open.
  useEffect(() => {
    if (marked && unread > 0) void refetch()
  }, [marked, unread, refetch])

  if (!data) {
    return isError ? (
      <ErrorState title={say.failedToFetchMessages} onRetry={() => void refetch()} busy={isFetching} />
    ) : (
      <Skeleton className="h-40 rounded-xl" />
    )
  }
  const messages = data.pages.flatMap(({ notifications }) => notifications)
  if (messages.length === 0) {
    return (
      <EmptyState icon={<Inbox aria-hidden="true" />} title={say.noMessagesYet}>
        {say.ourMessagesToYou}
      </EmptyState>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <ol className="-my-4 divide-y divide-line">
        {messages.map(({ id, message, created_at, read_at }) => (
          <li key={id} className="flex flex-col gap-1.5 py-4">
            <p className="flex items-center gap-2 text-muted text-sm">
              <time dateTime={created_at}>{timeAgo(created_at)}</time>
              {read_at === null && <Badge tone="positive">{common.newLabel}</Badge>}
            </p>
            <p dir="auto" className="whitespace-pre-line break-words">
              {said(message)}
            </p>
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {say.loadMore}
        </Button>
      )}
    </div>
  )
}

/** Messages from the platform's admins. */
export const MessagesDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog title={say.messagesFromWhatsstore} onClose={onClose}>
    <Messages />
  </Dialog>
)
