import type { QueryClient } from '@tanstack/react-query'
import {
  ChartNoAxesCombined,
  CircleUser,
  Gift,
  type LucideIcon,
  MessageCircle,
  Package,
  ShoppingBag,
  Store,
  UserCog,
} from 'lucide-react'
import type { ComponentType } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { mayChangeProducts, mayChangeShop, mayPack, mayReadFigures, type Policy } from '#contract/staff/policies.ts'
import { deferred } from '#src/ui/deferred.tsx'
import * as common from '#src/ui/words.ts'
import { warmProductOverview } from '../shared/queries.ts'
import { TabSkeleton } from '../shared/TabSkeleton.tsx'
import * as say from './words.ts'

export interface DashboardTab {
  id: string
  label: string
  icon: LucideIcon
  /** Belongs to the paid plan. Free sellers see a teaser. */
  premium?: true
  /** Shown to and loaded by admins only. */
  admin?: true
  /** Which of a shop's people it is for; without one the owner's alone. */
  may?: Policy
  View: ReturnType<typeof deferred>
  /** Fetches what it shows first, while the session is checked or its link is pressed. */
  warm?: (queries: QueryClient) => Promise<void>
}

/** A tab whose code loads when it is opened. */
const tab = (entry: Omit<DashboardTab, 'View'>, load: () => Promise<ComponentType>): DashboardTab => ({
  ...entry,
  View: deferred(load, TabSkeleton),
})

/** Account settings, opened from the header's menu. */
export const accountTab = tab(
  { id: 'account', label: say.account, icon: CircleUser },
  async () => (await import('#src/features/account/AccountTab.tsx')).AccountTab,
)

/** Tabs in order. The first is the default. */
export const tabs: readonly [DashboardTab, ...DashboardTab[]] = [
  tab(
    { id: 'store', label: say.store, icon: Store, may: mayChangeShop, warm: warmProductOverview },
    async () => (await import('#src/features/store/StoreTab.tsx')).StoreTab,
  ),
  tab(
    {
      ...{ id: 'products', label: common.products, icon: Package, may: mayChangeProducts },
      warm: async (queries) => (await import('#src/features/products/queries.ts')).warmProducts(queries),
    },
    async () => (await import('#src/features/products/ProductsTab.tsx')).ProductsTab,
  ),
  tab(
    {
      ...{ id: 'orders', label: common.orders, icon: ShoppingBag, may: mayPack },
      warm: async (queries) => (await import('#src/features/orders/warm-orders.ts')).warmOrders(queries),
    },
    async () => (await import('#src/features/orders/OrdersTab.tsx')).OrdersTab,
  ),
  tab(
    { id: 'analytics', label: say.analytics, icon: ChartNoAxesCombined, premium: true, may: mayReadFigures },
    async () => (await import('#src/features/analytics/AnalyticsTab.tsx')).AnalyticsTab,
  ),
  tab(
    { id: 'referrals', label: say.referrals, icon: Gift },
    async () => (await import('#src/features/referrals/ReferralsTab.tsx')).ReferralsTab,
  ),
  tab(
    { id: 'whatsapp', label: say.whatsapp, icon: MessageCircle, premium: true },
    async () => (await import('#src/features/whatsapp/WhatsAppTab.tsx')).WhatsAppTab,
  ),
  tab(
    { id: 'admin', label: say.admin, icon: UserCog, admin: true },
    async () => (await import('#src/features/admin/AdminTab.tsx')).AdminTab,
  ),
]

/** The tabs of an account: by its role, and by its role in the shop of somebody else. */
export const tabsOf = ({ role, works_in }: Pick<User, 'role' | 'works_in'>): readonly DashboardTab[] => {
  if (works_in) return tabs.filter(({ may }) => may?.(works_in.role))
  return role === 'admin' ? tabs : tabs.filter(({ admin }) => !admin)
}
