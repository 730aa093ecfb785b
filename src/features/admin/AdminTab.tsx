import { ShieldAlert } from 'lucide-react'
import { useSecondFactor } from '#src/features/shared/second-factor.ts'
import { text, useParameters } from '#src/lib/browser/use-parameters.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { LinkButton } from '#src/ui/Button.tsx'
import { ErrorBoundary } from '#src/ui/feedback/ErrorBoundary.tsx'
import { EmptyState } from '#src/ui/feedback/States.tsx'
import { Tabs } from '#src/ui/Tabs.tsx'
import { openView } from './shared/address.ts'
import { adminViews } from './views.ts'

/** Says once what the server would answer to every admin call: set up two-step sign-in first. */
const SecondFactorFirst = () => (
  <EmptyState
    icon={<ShieldAlert aria-hidden="true" />}
    title="Two-step sign-in comes first"
    action={<LinkButton href="?tab=account">Set it up</LinkButton>}
  >
    This panel shows every seller. A code from your phone, as well as the password, keeps others out.
  </EmptyState>
)

/** The Admin Control Panel. */
export const AdminTab = () => {
  const [{ view: id }] = useParameters({ view: text() })
  const { data: secondFactor } = useSecondFactor()
  const shown = adminViews.find((view) => view.id === id) ?? adminViews[0]
  return (
    // English in every dashboard. The styles leave an article of its own direction alone.
    <article className="flex flex-col gap-4" dir="ltr" lang="en">
      <div className="-mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 md:-mt-4">
        <h2 className="text-muted">Admin Control Panel</h2>
        <Badge tone="info">Super Admin</Badge>
      </div>
      {secondFactor?.required && !secondFactor.enabled ? (
        <SecondFactorFirst />
      ) : (
        <Tabs label="Admin Control Panel" value={shown.id} onChange={(next) => openView(next)} tabs={adminViews}>
          <ErrorBoundary key={shown.id}>
            <shown.View />
          </ErrorBoundary>
        </Tabs>
      )}
    </article>
  )
}
