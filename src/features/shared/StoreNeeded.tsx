import { Store } from 'lucide-react'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/feedback/States.tsx'

/** The first tab has the bare address. Not by `tabs.ts`, which knows every tab that may show this. */
const openStoreTab = () => {
  history.pushState(null, '', location.pathname)
  scrollTo(0, 0)
}

/** In the place of what a seller without a store cannot have yet. */
export const StoreNeeded = ({ children }: { children: string }) => (
  <EmptyState
    icon={<Store aria-hidden="true" />}
    title="Create Your Store First"
    action={<Button onClick={openStoreTab}>Create Store</Button>}
  >
    {children}
  </EmptyState>
)
