import { LayoutTemplate } from 'lucide-react'
import { useState } from 'react'
import type { SavedDesign, Store } from '#contract/stores/stores.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/feedback/States.tsx'
import { cardOf, type LayoutCard } from '../layout-cards.ts'
import { PreviewDialog } from '../preview/PreviewDialog.tsx'
import { SwitchDialog } from '../switching/SwitchDialog.tsx'
import { AskCard } from './AskCard.tsx'
import { CandidateBar } from './CandidateBar.tsx'
import { CardActions } from './CardActions.tsx'
import { GalleryCard, type LayoutStanding } from './GalleryCard.tsx'
import { GalleryFilters } from './GalleryFilters.tsx'
import { useGalleryFilter } from './use-gallery-filter.ts'
import { useLayoutChange } from './use-layout-change.ts'
import * as say from './words.ts'

interface GalleryProps {
  cards: readonly LayoutCard[]
  store: Store
  saved: SavedDesign
  onCustomise: (card: LayoutCard) => void
}

const standingOf = (card: LayoutCard, current: LayoutCard, seen: LayoutCard): LayoutStanding => {
  if (card.id === seen.id) return seen.id === current.id ? 'current' : 'seen'
  return card.id === current.id ? 'waits' : null
}

/** All layouts. «Use this layout» makes one live; a press on its image makes it the candidate for «Save Layout». */
export const Gallery = ({ cards, store, saved, onCustomise }: GalleryProps) => {
  const filter = useGalleryFilter(cards)
  const current = cardOf(cards, saved.layoutConfig.layout)
  const seen = cardOf(cards, saved.layout_in_force)
  const [chosen, setChosen] = useState<LayoutCard | null>(null)
  const [previewed, setPreviewed] = useState<LayoutCard | null>(null)
  const candidate = chosen ?? current
  const change = useLayoutChange(saved, () => {
    setChosen(null)
    setPreviewed(null)
  })

  return (
    <section className="flex flex-col gap-4">
      <GalleryFilters filter={filter} />
      {filter.shown.length > 0 ? (
        <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
          {filter.shown.map((card) => (
            <li key={card.id} className="min-w-0">
              <GalleryCard
                card={card}
                standing={standingOf(card, current, seen)}
                isChosen={card.id === candidate.id}
                onChoose={() => setChosen(card)}
              >
                <CardActions
                  card={card}
                  store={store}
                  isCurrent={card.id === current.id}
                  isSeen={card.id === seen.id}
                  onUse={() => change.ask(card)}
                  onPreview={() => setPreviewed(card)}
                  onCustomise={() => onCustomise(card)}
                />
              </GalleryCard>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          icon={<LayoutTemplate aria-hidden="true" />}
          title={say.noLayoutForTrade}
          action={
            <Button variant="secondary" onClick={filter.showAll}>
              {say.showAllLayouts}
            </Button>
          }
        >
          {say.generalLayoutSuits}
        </EmptyState>
      )}
      <AskCard store={store} />
      {chosen && chosen.id !== current.id && (
        <CandidateBar name={chosen.name} onCancel={() => setChosen(null)} onSave={() => change.ask(chosen)} />
      )}
      {previewed && (
        <PreviewDialog
          card={previewed}
          current={current}
          saved={saved}
          onUse={previewed.usable && previewed.id !== current.id ? () => change.ask(previewed) : null}
          onClose={() => setPreviewed(null)}
        />
      )}
      {change.asked && (
        <SwitchDialog
          card={change.asked}
          current={current}
          saved={saved}
          busy={change.busy}
          onConfirm={() => change.asked && change.confirm(change.asked)}
          onCancel={change.cancel}
        />
      )}
    </section>
  )
}
