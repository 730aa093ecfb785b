import { KeyRound } from 'lucide-react'
import { useMemo, useState } from 'react'
import { plural } from '#src/lib/plural.ts'
import { Button } from '#src/ui/Button.tsx'
import { LayoutsFailed } from '../shared/layouts/LayoutsFailed.tsx'
import { PermissionsDialog } from '../shared/layouts/PermissionsDialog.tsx'
import { layoutName, useLayouts } from '../shared/layouts/use-layouts.ts'
import { Records } from '../shared/lists/Records.tsx'
import type { Column } from '../shared/lists/records.ts'
import { noUsers, planFilter, UserSearch, userColumn } from '../shared/lists/UserSearch.tsx'
import { useListFilters } from '../shared/lists/use-list-filters.ts'
import { PlanBadge } from '../shared/plans/plan-words.tsx'
import { usePermissions } from './layouts.ts'

interface Permission {
  user_id: string
  email: string
  plan: 'free' | 'paid'
  allowed_layouts: string[]
  version: string
}

const columnsWith = (layouts: ReturnType<typeof useLayouts>['layouts']): readonly Column<Permission>[] => [
  userColumn(({ user_id }) => user_id),
  { heading: 'Plan', card: 'badge', cell: (user) => <PlanBadge user={user} /> },
  {
    heading: 'Granted layouts',
    cell: (user) =>
      user.allowed_layouts.length === 0 ? (
        <span className="text-muted">None</span>
      ) : (
        user.allowed_layouts.map((id) => layoutName(layouts, id)).join(', ')
      ),
  },
]

/** Users with granted layouts. */
export const UserPermissions = () => {
  const { search, page, chosen, choose, find, turn } = useListFilters(planFilter)
  const users = usePermissions({ search, page, plan: chosen.plan })
  const { layouts, failed, retry } = useLayouts()
  const columns = useMemo(() => columnsWith(layouts), [layouts])
  const [asked, setAsked] = useState<Permission | null>(null)
  return (
    <div className="flex flex-col gap-3">
      <UserSearch search={search} onSearch={find} plan={chosen.plan} onPlan={(plan) => choose('plan', plan)} />
      {failed && <LayoutsFailed onRetry={retry} />}
      <Records
        label="Layout permissions"
        list={users.data && { rows: users.data.users, ...users.data }}
        query={users}
        counted={(total) => plural(total, 'user')}
        failed="Failed to fetch user layout permissions"
        empty={noUsers(search !== '' || chosen.plan !== 'all')}
        page={page}
        onTurn={turn}
        columns={columns}
        keyOf={(user) => user.user_id}
        actions={(user) => (
          <Button
            variant="quiet"
            size="small"
            icon={<KeyRound aria-hidden="true" />}
            aria-label={`Change the layouts of ${user.email}`}
            onClick={() => setAsked(user)}
          >
            Change
          </Button>
        )}
      />
      {asked && <PermissionsDialog user={asked} onClose={() => setAsked(null)} />}
    </div>
  )
}
