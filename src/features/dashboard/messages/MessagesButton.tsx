import { Bell } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { deferred } from '#src/ui/deferred.tsx'
import { useUnread } from './unread.ts'
import * as say from './words.ts'

const MessagesDialog = deferred(async () => (await import('./MessagesDialog.tsx')).MessagesDialog)

/** Opens the messages and shows how many are new. */
export const MessagesButton = () => {
  const unread = useUnread()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        className="relative"
        aria-label={unread === 0 ? say.messagesNoneUnread : say.messagesUnread(unread)}
        title={say.messages}
        icon={<Bell aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="absolute top-0.5 end-0 min-w-5 rounded-full bg-accent px-1 text-center font-semibold text-[0.6875rem] text-on-accent leading-5 tabular-nums"
          >
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </Button>
      {open && <MessagesDialog onClose={() => setOpen(false)} />}
    </>
  )
}
