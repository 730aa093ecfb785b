import type { AdminUser } from '#contract/admin/admin-users.ts'
import { dayOf } from '#src/lib/days.ts'
import { plural } from '#src/lib/plural.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { AgeOrder } from '../shared/lists/AgeOrder.tsx'
import { Records } from '../shared/lists/Records.tsx'
import type { Column } from '../shared/lists/records.ts'
import { noUsers, planFilter, UserSearch, userColumn } from '../shared/lists/UserSearch.tsx'
import { useListFilters } from '../shared/lists/use-list-filters.ts'
import { PlanBadge, planEnd } from '../shared/plans/plan-words.tsx'
import { UserMenu } from './UserMenu.tsx'
import { phoneOf, useUsers } from './users.ts'

const choices = { ...planFilter, sort: ['newest', 'oldest'] } as const

const columns: readonly Column<AdminUser>[] = [
  userColumn(({ id }) => id),
  {
    heading: 'WhatsApp',
    cell: (user) => (
      <span dir="ltr" className="whitespace-nowrap tabular-nums">
        {phoneOf(user) || '—'}
      </span>
    ),
  },
  {
    heading: 'Plan',
    card: 'badge',
    cell: (user) => (
      <span className="flex flex-wrap gap-1.5">
        <PlanBadge user={user} />
        {user.role === 'admin' && <Badge tone="info">Admin</Badge>}
        {!user.verified && <Badge tone="warning">Unverified</Badge>}
      </span>
    ),
  },
  { heading: 'Plan ends', cell: (user) => <span className="whitespace-nowrap">{planEnd({ user })}</span> },
  {
    heading: 'Joined',
    cell: (user) => (
      <time dateTime={user.created_at} className="whitespace-nowrap text-muted">
        {dayOf(user.created_at)}
      </time>
    ),
  },
]

/** All accounts, searchable by part of the address or number. */
export const UserList = () => {
  const { search, page, chosen, choose, find, turn } = useListFilters(choices)
  const users = useUsers({ search, page, ...chosen })
  return (
    <div className="flex flex-col gap-3">
      <UserSearch search={search} onSearch={find} plan={chosen.plan} onPlan={(plan) => choose('plan', plan)}>
        <AgeOrder label="Order of users" value={chosen.sort} onChange={(sort) => choose('sort', sort)} />
      </UserSearch>
      <Records
        label="Users"
        list={users.data && { rows: users.data.users, ...users.data }}
        query={users}
        counted={(total) => plural(total, 'user')}
        failed="Failed to fetch users"
        empty={noUsers(search !== '' || chosen.plan !== 'all')}
        page={page}
        onTurn={turn}
        columns={columns}
        keyOf={(user) => user.id}
        actions={(user) => <UserMenu user={user} />}
      />
    </div>
  )
}
