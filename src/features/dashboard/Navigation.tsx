import { useQueryClient } from '@tanstack/react-query'
import { Gem } from 'lucide-react'
import type { MouseEvent } from 'react'
import * as common from '#src/ui/words.ts'
import { useMe } from '../shared/queries.ts'
import { useToDoCount } from '../shared/to-do-count.ts'
import { useTab } from './use-tab.ts'
import * as say from './words.ts'

/** A bottom bar on a phone, a side column from 768 px. */
export const Navigation = () => {
  const me = useMe()
  const toDo = useToDoCount()
  const { tab, tabs, addressOf, open } = useTab()
  const queries = useQueryClient()
  const follow = (event: MouseEvent, id: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    open(id)
  }
  return (
    <nav
      aria-label={say.dashboard}
      data-toasts-above
      className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] md:sticky md:inset-auto md:top-20 md:w-52 md:shrink-0 md:self-start md:border-0 md:bg-transparent md:pb-0"
    >
      <ul className="flex max-md:px-1.5 md:flex-col md:gap-1">
        {tabs.map(({ id, label, icon: Icon, premium, warm }) => (
          <li key={id} className="min-w-0 flex-1">
            <a
              href={addressOf(id)}
              aria-current={id === tab.id ? 'page' : undefined}
              onPointerDown={() => void warm?.(queries).catch(() => undefined)}
              onClick={(event) => follow(event, id)}
              className={`group relative flex min-h-14 flex-col items-center justify-center gap-0.5 font-medium text-[0.6875rem] text-muted leading-tight transition-colors hover:text-text focus-visible:outline-offset-[-2px] max-[389px]:tracking-tight max-[359px]:text-[0.625rem] ${tabs.length > 6 ? 'max-[419px]:text-[0.625rem] max-[419px]:tracking-tight' : ''} aria-[current=page]:text-accent-text md:min-h-11 md:flex-row md:justify-start md:gap-3 md:rounded-lg md:px-3 md:text-sm md:aria-[current=page]:bg-accent-soft md:hover:not-aria-[current=page]:bg-raised`}
            >
              <span className="grid h-7 w-12 place-items-center rounded-full transition-colors group-aria-[current=page]:bg-accent-soft md:size-auto">
                <Icon aria-hidden="true" className="size-[1.375rem] shrink-0 md:size-5" strokeWidth={1.9} />
              </span>
              <span className="max-w-full truncate">{label}</span>
              {id === 'orders' && toDo > 0 && (
                <span className="absolute top-1 start-[calc(50%+0.375rem)] grid h-4.5 min-w-4.5 place-items-center rounded-full bg-accent px-1 font-semibold text-[0.6875rem] text-on-accent tabular-nums md:static md:ms-auto md:h-5 md:min-w-5">
                  {toDo > 99 ? '99+' : toDo}
                  <span className="sr-only"> {say.toDo}</span>
                </span>
              )}
              {premium && me.plan === 'free' && (
                <span className="absolute top-1.5 start-[calc(50%+0.75rem)] text-warning md:static md:ms-auto">
                  <Gem aria-hidden="true" className="size-3 md:size-4" />
                  <span className="sr-only">{common.premium}</span>
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
