import { Store } from 'lucide-react'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/States.tsx'
import { tabs } from './tabs.ts'
import { useTab } from './use-tab.ts'

/** In the place of what a seller without a store cannot have yet. */
export const StoreNeeded = ({ children }: { children: string }) => {
  const { open } = useTab()
  return (
    <EmptyState
      icon={<Store aria-hidden="true" />}
      title="Create Your Store First"
      action={<Button onClick={() => open(tabs[0].id)}>Create Store</Button>}
    >
      {children}
    </EmptyState>
  )
}
