import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError } from '#src/lib/api/api-error.ts'

/** Everything the panel fetches stands under this name: an act asks for all of it anew. */
export const ADMIN = 'admin'

/** A page of a list; what is shown stays until the next is there. With `record`, one record: another one's facts are never shown for it. */
export const useAdminQuery = <Answer>(
  key: QueryKey,
  fetchIt: (signal: AbortSignal) => Promise<Answer>,
  { record, ...options }: { record?: true; refetchInterval?: number; enabled?: boolean } = {},
) =>
  useQuery({
    queryKey: [ADMIN, ...key],
    queryFn: ({ signal }) => fetchIt(signal),
    ...(record ? {} : { placeholderData: keepPreviousData }),
    // Another admin may have changed it a moment ago.
    staleTime: 0,
    ...options,
  })

/** Why the server refuses an admin, who may have no second factor yet or no role any more; nothing of other failures. */
export const refusal = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status === 403 ? error.message : undefined

const PER_PAGE = 20

/** A page of a list that comes whole, as `Records` shows it; `undefined` before the list is there. */
export const pageOf = <Row>(all: readonly Row[] | undefined, page: number) =>
  all && {
    rows: all.slice((page - 1) * PER_PAGE, page * PER_PAGE),
    total: all.length,
    total_pages: Math.max(1, Math.ceil(all.length / PER_PAGE)),
  }

/** One fact of each record: a column of the table, a line of the card. */
export interface Column<Row> {
  heading: string
  cell: (row: Row) => ReactNode
  numeric?: true
  /** On a card: its head, a badge beside the head, or nowhere. Left out: a line with the heading before it. */
  card?: 'head' | 'badge' | 'none'
}

export interface RecordsView<Row> {
  label: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => string
  /** What can be done with a record; stands at the end of its line. */
  actions?: ((row: Row) => ReactNode) | undefined
}
