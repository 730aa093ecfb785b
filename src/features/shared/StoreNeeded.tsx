import { Store } from 'lucide-react'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/feedback/States.tsx'
import { openTab } from './open-tab.ts'
import * as say from './words.ts'

/** Stands in for what needs a store. */
export const StoreNeeded = ({ children }: { children: string }) => (
  <EmptyState
    icon={<Store aria-hidden="true" />}
    title={say.createYourStoreFirst}
    action={<Button onClick={() => openTab()}>{say.createStore}</Button>}
  >
    {children}
  </EmptyState>
)
