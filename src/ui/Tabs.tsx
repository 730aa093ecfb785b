import { cva } from 'class-variance-authority'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { neighbour } from './neighbour.ts'
import { useChosenInView } from './use-chosen-in-view.ts'

interface Tab<Id extends string> {
  id: Id
  label: ReactNode
  disabled?: boolean
}

interface TabsProps<Id extends string> {
  label: string
  tabs: readonly Tab<Id>[]
  value: Id
  onChange: (id: Id) => void
  /** `line` for tabs inside a tab. */
  look?: 'box' | 'line'
  /** Content of the current tab. */
  children: ReactNode
}

const listLook = cva('relative overflow-x-auto', {
  variants: {
    look: {
      box: 'inline-flex max-w-full gap-1 self-start rounded-xl border border-line bg-raised p-1',
      line: 'flex gap-5 border-line border-b [scrollbar-width:none]',
    },
  },
})

const tabLook = cva(
  'inline-flex min-h-11 shrink-0 items-center gap-2 font-medium text-muted text-sm transition-colors hover:text-text focus-visible:outline-offset-[-2px] disabled:cursor-not-allowed disabled:opacity-50 aria-selected:text-text [&_svg]:size-4',
  {
    variants: {
      look: {
        box: 'rounded-lg px-4 aria-selected:bg-surface aria-selected:shadow-card sm:min-h-9',
        line: '-mb-px border-transparent border-b-2 px-0.5 aria-selected:border-accent',
      },
    },
  },
)

/** Opens the tab that a key leads to. */
const follow = (event: KeyboardEvent<HTMLElement>) => {
  const next = neighbour(event, 'button:enabled', 'row')
  next?.focus()
  next?.click()
}

/** Tabs; arrow keys move between them. */
export const Tabs = <Id extends string>({ label, tabs, value, onChange, look = 'box', children }: TabsProps<Id>) => {
  const list = useChosenInView<HTMLDivElement>('[aria-selected=true]', value)
  const id = useId()
  return (
    <div className="flex flex-col gap-5">
      <div ref={list} role="tablist" aria-label={label} onKeyDown={follow} className={listLook({ look })}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === value}
            aria-controls={tab.id === value ? id : undefined}
            tabIndex={tab.id === value ? 0 : -1}
            disabled={tab.disabled}
            className={tabLook({ look })}
            onClick={() => tab.id !== value && onChange(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={id} role="tabpanel" aria-labelledby={`${id}-${value}`} tabIndex={-1} className="outline-none">
        {children}
      </div>
    </div>
  )
}
