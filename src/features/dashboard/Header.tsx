import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { plans } from '#contract/plans.ts'
import { endSession } from '#src/lib/session/end-session.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { useMe } from '../shared/queries.ts'
import { Brand } from './Brand.tsx'
import { MessagesButton } from './messages/MessagesButton.tsx'

export const Header = () => {
  const me = useMe()
  const [leaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    void endSession()
  }
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-surface">
      <div className="mx-auto flex h-14 max-w-6xl items-center gap-2.5 px-4 md:h-16 md:px-6">
        <Brand />
        <Badge tone={me.plan === 'paid' ? 'positive' : 'neutral'}>{plans[me.plan].label}</Badge>
        <span className="ml-auto hidden truncate text-muted text-sm sm:block">{me.email}</span>
        <span className="flex items-center max-sm:ml-auto">
          <MessagesButton />
          <Button
            variant="quiet"
            size="small"
            busy={leaving}
            className="min-w-11"
            icon={<LogOut aria-hidden="true" />}
            onClick={leave}
          >
            <span className="max-[389px]:sr-only">Logout</span>
          </Button>
        </span>
      </div>
    </header>
  )
}
