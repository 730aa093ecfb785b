import { useState } from 'react'
import type { SavedLayoutConfig, Store } from '#contract/stores/stores.ts'
import { readToken } from '#src/stores/session.ts'
import { Button } from '#src/ui/Button.tsx'
import { toast } from '#src/ui/feedback/toast.ts'
import { changedValues, savedValues } from '../design-values.ts'
import { cardOf, type LayoutCard } from '../layout-cards.ts'
import { PreviewDialog } from '../preview/PreviewDialog.tsx'
import { useSaveDesign } from '../queries.ts'
import { saveFailure } from '../save-failure.ts'
import { AskCard } from './AskCard.tsx'
import { ExclusiveCard } from './ExclusiveCard.tsx'
import { GalleryCard } from './GalleryCard.tsx'

interface GalleryProps {
  cards: readonly LayoutCard[]
  store: Store
  saved: SavedLayoutConfig
  onCustomise: (card: LayoutCard) => void
}

/** Every layout: Use this layout makes it the store's; a press on its image makes it the candidate, to be saved with Save Layout. */
export const Gallery = ({ cards, store, saved, onCustomise }: GalleryProps) => {
  const current = cardOf(cards, saved.layoutConfig.layout)
  const [chosen, setChosen] = useState<LayoutCard | null>(null)
  const candidate = chosen ?? current
  const [previewed, setPreviewed] = useState<LayoutCard | null>(null)
  const save = useSaveDesign()
  const changed = candidate.id !== current.id

  const use = (card: LayoutCard) => {
    if (!readToken()) return toast.error('Please login to save layout')
    save.mutate(
      { change: { layout: card.id }, updatedAt: saved.updated_at },
      {
        onSuccess: () => {
          setChosen(null)
          setPreviewed(null)
          toast.success(`Layout changed to ${card.name}`)
        },
        onError: (error) => toast.error(`Failed to save layout: ${saveFailure(error)}`),
      },
    )
  }
  const saving = save.isPending ? save.variables.change.layout : undefined

  const isExclusive = (card: LayoutCard) => card.label === 'Admin Only' && !card.usable
  const open = cards.filter((card) => !isExclusive(card))
  const exclusive = cards.filter(isExclusive)

  return (
    <div className="flex flex-col gap-8">
      <section className="flex flex-col gap-4">
        <div>
          <h2 className="font-semibold text-lg">Layouts</h2>
          <p className="text-muted text-sm">How your store looks. Your products and texts stay when you change it.</p>
        </div>
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {open.map((card) => (
            <li key={card.id} className="min-w-0">
              <GalleryCard
                card={card}
                state={card.id === current.id ? 'current' : card.id === candidate.id ? 'chosen' : 'other'}
                chosen={card.id === candidate.id}
                storePath={`/store/${store.store_slug}/`}
                onChoose={() => setChosen(card)}
                onUse={() => use(card)}
                busy={saving === card.id}
                onPreview={() => setPreviewed(card)}
                onCustomise={() => onCustomise(card)}
              />
            </li>
          ))}
        </ul>
      </section>
      <section className="flex flex-col gap-4">
        <div>
          <h2 className="font-semibold text-lg">Exclusive layouts</h2>
          <p className="text-muted text-sm">Made for one trade. Our team assigns them on request.</p>
        </div>
        <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {exclusive.map((card) => (
            <li key={card.id} className="min-w-0">
              <ExclusiveCard card={card} onPreview={() => setPreviewed(card)} />
            </li>
          ))}
          <li className="min-w-0">
            <AskCard store={store} />
          </li>
        </ul>
      </section>
      {changed && (
        <div
          data-toasts-above
          className="sticky bottom-[calc(4.25rem+env(safe-area-inset-bottom))] z-20 flex items-center gap-2 rounded-xl border border-line bg-surface p-3 shadow-float md:bottom-4"
        >
          <p className="min-w-0 flex-1 truncate text-sm" role="status">
            <span className="font-medium">{candidate.name}</span>
            <span className="hidden text-muted sm:inline"> is chosen, not saved yet</span>
          </p>
          <Button variant="quiet" size="small" onClick={() => setChosen(null)}>
            Cancel
          </Button>
          <Button size="small" busy={save.isPending} onClick={() => use(candidate)}>
            Save Layout
          </Button>
        </div>
      )}
      {previewed && (
        <PreviewDialog
          card={previewed}
          customizations={changedValues(previewed.manifest, savedValues(previewed.manifest, saved.layoutConfig))}
          busy={saving === previewed.id}
          onUse={previewed.usable && previewed.id !== current.id ? () => use(previewed) : null}
          onClose={() => setPreviewed(null)}
        />
      )}
    </div>
  )
}
