import { DatabaseBackup, Download, ShieldCheck, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { checkBackup, createBackup, downloadBackup } from '#contract/admin/backups.endpoints.ts'
import { messages } from '#contract/error-messages.ts'
import { call } from '#src/lib/api/api.ts'
import { ApiError } from '#src/lib/api/api-error.ts'
import { download } from '#src/lib/api/download.ts'
import { momentOf } from '#src/lib/days.ts'
import { plural } from '#src/lib/plural.ts'
import { timeAgo } from '#src/lib/time-ago.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { ActDialog } from '../shared/acts/ActDialog.tsx'
import { Records } from '../shared/lists/Records.tsx'
import { type Column, pageOf } from '../shared/lists/records.ts'
import { useListFilters } from '../shared/lists/use-list-filters.ts'
import { sizeWords } from './sizes.ts'
import { useBackups } from './system.ts'

interface Backup {
  name: string
  size: number
  created_at: string
}

const WEEK_MS = 7 * 86_400_000

const columns: readonly Column<Backup>[] = [
  {
    heading: 'Backup',
    card: 'head',
    cell: ({ name }) => <span className="break-all font-mono text-xs">{name}</span>,
  },
  {
    heading: 'Made',
    cell: ({ created_at }) => <time dateTime={created_at}>{momentOf(created_at)}</time>,
  },
  { heading: 'Age', cell: ({ created_at }) => timeAgo(created_at) },
  { heading: 'Size', numeric: true, cell: ({ size }) => sizeWords(size) },
]

const CreateDialog = ({ onClose }: { onClose: () => void }) => (
  <ActDialog
    title="Create a database backup?"
    confirmLabel="Create backup"
    run={() => call(createBackup)}
    failed="Failed to create database backup"
    onClose={onClose}
  >
    <p>The whole database is copied and checked while the shops go on. Backups are kept for 90 days on this server.</p>
  </ActDialog>
)

const DownloadDialog = ({ name, onClose }: { name: string; onClose: () => void }) => (
  <ActDialog
    title="Download this backup?"
    confirmLabel="Download"
    run={async () => {
      await download(downloadBackup, { params: { name } })
      return undefined
    }}
    done="Backup downloaded"
    failed="Failed to download backup"
    onClose={onClose}
  >
    <p>
      <span className="break-all font-mono text-sm text-text">{name}</span> holds everything: keep it where nobody else
      can read it. Your download is recorded.
    </p>
  </ActDialog>
)

/** Checks a backup and keeps showing what is wrong with it. */
const CheckDialog = ({ name, onClose }: { name: string; onClose: () => void }) => (
  <ActDialog
    title="Check this backup?"
    confirmLabel="Check backup"
    run={async () => {
      const answer = await call(checkBackup, { params: { name } })
      if (!answer.sound) throw new ApiError(409, answer.problem ?? answer.message)
      return answer
    }}
    failed="The backup cannot be restored"
    onClose={onClose}
  >
    <p>
      <span className="break-all font-mono text-sm text-text">{name}</span> is read to its end, as before a restore.
      Nothing is restored: do that on the server, with <span className="font-mono text-sm">npm run restore</span>.
    </p>
  </ActDialog>
)

/** Makes, lists, checks and deletes database backups. */
export const Backups = () => {
  const backups = useBackups()
  const { page, turn } = useListFilters()
  const [asked, setAsked] = useState<{ act: 'create' | 'download' | 'check'; name: string } | null>(null)
  const close = () => setAsked(null)
  if (backups.data?.made_here === false) {
    return <Notice icon={<DatabaseBackup aria-hidden="true" />}>{messages.backupsElsewhere}</Notice>
  }
  const all = backups.data?.backups
  const newest = all?.[0]
  const old = all && (!newest || Date.now() - Date.parse(newest.created_at) > WEEK_MS)
  return (
    <div className="flex flex-col gap-3">
      {old && (
        <Notice tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
          {newest ? `The last backup was made ${timeAgo(newest.created_at)}.` : 'There is no backup yet.'} Make one at
          least every week.
        </Notice>
      )}
      <Button
        className="self-start"
        icon={<DatabaseBackup aria-hidden="true" />}
        onClick={() => setAsked({ act: 'create', name: '' })}
      >
        Create backup
      </Button>
      <Records
        label="Backups"
        list={pageOf(all, page)}
        query={backups}
        counted={(total) => plural(total, 'backup')}
        failed="Failed to fetch backups"
        empty={{
          icon: <DatabaseBackup aria-hidden="true" />,
          title: 'No backups',
          words: 'A backup is the whole database in one file.',
        }}
        page={page}
        onTurn={turn}
        columns={columns}
        keyOf={({ name }) => name}
        actions={({ name }) => (
          <>
            <Button
              variant="quiet"
              size="icon"
              aria-label={`Check ${name}`}
              title="Check"
              icon={<ShieldCheck aria-hidden="true" />}
              onClick={() => setAsked({ act: 'check', name })}
            />
            <Button
              variant="quiet"
              size="icon"
              aria-label={`Download ${name}`}
              title="Download"
              icon={<Download aria-hidden="true" />}
              onClick={() => setAsked({ act: 'download', name })}
            />
          </>
        )}
      />
      {asked?.act === 'create' && <CreateDialog onClose={close} />}
      {asked?.act === 'download' && <DownloadDialog name={asked.name} onClose={close} />}
      {asked?.act === 'check' && <CheckDialog name={asked.name} onClose={close} />}
    </div>
  )
}
