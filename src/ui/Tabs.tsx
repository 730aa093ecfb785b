import { cva } from 'class-variance-authority'
import { Tabs as RadixTabs } from 'radix-ui'
import type { ReactNode } from 'react'
import { pageDirection } from '#src/lib/browser/page-direction.ts'
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
  'inline-flex min-h-11 shrink-0 items-center gap-2 font-medium text-muted text-sm transition-colors hover:text-text focus-visible:outline-offset-[-2px] disabled:cursor-not-allowed disabled:opacity-50 data-[state=active]:text-text [&_svg]:size-4',
  {
    variants: {
      look: {
        box: 'rounded-lg px-4 data-[state=active]:bg-surface data-[state=active]:shadow-card sm:min-h-9',
        line: '-mb-px border-transparent border-b-2 px-0.5 data-[state=active]:border-accent',
      },
    },
  },
)

/** Tabs; arrow keys move between them. */
export const Tabs = <Id extends string>({ label, tabs, value, onChange, look = 'box', children }: TabsProps<Id>) => {
  const list = useChosenInView<HTMLDivElement>('[data-state=active]', value)
  return (
    <RadixTabs.Root
      dir={pageDirection()}
      value={value}
      onValueChange={(id) => onChange(id as Id)}
      className="flex flex-col gap-5"
    >
      <RadixTabs.List ref={list} aria-label={label} className={listLook({ look })}>
        {tabs.map((tab) => (
          <RadixTabs.Trigger key={tab.id} value={tab.id} disabled={tab.disabled ?? false} className={tabLook({ look })}>
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      <RadixTabs.Content value={value} tabIndex={-1} className="outline-none">
        {children}
      </RadixTabs.Content>
    </RadixTabs.Root>
  )
}
