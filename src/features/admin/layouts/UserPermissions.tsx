import { KeyRound, Users } from 'lucide-react'
import { useMemo, useState } from 'react'
import { plural } from '#src/lib/plural.ts'
import { Button } from '#src/ui/Button.tsx'
import { SearchInput } from '#src/ui/forms/SearchInput.tsx'
import { LayoutsFailed } from '../shared/layouts/LayoutsFailed.tsx'
import { PermissionsDialog } from '../shared/layouts/PermissionsDialog.tsx'
import { layoutName, useLayouts } from '../shared/layouts/use-layouts.ts'
import { ChoiceFilter } from '../shared/lists/ChoiceFilter.tsx'
import { Records } from '../shared/lists/Records.tsx'
import type { Column } from '../shared/lists/records.ts'
import { useListFilters } from '../shared/lists/use-list-filters.ts'
import { PlanBadge } from '../shared/plan-words.tsx'
import { ViewLink } from '../shared/ViewLink.tsx'
import { usePermissions } from './layouts.ts'

interface Permission {
  user_id: string
  email: string
  plan: 'free' | 'paid'
  allowed_layouts: string[]
  version: string
}

const choices = { plan: ['all', 'paid', 'free'] } as const
const planChoices = [
  ['all', 'All plans'],
  ['paid', 'Paid'],
  ['free', 'Free'],
] as const

const columnsWith = (layouts: ReturnType<typeof useLayouts>['layouts']): readonly Column<Permission>[] => [
  {
    heading: 'User',
    card: 'head',
    cell: (user) => (
      <ViewLink
        view="users"
        shown={{ user: user.user_id }}
        className="block truncate font-medium underline-offset-4 hover:underline max-[1099px]:whitespace-normal"
      >
        <bdi>{user.email}</bdi>
      </ViewLink>
    ),
  },
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

/** Who may use more layouts than her plan includes. */
export const UserPermissions = () => {
  const { search, page, chosen, choose, find, turn } = useListFilters(choices)
  const users = usePermissions({ search, page, plan: chosen.plan })
  const { layouts, failed, retry } = useLayouts()
  const columns = useMemo(() => columnsWith(layouts), [layouts])
  const [asked, setAsked] = useState<Permission | null>(null)
  const narrowed = search !== '' || chosen.plan !== 'all'
  return (
    <div className="flex flex-col gap-3">
      <search className="flex flex-col gap-2">
        <SearchInput
          label="Search users"
          placeholder="E-mail or phone number, or a part of it"
          value={search}
          onSearch={find}
        />
        <ChoiceFilter
          label="Filter by plan"
          choices={planChoices}
          value={chosen.plan}
          onChange={(plan) => choose('plan', plan)}
        />
      </search>
      {failed && <LayoutsFailed onRetry={retry} />}
      <Records
        label="Layout permissions"
        list={users.data && { rows: users.data.users, ...users.data }}
        query={users}
        counted={(total) => plural(total, 'user')}
        failed="Failed to fetch user layout permissions"
        empty={{
          icon: <Users aria-hidden="true" />,
          title: narrowed ? 'No users found' : 'No users yet',
          words: narrowed
            ? 'Try a shorter part of the address or number, or all plans.'
            : 'Sellers who sign up stand here.',
        }}
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
