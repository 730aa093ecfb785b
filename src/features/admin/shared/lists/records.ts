import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError } from '#src/lib/api/api-error.ts'

/** Root query key of the panel. An act refetches all of it. */
export const ADMIN = 'admin'

/** Fetches a list page and shows the old one until then. With `record`, never shows another record's data. */
export const useAdminQuery = <Answer>(
  key: QueryKey,
  fetchIt: (signal: AbortSignal) => Promise<Answer>,
  { record, ...options }: { record?: true; refetchInterval?: number; enabled?: boolean } = {},
) =>
  useQuery({
    queryKey: [ADMIN, ...key],
    queryFn: ({ signal }) => fetchIt(signal),
    ...(record ? {} : { placeholderData: keepPreviousData }),
    // Another admin may just have changed it.
    staleTime: 0,
    ...options,
  })

/** Returns why the server refuses this admin (no second factor, role taken), or `undefined` for other errors. */
export const refusal = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status === 403 ? error.message : undefined

const PER_PAGE = 20

/** Cuts one page out of a whole list, for `Records`; `undefined` while loading. */
export const pageOf = <Row>(all: readonly Row[] | undefined, page: number) =>
  all && {
    rows: all.slice((page - 1) * PER_PAGE, page * PER_PAGE),
    total: all.length,
    total_pages: Math.max(1, Math.ceil(all.length / PER_PAGE)),
  }

/** One fact of a record: a table column, or a line of the card. */
export interface Column<Row> {
  heading: string
  cell: (row: Row) => ReactNode
  numeric?: true
  /** Place on a card: head, badge, or none. Default: a line with its heading. */
  card?: 'head' | 'badge' | 'none'
}

export interface RecordsView<Row> {
  label: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => string
  /** Actions at the end of a row. */
  actions?: ((row: Row) => ReactNode) | undefined
  /** Stacks several actions: below the facts of a card, one below another in a table. */
  actionsBelow?: boolean
}
