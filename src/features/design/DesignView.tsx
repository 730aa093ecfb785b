import { useMemo } from 'react'
import { useMe, useMyStore } from '#src/features/shared/queries.ts'
import { text, useParameters } from '#src/lib/browser/use-parameters.ts'
import { mayLeave } from '#src/lib/drafts/leave-guard.ts'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Customise } from './customise/Customise.tsx'
import { Gallery } from './gallery/Gallery.tsx'
import { LayoutError } from './LayoutError.tsx'
import { cardOf, layoutCards } from './layout-cards.ts'
import { useSavedDesign } from './queries.ts'
import * as say from './words.ts'

const GallerySkeleton = () => (
  <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
    {['a', 'b', 'c', 'd'].map((key) => (
      <Skeleton key={key} className="aspect-[4/6] rounded-xl sm:aspect-[3/2]" />
    ))}
  </div>
)

/** Chooses a layout and customises it. The layout being customised is in the URL. */
export const DesignView = () => {
  const me = useMe()
  const store = useMyStore()
  const saved = useSavedDesign()
  const [{ customize: customising }, set] = useParameters({ customize: text() }, 'push')
  const language = store.data?.language
  const cards = useMemo(() => layoutCards(me, new Date(), language), [me, language])

  if (!store.data || saved.isPending) return <GallerySkeleton />
  if (saved.isError && !saved.data) {
    return <LayoutError message={say.savedLayoutNotLoaded} onRetry={() => void saved.refetch()} />
  }
  const design = saved.data
  const card = customising === null ? undefined : cardOf(cards, customising)
  if (card?.usable) {
    return (
      <Customise
        key={card.id}
        card={card}
        current={cardOf(cards, design.layoutConfig.layout)}
        store={store.data}
        saved={design}
        onBack={() => {
          if (mayLeave()) set({ customize: null })
        }}
      />
    )
  }
  return <Gallery cards={cards} store={store.data} saved={design} onCustomise={({ id }) => set({ customize: id })} />
}
