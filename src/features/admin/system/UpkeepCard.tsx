import { CalendarX2, Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { downgradeEndedPlans, exportUsers } from '#contract/admin/admin-users.endpoints.ts'
import { call } from '#src/lib/api/api.ts'
import { download } from '#src/lib/api/download.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card, CardHeading } from '#src/ui/Card.tsx'
import { ActDialog } from '../shared/acts/ActDialog.tsx'

const Line = ({ words, children }: { words: string; children: ReactNode }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
    <p className="min-w-0 flex-1 basis-60 text-muted text-sm">{words}</p>
    {children}
  </li>
)

const DowngradeDialog = ({ onClose }: { onClose: () => void }) => (
  <ActDialog
    title="Run auto-downgrade?"
    confirmLabel="Run auto-downgrade"
    run={() => call(downgradeEndedPlans)}
    failed="Failed to run auto-downgrade"
    onClose={onClose}
  >
    <p>Every user whose Premium has ended is moved to the Free Plan, and her store is published again.</p>
  </ActDialog>
)

const ExportDialog = ({ onClose }: { onClose: () => void }) => (
  <ActDialog
    title="Export all users?"
    confirmLabel="Export users"
    run={async () => {
      await download(exportUsers)
      return undefined
    }}
    done="User data exported"
    failed="Failed to export user data"
    onClose={onClose}
  >
    <p>You get a table of all users with their addresses and phone numbers. Your download is recorded.</p>
  </ActDialog>
)

/** Tasks an admin starts by hand. */
export const UpkeepCard = () => {
  const [asked, setAsked] = useState<'downgrade' | 'export' | null>(null)
  const close = () => setAsked(null)
  return (
    <Card>
      <CardHeading title="System actions" />
      <ul className="-my-3 divide-y divide-line">
        <Line words="Users whose Premium has ended count as free already; this moves them for good.">
          <Button
            variant="secondary"
            size="small"
            icon={<CalendarX2 aria-hidden="true" />}
            onClick={() => setAsked('downgrade')}
          >
            Auto-downgrade
          </Button>
        </Line>
        <Line words="All users as a table for a spreadsheet (CSV).">
          <Button
            variant="secondary"
            size="small"
            icon={<Download aria-hidden="true" />}
            onClick={() => setAsked('export')}
          >
            Export users
          </Button>
        </Line>
      </ul>
      {asked === 'downgrade' && <DowngradeDialog onClose={close} />}
      {asked === 'export' && <ExportDialog onClose={close} />}
    </Card>
  )
}
