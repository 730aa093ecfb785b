import { lazy, Suspense } from 'react'
import { plans } from '#contract/plans.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { useMe } from '../shared/queries.ts'
import { AccountButton } from './AccountButton.tsx'
import { Brand } from './Brand.tsx'
import { MessagesButton } from './messages/MessagesButton.tsx'

// The menu weighs more than the header; the button is there before it.
const AccountMenu = lazy(async () => ({ default: (await import('./AccountMenu.tsx')).AccountMenu }))

export const Header = () => {
  const me = useMe()
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-surface">
      <div className="mx-auto flex h-14 max-w-6xl items-center gap-2.5 px-4 md:h-16 md:px-6">
        <Brand />
        <Badge tone={me.plan === 'paid' ? 'positive' : 'neutral'}>{plans[me.plan].label}</Badge>
        <span className="ml-auto flex items-center">
          <MessagesButton />
          <Suspense fallback={<AccountButton email={me.email} busy />}>
            <AccountMenu email={me.email} />
          </Suspense>
        </span>
      </div>
    </header>
  )
}
