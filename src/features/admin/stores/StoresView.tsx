import { ExternalLink, Store } from 'lucide-react'
import { useMemo } from 'react'
import type { AdminStore } from '#contract/admin/admin-stores.ts'
import { dayOf } from '#src/lib/days.ts'
import { plural } from '#src/lib/plural.ts'
import { ChoiceFilter } from '#src/ui/forms/ChoiceFilter.tsx'
import { SearchInput } from '#src/ui/forms/SearchInput.tsx'
import { Email } from '../shared/Email.tsx'
import { LayoutThumbnail } from '../shared/layouts/LayoutThumbnail.tsx'
import { SeenLayout } from '../shared/layouts/SeenLayout.tsx'
import { useLayouts } from '../shared/layouts/use-layouts.ts'
import { AgeOrder } from '../shared/lists/AgeOrder.tsx'
import { Records } from '../shared/lists/Records.tsx'
import type { Column } from '../shared/lists/records.ts'
import { useListFilters } from '../shared/lists/use-list-filters.ts'
import { ViewLink } from '../shared/ViewLink.tsx'
import { StoreMenu } from './StoreMenu.tsx'
import { Failure, StoreBadges } from './StoreState.tsx'
import { useStores } from './stores.ts'

const choices = { status: ['all', 'open', 'suspended', 'failing'], sort: ['newest', 'oldest'] } as const
const statusChoices = [
  ['all', 'All stores'],
  ['open', 'Open'],
  ['suspended', 'Suspended'],
  ['failing', 'Publication fails'],
] as const

const columnsWith = (layouts: ReturnType<typeof useLayouts>['layouts']): readonly Column<AdminStore>[] => [
  {
    heading: 'Store',
    card: 'head',
    cell: (store) => (
      <div className="min-w-0">
        <a
          href={`/store/${store.store_slug}/`}
          target="_blank"
          rel="noopener"
          className="inline-flex max-w-full items-center gap-1.5 font-medium underline-offset-4 hover:underline"
        >
          <bdi className="min-w-0 break-words min-[1100px]:truncate">{store.name}</bdi>
          <ExternalLink aria-hidden="true" className="size-3.5 shrink-0 text-muted" />
          <span className="sr-only">(opens in a new tab)</span>
        </a>
        <span className="block truncate text-muted text-xs">/store/{store.store_slug}</span>
        <Failure store={store} />
      </div>
    ),
  },
  { heading: 'State', card: 'badge', cell: (store) => <StoreBadges store={store} /> },
  {
    heading: 'Owner',
    cell: (store) => (
      <ViewLink
        view="users"
        shown={{ user: store.user_id }}
        className="block truncate underline-offset-4 hover:underline max-[1099px]:whitespace-normal max-[1099px]:break-words"
      >
        <Email address={store.user_email} />
      </ViewLink>
    ),
  },
  {
    heading: 'Layout',
    cell: (store) => (
      <div>
        <LayoutThumbnail id={store.theme} layouts={layouts} />
        <SeenLayout chosen={store.theme} seen={store.layout_in_force} layouts={layouts} />
      </div>
    ),
  },
  {
    heading: 'Created',
    cell: (store) => (
      <time dateTime={store.created_at} className="whitespace-nowrap text-muted">
        {dayOf(store.created_at)}
      </time>
    ),
  },
]

/** All stores with their state. */
export const StoresView = () => {
  const { search, page, chosen, choose, find, turn } = useListFilters(choices)
  const stores = useStores({ search, page, ...chosen })
  const { layouts } = useLayouts()
  const columns = useMemo(() => columnsWith(layouts), [layouts])
  const narrowed = search !== '' || chosen.status !== 'all'
  return (
    <div className="flex flex-col gap-3">
      <search className="flex flex-col gap-2">
        <SearchInput label="Search stores" placeholder="Name or address of a store" value={search} onSearch={find} />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <ChoiceFilter
            label="Filter by state"
            choices={statusChoices}
            value={chosen.status}
            onChange={(status) => choose('status', status)}
          />
          <AgeOrder label="Order of stores" value={chosen.sort} onChange={(sort) => choose('sort', sort)} />
        </div>
      </search>
      <Records
        label="Stores"
        list={stores.data && { rows: stores.data.stores, ...stores.data }}
        query={stores}
        counted={(total) => plural(total, 'store')}
        failed="Failed to fetch stores"
        empty={{
          icon: <Store aria-hidden="true" />,
          title: narrowed ? 'No stores found' : 'No stores yet',
          words: narrowed
            ? 'Try a shorter part of the name or address, or all stores.'
            : 'Stores appear here when sellers create them.',
        }}
        page={page}
        onTurn={turn}
        columns={columns}
        keyOf={(store) => store.id}
        actions={(store) => <StoreMenu store={store} />}
      />
    </div>
  )
}
