import { Share2 } from 'lucide-react'
import { usePublications } from '#src/features/shared/publications.ts'
import { useMyStore } from '#src/features/shared/queries.ts'
import { ShareButton } from '#src/features/shared/ShareButton.tsx'
import { shopToShare } from '#src/features/shared/share-words.ts'
import { EmptyState } from '#src/ui/feedback/States.tsx'
import * as say from './words.ts'

/** Shown instead of figures before the first visitor. */
export const FirstVisitors = () => {
  const store = useMyStore().data
  const address = usePublications().data?.share.url
  return (
    <EmptyState
      icon={<Share2 aria-hidden="true" />}
      title={say.shareLinkForVisitors}
      action={
        store && (
          <ShareButton
            variant="primary"
            what={shopToShare(store, address ?? `${location.origin}/store/${store.store_slug}/`)}
          >
            {say.shareYourShop}
          </ShareButton>
        )
      }
    >
      {say.countedFromFirst}
    </EmptyState>
  )
}
