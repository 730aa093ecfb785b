import { oneOf, useParameters } from '#src/lib/browser/use-parameters.ts'
import { Tabs } from '#src/ui/Tabs.tsx'
import { openView } from '../shared/address.ts'
import { LayoutStatistics } from './LayoutStatistics.tsx'
import { StoreAssignments } from './StoreAssignments.tsx'
import { UserPermissions } from './UserPermissions.tsx'

const parts = ['statistics', 'assignments', 'permissions'] as const

const content = { statistics: LayoutStatistics, assignments: StoreAssignments, permissions: UserPermissions }

/** Layout usage, assignments and grants. */
export const LayoutsView = () => {
  const [{ part }] = useParameters({ part: oneOf(parts, 'statistics') })
  const Part = content[part]
  return (
    <Tabs
      look="line"
      label="Layouts"
      value={part}
      onChange={(next) => openView('layouts', next === 'statistics' ? {} : { part: next })}
      tabs={[
        { id: 'statistics', label: 'Layout Statistics' },
        { id: 'assignments', label: 'Store Assignments' },
        { id: 'permissions', label: 'User Permissions' },
      ]}
    >
      <Part />
    </Tabs>
  )
}
