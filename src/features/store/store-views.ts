import { type ComponentType, lazy } from 'react'

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
    View: lazy(async () => ({ default: (await import('./StoreSettings.tsx')).StoreSettings })),
  },
  {
    id: 'design',
    label: 'Store Design',
    needsStore: true,
    View: lazy(async () => ({ default: (await import('#src/features/design/DesignView.tsx')).DesignView })),
  },
]
