import { LayoutGrid, Plus } from 'lucide-react'
import { useState } from 'react'
import { COLLECTIONS_MAX, type Collection } from '#contract/collections/collections.ts'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { plural } from '#src/lib/plural.ts'
import { Button } from '#src/ui/Button.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { EmptyState, ErrorState } from '#src/ui/feedback/States.tsx'
import { toast } from '#src/ui/feedback/toast.ts'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { IconMenu } from '#src/ui/overlays/IconMenu.tsx'
import { CollectionForm } from './CollectionForm.tsx'
import { useCollectionChanges, useCollections } from './collections.ts'

/** The shop's collections: groups of products with a page of their own. */
export const CollectionsDialog = ({ storeUrl, onClose }: { storeUrl: string; onClose: () => void }) => {
  const list = useCollections()
  const { remove } = useCollectionChanges()
  const [edited, setEdited] = useState<{ collection?: Collection }>()
  if (edited) return <CollectionForm collection={edited.collection} onClose={() => setEdited(undefined)} />
  const add = () => setEdited({})
  const found = list.data ?? []
  const drop = (id: string) =>
    remove.mutate(id, {
      onSuccess: ({ message }) => toast.success(message),
      onError: (error) => toast.error(errorMessage(error, 'Failed to remove the collection')),
    })
  return (
    <Dialog
      title="Collections"
      description="Groups of products across categories, each with a page to share."
      onClose={onClose}
      footer={
        found.length > 0 && (
          <Button icon={<Plus aria-hidden="true" />} disabled={found.length >= COLLECTIONS_MAX} onClick={add}>
            New Collection
          </Button>
        )
      }
    >
      {list.isPending && <Skeleton className="h-32" />}
      {list.isError && !list.data && (
        <ErrorState title="Failed to fetch collections" onRetry={() => void list.refetch()} busy={list.isFetching} />
      )}
      {list.data?.length === 0 && (
        <EmptyState
          icon={<LayoutGrid aria-hidden="true" />}
          title="No collections yet"
          action={<Button onClick={add}>New Collection</Button>}
        >
          Eid picks, new arrivals, gifts under Rs. 1,000: choose products, and buyers find them beside your categories.
        </EmptyState>
      )}
      <ul aria-label="Collections" className="divide-y divide-line empty:hidden">
        {found.map((collection) => (
          <li key={collection.id} className="flex items-center gap-3 py-2">
            <button
              type="button"
              className="min-h-11 min-w-0 flex-1 page-side"
              onClick={() => setEdited({ collection })}
            >
              <bdi className="block truncate font-medium">{collection.title}</bdi>
              <span className="block text-muted text-sm">{plural(collection.product_ids.length, 'product')}</span>
            </button>
            <IconMenu
              label={`Actions for ${collection.title}`}
              className="-me-2"
              items={[
                { label: 'Edit', onSelect: () => setEdited({ collection }) },
                { label: 'View on Store', href: `${storeUrl}s/${collection.slug}/` },
                { label: 'Remove', tone: 'danger', onSelect: () => drop(collection.id) },
              ]}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
