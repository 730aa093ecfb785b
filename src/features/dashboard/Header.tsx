import { plans } from '#contract/plans.ts'
import { offersUrdu } from '#src/lib/browser/language.ts'
import { said } from '#src/lib/server-words.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { LanguageSwitch } from '#src/ui/LanguageSwitch.tsx'
import { useMe } from '../shared/queries.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { Brand } from './Brand.tsx'
import { MessagesButton } from './messages/MessagesButton.tsx'

export const Header = () => {
  const me = useMe()
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-surface">
      <div className="mx-auto flex h-14 max-w-6xl items-center gap-2.5 px-4 md:h-16 md:px-6">
        <Brand />
        {me.works_in ? (
          <span className="min-w-0 truncate text-muted text-sm">
            <bdi>{me.works_in.store_name}</bdi>
          </span>
        ) : (
          // A narrow phone has no room for both.
          <span className={offersUrdu() ? 'max-[419px]:hidden' : undefined}>
            <Badge tone={me.plan === 'paid' ? 'positive' : 'neutral'}>{said(plans[me.plan].label)}</Badge>
          </span>
        )}
        <span className="ms-auto flex items-center">
          <LanguageSwitch className="px-2" />
          <MessagesButton />
          <AccountMenu email={me.email} />
        </span>
      </div>
    </header>
  )
}
