import type { ComponentType } from 'react'
import { TabSkeleton } from '#src/features/shared/TabSkeleton.tsx'
import { deferred } from '#src/ui/deferred.tsx'
import { StoreSettings } from './StoreSettings.tsx'

export interface StoreViewProps {
  /** Shows the design of the store, if there is such a view. */
  openDesign?: () => void
}

export interface StoreView {
  id: string
  label: string
  /** Cannot be opened before there is a store. */
  needsStore?: true
  View: ComponentType<StoreViewProps>
}

/** What the Store tab is made of, in its order. */
export const storeViews: readonly [StoreView, ...StoreView[]] = [
  {
    id: 'settings',
    label: 'Store Settings',
    View: StoreSettings,
  },
  {
    id: 'design',
    label: 'Store Design',
    needsStore: true,
    View: deferred(async () => (await import('#src/features/design/DesignView.tsx')).DesignView, TabSkeleton),
  },
]
