import type { ComponentType } from 'react'
import { TabSkeleton } from '#src/features/shared/TabSkeleton.tsx'
import { deferred } from '#src/ui/deferred.tsx'
import { StoreSettings } from './StoreSettings.tsx'
import * as say from './words.ts'

export interface StoreViewProps {
  /** Opens the design view, if there is one. */
  openDesign?: () => void
}

export interface StoreView {
  id: string
  label: string
  /** Needs a store first. */
  needsStore?: true
  /** Shown to the shop's owner alone. */
  ownerOnly?: true
  View: ComponentType<StoreViewProps>
}

/** Views of the Store tab in order. */
export const storeViews: readonly [StoreView, ...StoreView[]] = [
  {
    id: 'settings',
    label: say.storeSettings,
    View: StoreSettings,
  },
  {
    id: 'design',
    label: say.storeDesign,
    needsStore: true,
    View: deferred(async () => (await import('#src/features/design/DesignView.tsx')).DesignView, TabSkeleton),
  },
  {
    id: 'reviews',
    label: say.reviews,
    needsStore: true,
    View: deferred(async () => (await import('#src/features/reviews/ReviewsView.tsx')).ReviewsView, TabSkeleton),
  },
  {
    id: 'feeds',
    label: say.ads,
    needsStore: true,
    View: deferred(async () => (await import('./feeds/FeedsView.tsx')).FeedsView, TabSkeleton),
  },
  {
    id: 'people',
    label: say.people,
    needsStore: true,
    ownerOnly: true,
    View: deferred(async () => (await import('./people/PeopleView.tsx')).PeopleView, TabSkeleton),
  },
]
