import { Archive, Download } from 'lucide-react'
import { useState } from 'react'
import { exportDeletedAccount } from '#contract/admin/admin-users.endpoints.ts'
import { download } from '#src/lib/api/download.ts'
import { dayOf } from '#src/lib/days.ts'
import { plural } from '#src/lib/plural.ts'
import { Button } from '#src/ui/Button.tsx'
import { ActDialog } from '../shared/acts/ActDialog.tsx'
import { Records } from '../shared/lists/Records.tsx'
import { type Column, pageOf } from '../shared/lists/records.ts'
import { useListFilters } from '../shared/lists/use-list-filters.ts'
import { useDeletedAccounts } from './users.ts'

interface DeletedAccount {
  id: string
  deleted_at: string
  purge_at: string
}

const DAY_MS = 86_400_000

const daysLeft = ({ purge_at }: DeletedAccount): number =>
  Math.max(0, Math.ceil((Date.parse(purge_at) - Date.now()) / DAY_MS))

const columns: readonly Column<DeletedAccount>[] = [
  { heading: 'Account', card: 'head', cell: ({ id }) => <span className="font-mono text-xs">{id}</span> },
  { heading: 'Deleted', cell: ({ deleted_at }) => <time dateTime={deleted_at}>{dayOf(deleted_at)}</time> },
  { heading: 'Data kept for', cell: (account) => plural(daysLeft(account), 'more day') },
]

/** Deleted accounts, and the archives that can still be handed to their owners. */
export const DeletedAccounts = () => {
  const deleted = useDeletedAccounts()
  const [asked, setAsked] = useState<DeletedAccount | null>(null)
  const { page, turn } = useListFilters()
  const all = deleted.data?.deleted_accounts
  return (
    <>
      <Records
        label="Deleted accounts"
        list={pageOf(all, page)}
        query={deleted}
        counted={(total) => plural(total, 'deleted account')}
        failed="Failed to fetch deleted accounts"
        empty={{
          icon: <Archive aria-hidden="true" />,
          title: 'No deleted accounts',
          words: 'The data of a deleted account can be exported here for 30 days.',
        }}
        page={page}
        onTurn={turn}
        columns={columns}
        keyOf={({ id }) => id}
        actions={(account) => (
          <Button
            variant="quiet"
            size="small"
            icon={<Download aria-hidden="true" />}
            aria-label={`Export the data of ${account.id}`}
            onClick={() => setAsked(account)}
          >
            Export
          </Button>
        )}
      />
      {asked && (
        <ActDialog
          title="Export a deleted account?"
          confirmLabel="Export data"
          run={async () => {
            await download(exportDeletedAccount, { params: { id: asked.id } })
            return undefined
          }}
          done="Account data exported"
          failed="Failed to export user data"
          onClose={() => setAsked(null)}
        >
          <p>
            You get a file with everything its owner typed in: account, store, products and orders. It is meant for her
            alone, and your download is recorded.
          </p>
        </ActDialog>
      )}
    </>
  )
}
