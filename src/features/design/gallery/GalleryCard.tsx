import { Check, ExternalLink, Lock } from 'lucide-react'
import { Badge } from '#src/ui/Badge.tsx'
import { Button, LinkButton } from '#src/ui/Button.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { toast } from '#src/ui/feedback/toast.ts'
import type { LayoutCard } from '../layout-cards.ts'
import { LayoutScreenshot } from './LayoutScreenshot.tsx'

interface GalleryCardProps {
  card: LayoutCard
  /** What the store shows now, what is chosen to be saved, or neither. */
  state: 'current' | 'chosen' | 'other'
  chosen: boolean
  storePath: string
  onChoose: () => void
  /** The store shows it from now on. */
  onUse: () => void
  /** It is being saved. */
  busy: boolean
  onPreview: () => void
  onCustomise: () => void
}

const Labels = ({ card, state }: Pick<GalleryCardProps, 'card' | 'state'>) => (
  <div className="flex flex-wrap justify-end gap-1">
    {state === 'current' && (
      <Badge tone="positive">
        <Check aria-hidden="true" />
        Current
      </Badge>
    )}
    {card.label && <Badge tone={card.label === 'Pro' ? 'info' : 'neutral'}>{card.label}</Badge>}
  </div>
)

export const GalleryCard = ({
  card,
  state,
  chosen,
  storePath,
  onChoose,
  onUse,
  busy,
  onPreview,
  onCustomise,
}: GalleryCardProps) => (
  <article
    aria-label={card.name}
    className={classNames(
      'flex h-full flex-col overflow-hidden rounded-xl border bg-surface shadow-card transition-colors',
      chosen ? 'border-accent outline-1 outline-accent' : 'border-line',
    )}
  >
    <button
      type="button"
      disabled={!card.usable}
      aria-pressed={chosen}
      onClick={onChoose}
      className="group relative block w-full text-left disabled:cursor-not-allowed"
    >
      <span className="sr-only">Choose {card.name}</span>
      <span
        className={classNames(
          'block aspect-[4/3] border-line border-b sm:aspect-[4/5]',
          !card.usable && 'opacity-60 grayscale-[35%]',
        )}
      >
        <LayoutScreenshot card={card} />
      </span>
      {!card.usable && (
        <span className="absolute inset-x-0 bottom-0 flex items-center gap-2 bg-surface/95 px-4 py-2 text-muted text-sm">
          <Lock aria-hidden="true" className="size-4" />
          Part of the paid plan
        </span>
      )}
    </button>
    <div className="flex flex-1 flex-col gap-3 p-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="font-semibold leading-snug">{card.name}</h3>
          <p className="text-muted text-sm first-letter:uppercase">{card.industry}</p>
        </div>
        <Labels card={card} state={state} />
      </div>
      <p className="text-muted text-sm">{card.description}</p>
      {card.granted && <p className="text-positive text-sm">Admin Granted Access</p>}
      <div className="mt-auto flex flex-wrap gap-2 pt-1">
        {card.usable && state !== 'current' && (
          <Button size="small" busy={busy} aria-label={`Use this layout: ${card.name}`} onClick={onUse}>
            Use this layout
          </Button>
        )}
        <Button variant="secondary" size="small" aria-label={`Preview ${card.name}`} onClick={onPreview}>
          Preview
        </Button>
        {card.usable && (
          <Button variant={state === 'current' ? 'primary' : 'secondary'} size="small" onClick={onCustomise}>
            Customize Layout
          </Button>
        )}
        {state === 'current' && (
          <LinkButton
            variant="quiet"
            size="small"
            href={storePath}
            target="_blank"
            rel="noopener"
            icon={<ExternalLink aria-hidden="true" />}
          >
            View Live
          </LinkButton>
        )}
        {!card.usable && card.label === 'Pro' && (
          <Button
            variant="secondary"
            size="small"
            onClick={() => toast.info('Please contact support to upgrade your plan')}
          >
            Upgrade to Pro
          </Button>
        )}
      </div>
    </div>
  </article>
)
