import { Users } from 'lucide-react'
import type { AdminUser } from '#contract/admin/admin-users.ts'
import { dayOf } from '#src/lib/days.ts'
import { plural } from '#src/lib/plural.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { SearchInput } from '#src/ui/forms/SearchInput.tsx'
import { AgeOrder } from '../shared/lists/AgeOrder.tsx'
import { ChoiceFilter } from '../shared/lists/ChoiceFilter.tsx'
import { Records } from '../shared/lists/Records.tsx'
import type { Column } from '../shared/lists/records.ts'
import { useListFilters } from '../shared/lists/use-list-filters.ts'
import { PlanBadge, planEnd } from '../shared/plan-words.tsx'
import { ViewLink } from '../shared/ViewLink.tsx'
import { UserMenu } from './UserMenu.tsx'
import { phoneOf, useUsers } from './users.ts'

const choices = { plan: ['all', 'paid', 'free'], sort: ['newest', 'oldest'] } as const
const planChoices = [
  ['all', 'All plans'],
  ['paid', 'Paid'],
  ['free', 'Free'],
] as const

const columns: readonly Column<AdminUser>[] = [
  {
    heading: 'User',
    card: 'head',
    cell: (user) => (
      <ViewLink
        view="users"
        shown={{ user: user.id }}
        className="block truncate font-medium underline-offset-4 hover:underline max-[1099px]:whitespace-normal"
      >
        <bdi>{user.email}</bdi>
      </ViewLink>
    ),
  },
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

/** Every account, found by a part of the address or of the number. */
export const UserList = () => {
  const { search, page, chosen, choose, find, turn } = useListFilters(choices)
  const users = useUsers({ search, page, ...chosen })
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
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <ChoiceFilter
            label="Filter by plan"
            choices={planChoices}
            value={chosen.plan}
            onChange={(plan) => choose('plan', plan)}
          />
          <AgeOrder label="Order of users" value={chosen.sort} onChange={(sort) => choose('sort', sort)} />
        </div>
      </search>
      <Records
        label="Users"
        list={users.data && { rows: users.data.users, ...users.data }}
        query={users}
        counted={(total) => plural(total, 'user')}
        failed="Failed to fetch users"
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
        keyOf={(user) => user.id}
        actions={(user) => <UserMenu user={user} />}
      />
    </div>
  )
}
