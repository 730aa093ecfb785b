import type { RecordsView } from './records.ts'

/** Records as cards on a phone: head, badges, then labelled facts. */
export const RecordCards = <Record,>({ label, rows, columns, keyOf, actions, actionsBelow }: RecordsView<Record>) => {
  const head = columns.find(({ card }) => card === 'head') ?? columns[0]
  const badges = columns.filter(({ card }) => card === 'badge')
  const facts = columns.filter((column) => column !== head && column.card === undefined)
  return (
    <ul aria-label={label} className="flex flex-col gap-3">
      {rows.map((row) => (
        <li key={keyOf(row)} className="rounded-xl border border-line bg-surface p-4 shadow-card">
          <div className="flex items-start gap-2">
            <div className="min-w-0 flex-1 break-words">{head?.cell(row)}</div>
            {actions && !actionsBelow && <div className="-my-2 -me-2 flex shrink-0">{actions(row)}</div>}
          </div>
          {badges.length > 0 && (
            <div className="mt-2 flex flex-wrap gap-1.5 empty:hidden">
              {badges.map(({ heading, cell }) => (
                <span key={heading} className="contents">
                  {cell(row)}
                </span>
              ))}
            </div>
          )}
          {facts.length > 0 && (
            <dl className="mt-3 flex flex-col gap-1.5 border-line border-t pt-3 text-sm">
              {facts.map(({ heading, cell }) => (
                <div key={heading} className="flex items-baseline justify-between gap-4">
                  <dt className="shrink-0 text-muted">{heading}</dt>
                  <dd className="min-w-0 break-words page-end">{cell(row)}</dd>
                </div>
              ))}
            </dl>
          )}
          {actions && actionsBelow && <div className="mt-3 flex flex-wrap gap-2">{actions(row)}</div>}
        </li>
      ))}
    </ul>
  )
}
