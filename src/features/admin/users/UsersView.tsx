import { oneOf, text, useParameters } from '#src/lib/browser/use-parameters.ts'
import { Tabs } from '#src/ui/Tabs.tsx'
import { openView } from '../shared/address.ts'
import { DeletedAccounts } from './DeletedAccounts.tsx'
import { UserList } from './UserList.tsx'
import { UserPage } from './UserPage.tsx'

const parts = ['all', 'deleted'] as const

/** All accounts, one account, and deleted accounts. */
export const UsersView = () => {
  const [{ user, part }] = useParameters({ user: text(), part: oneOf(parts, 'all') })
  if (user) return <UserPage id={user} />
  return (
    <Tabs
      look="line"
      label="Users"
      value={part}
      onChange={(next) => openView('users', next === 'all' ? {} : { part: next })}
      tabs={[
        { id: 'all', label: 'All Users' },
        { id: 'deleted', label: 'Deleted Accounts' },
      ]}
    >
      {part === 'deleted' ? <DeletedAccounts /> : <UserList />}
    </Tabs>
  )
}
