import { ScrollText, ShieldAlert, ShieldCheck } from 'lucide-react'
import type { AuditEntry } from '#contract/admin/admin-users.ts'
import { momentOf } from '#src/lib/days.ts'
import { count } from '#src/lib/numbers.ts'
import { plural } from '#src/lib/plural.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { SearchInput } from '#src/ui/forms/SearchInput.tsx'
import { actName, actorName, changeWords, subjectName } from '../shared/acts/act-words.ts'
import { Records } from '../shared/lists/Records.tsx'
import type { Column } from '../shared/lists/records.ts'
import { useListFilters } from '../shared/lists/use-list-filters.ts'
import { ViewLink } from '../shared/ViewLink.tsx'
import { useAuditLog } from './system.ts'

const columns: readonly Column<AuditEntry>[] = [
  {
    heading: 'Act',
    card: 'head',
    cell: (entry) => (
      <div className="min-w-0">
        <p className="font-medium">{actName(entry.action)}</p>
        <p className="break-words text-muted text-xs">
          <bdi>{changeWords(entry)}</bdi>
        </p>
      </div>
    ),
  },
  {
    heading: 'By',
    cell: (entry) => (
      <bdi title={entry.actor} className="break-words">
        {actorName(entry)}
      </bdi>
    ),
  },
  {
    heading: 'On',
    cell: (entry) => (
      <ViewLink
        view="system"
        shown={{ part: 'audit', search: entry.subject }}
        className="break-words underline-offset-4 hover:underline"
      >
        <bdi title={entry.subject}>{subjectName(entry)}</bdi>
      </ViewLink>
    ),
  },
  {
    heading: 'When',
    cell: ({ at }) => (
      <time dateTime={at} className="text-muted tabular-nums">
        {momentOf(at)}
      </time>
    ),
  },
]

interface Chain {
  intact: boolean
  checked: number
  broken_at: number | null
}

/** Says whether the log is unaltered. */
const ChainState = ({ chain }: { chain: Chain }) =>
  chain.intact ? (
    <Notice tone="positive" icon={<ShieldCheck aria-hidden="true" />}>
      The log is intact: {count(chain.checked)} checked from the first entry on.
    </Notice>
  ) : (
    <Notice tone="negative" live icon={<ShieldAlert aria-hidden="true" />}>
      Entry {chain.broken_at === null ? '' : count(chain.broken_at)} is not as it was written. Somebody changed the
      database by hand.
    </Notice>
  )

/** All admin acts, and whether the log can be trusted. */
export const AuditLog = () => {
  const { search, page, find, turn } = useListFilters()
  const log = useAuditLog({ search, page })
  return (
    <div className="flex flex-col gap-3">
      <search>
        <SearchInput
          label="Search the audit log"
          placeholder="E-mail, id, or what was done (user.plan)"
          value={search}
          onSearch={find}
        />
      </search>
      {log.data && <ChainState chain={log.data.chain} />}
      <Records
        label="Audit log"
        list={log.data && { rows: log.data.entries, ...log.data }}
        query={log}
        counted={(total) => plural(total, 'action')}
        failed="Failed to fetch audit log"
        empty={{
          icon: <ScrollText aria-hidden="true" />,
          title: search ? 'Nothing found' : 'Nothing done yet',
          words: search
            ? 'Search for an address or a part of it, a whole id, or the beginning of an act such as store.'
            : 'Everything admins do is recorded here and can never be changed.',
        }}
        page={page}
        onTurn={turn}
        columns={columns}
        keyOf={({ sequence }) => String(sequence)}
      />
    </div>
  )
}
