import { LayoutGrid, Plus } from 'lucide-react'
import { useState } from 'react'
import { COLLECTIONS_MAX, type Collection } from '#contract/collections/collections.ts'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { Button } from '#src/ui/Button.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { EmptyState, ErrorState } from '#src/ui/feedback/States.tsx'
import { toast } from '#src/ui/feedback/toast.ts'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { IconMenu } from '#src/ui/overlays/IconMenu.tsx'
import * as common from '#src/ui/words.ts'
import { CollectionForm } from './CollectionForm.tsx'
import { useCollectionChanges, useCollections } from './collections.ts'
import * as say from './words.ts'

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
      onError: (error) => toast.error(errorMessage(error, say.failedToRemove)),
    })
  return (
    <Dialog
      title={say.collections}
      description={say.groupsOfProducts}
      onClose={onClose}
      footer={
        found.length > 0 && (
          <Button icon={<Plus aria-hidden="true" />} disabled={found.length >= COLLECTIONS_MAX} onClick={add}>
            {say.addCollection}
          </Button>
        )
      }
    >
      {list.isPending && <Skeleton className="h-32" />}
      {list.isError && !list.data && (
        <ErrorState title={say.failedToFetch} onRetry={() => void list.refetch()} busy={list.isFetching} />
      )}
      {list.data?.length === 0 && (
        <EmptyState
          icon={<LayoutGrid aria-hidden="true" />}
          title={say.noCollectionsYet}
          action={<Button onClick={add}>{say.addCollection}</Button>}
        >
          {say.whatTheyAre}
        </EmptyState>
      )}
      <ul aria-label={say.collections} className="divide-y divide-line empty:hidden">
        {found.map((collection) => (
          <li key={collection.id} className="flex items-center gap-3 py-2">
            <button
              type="button"
              className="min-h-11 min-w-0 flex-1 page-side"
              onClick={() => setEdited({ collection })}
            >
              <bdi className="block truncate font-medium">{collection.title}</bdi>
              <span className="block text-muted text-sm">{say.productsCounted(collection.product_ids.length)}</span>
            </button>
            <IconMenu
              label={say.actionsFor(collection.title)}
              className="-me-2"
              items={[
                { label: say.edit, onSelect: () => setEdited({ collection }) },
                { label: say.viewOnStore, href: `${storeUrl}s/${collection.slug}/` },
                { label: common.remove, tone: 'danger', onSelect: () => drop(collection.id) },
              ]}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
