import { parseAsString, useQueryState } from 'nuqs'
import { Suspense } from 'react'
import { TabSkeleton } from '#src/features/shared/TabSkeleton.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { ErrorBoundary } from '#src/ui/feedback/ErrorBoundary.tsx'
import { Tabs } from '#src/ui/Tabs.tsx'
import { openView } from './shared/address.ts'
import { adminViews } from './views.ts'

/** The Admin Control Panel: everything that who runs WhatsStore does. */
export const AdminTab = () => {
  const [id] = useQueryState('view', parseAsString)
  const shown = adminViews.find((view) => view.id === id) ?? adminViews[0]
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="font-semibold text-xl tracking-tight">Admin Control Panel</h2>
        <Badge tone="info">Super Admin</Badge>
      </div>
      <Tabs label="Admin Control Panel" value={shown.id} onChange={(next) => openView(next)} tabs={adminViews}>
        <ErrorBoundary key={shown.id}>
          <Suspense fallback={<TabSkeleton />}>
            <shown.View />
          </Suspense>
        </ErrorBoundary>
      </Tabs>
    </div>
  )
}
