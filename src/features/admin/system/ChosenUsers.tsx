import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { readUsers } from '#contract/admin/admin-users.endpoints.ts'
import type { AdminUser } from '#contract/admin/admin-users.ts'
import { call } from '#src/lib/api/api.ts'
import { Button } from '#src/ui/Button.tsx'
import { SearchInput } from '#src/ui/forms/SearchInput.tsx'
import { useAdminQuery } from '../shared/lists/records.ts'

/** Suggestions shown. */
const OFFERED = 5
/** Most named recipients of a message. */
const MOST = 1000

interface ChosenUsersProps {
  users: readonly AdminUser[]
  onChange: (users: readonly AdminUser[]) => void
}

/** Builds a list of users by searching their address or number. */
export const ChosenUsers = ({ users, onChange }: ChosenUsersProps) => {
  const [search, setSearch] = useState('')
  const found = useAdminQuery(
    ['users', 'offered', search],
    (signal) => call(readUsers, { query: { search, limit: OFFERED }, signal }),
    { enabled: search !== '' },
  )
  const chosen = new Set(users.map(({ id }) => id))
  const offered = search === '' ? [] : (found.data?.users ?? []).filter(({ id }) => !chosen.has(id))
  return (
    <div className="flex flex-col gap-2">
      <SearchInput
        label="Find users to send to"
        placeholder="E-mail or phone number, or a part of it"
        value={search}
        onSearch={setSearch}
      />
      {found.isError && search !== '' && <p className="text-negative text-sm">Failed to fetch users</p>}
      {search !== '' && found.data && offered.length === 0 && (
        <p role="status" className="text-muted text-sm">
          Nobody else found.
        </p>
      )}
      {offered.length > 0 && users.length < MOST && (
        <ul aria-label="Users found" className="flex flex-wrap gap-2">
          {offered.map((user) => (
            <li key={user.id} className="min-w-0 max-w-full">
              <Button
                variant="secondary"
                size="small"
                className="max-w-full"
                icon={<Plus aria-hidden="true" />}
                aria-label={`Add ${user.email}`}
                onClick={() => onChange([...users, user])}
              >
                <bdi className="truncate">{user.email}</bdi>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {users.length > 0 && (
        <ul aria-label="Users it is sent to" className="flex flex-wrap gap-2">
          {users.map((user) => (
            <li
              key={user.id}
              className="inline-flex min-w-0 max-w-full items-center rounded-full bg-accent-soft ps-3.5 text-accent-text text-sm"
            >
              <bdi className="truncate">{user.email}</bdi>
              <Button
                variant="quiet"
                size="icon"
                className="rounded-full"
                aria-label={`Remove ${user.email}`}
                icon={<X aria-hidden="true" />}
                onClick={() => onChange(users.filter(({ id }) => id !== user.id))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
