import { Tabs as RadixTabs } from 'radix-ui'
import type { ReactNode } from 'react'

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
  /** The content of the tab that is shown. */
  children: ReactNode
}

/** A few views of one thing, one at a time; arrow keys walk between them. */
export const Tabs = <Id extends string>({ label, tabs, value, onChange, children }: TabsProps<Id>) => (
  <RadixTabs.Root value={value} onValueChange={(id) => onChange(id as Id)} className="flex flex-col gap-5">
    <RadixTabs.List
      aria-label={label}
      className="inline-flex max-w-full gap-1 self-start overflow-x-auto rounded-xl border border-line bg-raised p-1"
    >
      {tabs.map((tab) => (
        <RadixTabs.Trigger
          key={tab.id}
          value={tab.id}
          disabled={tab.disabled ?? false}
          className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-lg px-4 font-medium text-muted text-sm transition-colors hover:text-text disabled:cursor-not-allowed disabled:opacity-50 data-[state=active]:bg-surface data-[state=active]:text-text data-[state=active]:shadow-card sm:min-h-9 [&_svg]:size-4"
        >
          {tab.label}
        </RadixTabs.Trigger>
      ))}
    </RadixTabs.List>
    <RadixTabs.Content value={value} tabIndex={-1} className="outline-none">
      {children}
    </RadixTabs.Content>
  </RadixTabs.Root>
)
