import { type LucideIcon, Package, Store } from 'lucide-react'
import { type ComponentType, lazy } from 'react'

export interface DashboardTab {
  id: string
  label: string
  icon: LucideIcon
  /** Free sellers see that it belongs to the paid plan. */
  premium?: true
  View: ComponentType
}

/** The dashboard's tabs in their order; the first is shown when the address names none. Each brings its own code when it is opened. */
export const tabs: readonly [DashboardTab, ...DashboardTab[]] = [
  {
    id: 'store',
    label: 'Store',
    icon: Store,
    View: lazy(async () => ({ default: (await import('#src/features/store/StoreTab.tsx')).StoreTab })),
  },
  {
    id: 'products',
    label: 'Products',
    icon: Package,
    View: lazy(async () => ({ default: (await import('#src/features/products/ProductsTab.tsx')).ProductsTab })),
  },
]
