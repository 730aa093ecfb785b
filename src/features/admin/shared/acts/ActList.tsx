import type { AuditEntry } from '#contract/admin/admin-users.ts'
import { momentOf } from '#src/lib/days.ts'
import { actName, actorName, changeWords } from './act-words.ts'

/** Admin acts, newest first. */
export const ActList = ({ entries }: { entries: readonly AuditEntry[] }) => (
  <ol className="-my-2 divide-y divide-line">
    {entries.map((entry) => (
      <li key={entry.sequence} className="py-2.5 text-sm">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-medium">{actName(entry.action)}</span>
          <time dateTime={entry.at} className="text-muted text-xs tabular-nums">
            {momentOf(entry.at)}
          </time>
        </div>
        <p className="break-words text-muted">
          <bdi title={entry.actor}>{actorName(entry)}</bdi>
        </p>
        {changeWords(entry) && (
          <p className="mt-0.5 break-words text-muted text-xs">
            <bdi>{changeWords(entry)}</bdi>
          </p>
        )}
      </li>
    ))}
  </ol>
)
