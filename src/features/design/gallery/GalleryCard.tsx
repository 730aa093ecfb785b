import { cx } from 'class-variance-authority'
import { Check, Lock, Sparkle } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '#src/ui/Badge.tsx'
import type { LayoutCard } from '../layout-cards.ts'
import { ofLayout } from '../layout-words.ts'
import { LayoutScreenshot } from './LayoutScreenshot.tsx'
import * as say from './words.ts'

/** `seen`: buyers see it in place of the chosen one, which `waits` until the plan includes it. */
export type LayoutStanding = 'current' | 'seen' | 'waits' | null

interface GalleryCardProps {
  card: LayoutCard
  standing: LayoutStanding
  /** Whether it is saved or the candidate. */
  isChosen: boolean
  onChoose: () => void
  /** Its buttons. */
  children: ReactNode
}

/** Says how to get a locked layout. */
const opening = {
  plan: say.opensWithPremium,
  team: say.opensOnRequest,
}

const labels = { Pro: say.pro, 'Admin Only': say.adminOnly }

const Labels = ({ card, standing }: Pick<GalleryCardProps, 'card' | 'standing'>) => (
  <div className="flex flex-wrap justify-end gap-1">
    {(standing === 'current' || standing === 'seen') && (
      <Badge tone="positive">
        <Check aria-hidden="true" />
        {standing === 'seen' ? say.buyersSeeThis : say.current}
      </Badge>
    )}
    {standing === 'waits' && (
      <Badge tone="warning">{card.opens === 'plan' ? say.availableWithPremium : say.notAvailableNow}</Badge>
    )}
    {card.label && <Badge tone={card.label === 'Pro' ? 'info' : 'neutral'}>{labels[card.label]}</Badge>}
  </div>
)

/** A layout: image, description, and how to get it. */
export const GalleryCard = ({ card, standing, isChosen, onChoose, children }: GalleryCardProps) => (
  <article
    aria-label={card.name}
    className={cx(
      'flex h-full flex-col overflow-hidden rounded-xl border bg-surface shadow-card transition-colors',
      isChosen ? 'border-accent outline-1 outline-accent' : 'border-line',
    )}
  >
    <button
      type="button"
      disabled={!card.usable}
      aria-pressed={isChosen}
      onClick={onChoose}
      className="relative block w-full border-line border-b page-side focus-visible:outline-offset-[-2px] disabled:cursor-not-allowed"
    >
      <span className="sr-only">{say.choose(card.name)}</span>
      <LayoutScreenshot card={card} />
    </button>
    <div className="flex flex-1 flex-col gap-3 p-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="font-semibold leading-snug">{card.name}</h3>
          <p className="text-muted text-sm first-letter:uppercase">{ofLayout(card.industry)}</p>
        </div>
        <Labels card={card} standing={standing} />
      </div>
      <p className="text-muted text-sm">{ofLayout(card.description)}</p>
      {card.features[0] && (
        <p className="flex items-start gap-2 text-sm">
          <Sparkle aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent-text" />
          {ofLayout(card.features[0])}
        </p>
      )}
      {card.granted && <p className="text-positive text-sm">{say.adminGrantedAccess}</p>}
      {card.opens && (
        <p className="flex items-start gap-2 text-sm">
          <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
          {opening[card.opens]}
        </p>
      )}
      {children}
    </div>
  </article>
)
