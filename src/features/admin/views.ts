import type { ComponentType } from 'react'
import { deferred } from '#src/ui/deferred.tsx'
import { TabSkeleton } from '../shared/TabSkeleton.tsx'

export interface AdminView {
  id: string
  label: string
  View: ComponentType
}

/** A view whose code loads when it is opened. */
const view = (id: string, label: string, load: () => Promise<ComponentType>): AdminView => ({
  id,
  label,
  View: deferred(load, TabSkeleton),
})

/** Views of the Admin Control Panel in order. The first is the default. */
export const adminViews: readonly [AdminView, ...AdminView[]] = [
  view('dashboard', 'Dashboard', async () => (await import('./dashboard/DashboardView.tsx')).DashboardView),
  view('users', 'Users', async () => (await import('./users/UsersView.tsx')).UsersView),
  view('stores', 'Stores', async () => (await import('./stores/StoresView.tsx')).StoresView),
  view('referrals', 'Referrals', async () => (await import('./referrals/ReferralsView.tsx')).ReferralsView),
  view('layouts', 'Layouts', async () => (await import('./layouts/LayoutsView.tsx')).LayoutsView),
  view('analytics', 'Analytics', async () => (await import('./analytics/AnalyticsView.tsx')).AnalyticsView),
  view('whatsapp', 'WhatsApp', async () => (await import('./whatsapp/WhatsAppView.tsx')).WhatsAppView),
  view('system', 'System', async () => (await import('./system/SystemView.tsx')).SystemView),
]
