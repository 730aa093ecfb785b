import { Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { ChoiceFilter } from '#src/ui/forms/ChoiceFilter.tsx'
import { SearchInput } from '#src/ui/forms/SearchInput.tsx'
import { Email } from '../Email.tsx'
import { ViewLink } from '../ViewLink.tsx'
import type { Column } from './records.ts'

const plans = ['all', 'paid', 'free'] as const

type PlanChoice = (typeof plans)[number]

/** Filters by the plan in force, for `useListFilters`. */
export const planFilter = { plan: plans } as const

const choices: readonly (readonly [PlanChoice, string])[] = [
  ['all', 'All plans'],
  ['paid', 'Paid'],
  ['free', 'Free'],
]

interface UserSearchProps {
  search: string
  onSearch: (text: string) => void
  plan: PlanChoice
  onPlan: (plan: PlanChoice) => void
  /** Further filters, beside the plans. */
  children?: ReactNode
}

/** Finds users by part of their address or number, and by plan. */
export const UserSearch = ({ search, onSearch, plan, onPlan, children }: UserSearchProps) => (
  <search className="flex flex-col gap-2">
    <SearchInput
      label="Search users"
      placeholder="E-mail or phone number, or a part of it"
      value={search}
      onSearch={onSearch}
    />
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <ChoiceFilter label="Filter by plan" choices={choices} value={plan} onChange={onPlan} />
      {children}
    </div>
  </search>
)

/** Texts of an empty list of users. */
export const noUsers = (narrowed: boolean) => ({
  icon: <Users aria-hidden="true" />,
  title: narrowed ? 'No users found' : 'No users yet',
  words: narrowed
    ? 'Try a shorter part of the address or number, or all plans.'
    : 'Sellers appear here when they sign up.',
})

/** Column with a user's address, which links to her page. */
export const userColumn = <Row extends { email: string }>(idOf: (row: Row) => string): Column<Row> => ({
  heading: 'User',
  card: 'head',
  cell: (row) => (
    <ViewLink
      view="users"
      shown={{ user: idOf(row) }}
      className="block truncate font-medium underline-offset-4 hover:underline max-[1099px]:whitespace-normal"
    >
      <Email address={row.email} />
    </ViewLink>
  ),
})
