import { type ReactNode, useEffect } from 'react'
import { useMedia } from '#src/lib/browser/use-media.ts'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { EmptyState, ErrorState } from '#src/ui/feedback/States.tsx'
import { Pager } from '#src/ui/Pager.tsx'
import { RecordCards } from './RecordCards.tsx'
import { RecordTable } from './RecordTable.tsx'
import { type RecordsView, refusal } from './records.ts'

interface RecordsProps<Row> extends Omit<RecordsView<Row>, 'rows'> {
  /** The fetched page and its totals; `undefined` while loading. */
  list: { rows: readonly Row[]; total: number; total_pages: number } | undefined
  query: { error: unknown; isFetching: boolean; isPlaceholderData: boolean; refetch: () => unknown }
  /** Words for the total: `1 user`. */
  counted: (total: number) => string
  /** Message when loading fails. */
  failed: string
  empty: { icon: ReactNode; title: string; words?: ReactNode; action?: ReactNode }
  page: number
  onTurn: (page: number) => void
}

const places = ['a', 'b', 'c', 'd', 'e', 'f']

const Loading = () => (
  <div className="flex flex-col gap-2">
    {places.map((place) => (
      <Skeleton key={place} className="h-32 rounded-xl min-[1100px]:h-12" />
    ))}
  </div>
)

/** A list of the panel with its states and pages: a table if its columns fit, else cards. */
export const Records = <Row,>(props: RecordsProps<Row>) => {
  const { list, query, counted, failed, empty, page, onTurn, ...view } = props
  const wide = useMedia('(min-width: 1100px)')
  const pages = list?.total_pages ?? 1
  // The last page may be empty after deletions elsewhere.
  const beyond = list && !query.isPlaceholderData && page > pages
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when `beyond` becomes true
  useEffect(() => {
    if (beyond) onTurn(pages)
  }, [beyond])

  if (!list) {
    if (!query.error) return <Loading />
    return (
      <ErrorState title={failed} onRetry={() => void query.refetch()} busy={query.isFetching}>
        {refusal(query.error)}
      </ErrorState>
    )
  }
  if (list.rows.length === 0) {
    return (
      <EmptyState icon={empty.icon} title={empty.title} action={empty.action}>
        {empty.words}
      </EmptyState>
    )
  }
  const View = wide ? RecordTable : RecordCards
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="text-muted text-sm tabular-nums">
        {counted(list.total)}
      </p>
      <div
        aria-busy={query.isPlaceholderData}
        className={`transition-opacity ${query.isPlaceholderData ? 'opacity-60' : ''}`}
      >
        <View {...view} rows={list.rows} />
      </div>
      <Pager label={`Pages of ${view.label.toLowerCase()}`} page={page} pages={pages} onChange={onTurn} />
    </div>
  )
}
