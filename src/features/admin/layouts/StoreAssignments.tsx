import { LayoutTemplate, Store } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { AdminStore } from '#contract/admin/admin-stores.ts'
import { plural } from '#src/lib/plural.ts'
import { Button } from '#src/ui/Button.tsx'
import { SearchInput } from '#src/ui/forms/SearchInput.tsx'
import { LayoutDialog } from '../shared/layouts/LayoutDialog.tsx'
import { LayoutsFailed } from '../shared/layouts/LayoutsFailed.tsx'
import { LayoutThumbnail } from '../shared/layouts/LayoutThumbnail.tsx'
import { useLayouts } from '../shared/layouts/use-layouts.ts'
import { Records } from '../shared/lists/Records.tsx'
import type { Column } from '../shared/lists/records.ts'
import { useListFilters } from '../shared/lists/use-list-filters.ts'
import { useAssignments } from './layouts.ts'

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
          className="font-medium underline-offset-4 hover:underline"
        >
          <bdi className="break-words">{store.name}</bdi>
        </a>
        <span className="block truncate text-muted text-xs">/store/{store.store_slug}</span>
      </div>
    ),
  },
  { heading: 'Owner', cell: (store) => <bdi className="break-words">{store.user_email}</bdi> },
  { heading: 'Layout', cell: (store) => <LayoutThumbnail id={store.theme} layouts={layouts} /> },
]

/** Layout of each store. Any layout can be assigned to any store. */
export const StoreAssignments = () => {
  const { search, page, find, turn } = useListFilters()
  const stores = useAssignments({ search, page })
  const { layouts, failed, retry } = useLayouts()
  const columns = useMemo(() => columnsWith(layouts), [layouts])
  const [asked, setAsked] = useState<AdminStore | null>(null)
  return (
    <div className="flex flex-col gap-3">
      <search>
        <SearchInput label="Search stores" placeholder="Name or address of a store" value={search} onSearch={find} />
      </search>
      {failed && <LayoutsFailed onRetry={retry} />}
      <Records
        label="Store assignments"
        list={stores.data && { rows: stores.data.stores, ...stores.data }}
        query={stores}
        counted={(total) => plural(total, 'store')}
        failed="Failed to fetch stores"
        empty={{
          icon: <Store aria-hidden="true" />,
          title: search ? 'No stores found' : 'No stores yet',
          words: search ? 'Try a shorter part of the name or address.' : 'Stores appear here when sellers create them.',
        }}
        page={page}
        onTurn={turn}
        columns={columns}
        keyOf={(store) => store.id}
        actions={(store) => (
          <Button
            variant="quiet"
            size="small"
            icon={<LayoutTemplate aria-hidden="true" />}
            aria-label={`Change the layout of ${store.name}`}
            onClick={() => setAsked(store)}
          >
            Change
          </Button>
        )}
      />
      {asked && <LayoutDialog store={asked} onClose={() => setAsked(null)} />}
    </div>
  )
}
