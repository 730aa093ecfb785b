import { ExternalLink } from 'lucide-react'
import type { Store } from '#contract/stores/stores.ts'
import { Button, LinkButton } from '#src/ui/Button.tsx'
import { toast } from '#src/ui/feedback/toast.ts'
import type { LayoutCard } from '../layout-cards.ts'
import { AskButton } from './AskButton.tsx'

interface CardActionsProps {
  card: LayoutCard
  store: Store
  /** Whether it is the saved one. */
  isCurrent: boolean
  /** Whether buyers see it. */
  isSeen: boolean
  /** Makes it live. */
  onUse: () => void
  onPreview: () => void
  onCustomise: () => void
}

/** Buttons of a layout, by who may use it. */
export const CardActions = ({ card, store, isCurrent, isSeen, onUse, onPreview, onCustomise }: CardActionsProps) => (
  <div className="mt-auto flex flex-wrap gap-2 pt-1">
    {card.usable && !isCurrent && (
      <Button size="small" aria-label={`Use this layout: ${card.name}`} onClick={onUse}>
        Use this layout
      </Button>
    )}
    <Button variant="secondary" size="small" aria-label={`Preview ${card.name}`} onClick={onPreview}>
      Preview
    </Button>
    {card.usable && (
      <Button variant={isCurrent ? 'primary' : 'secondary'} size="small" onClick={onCustomise}>
        Customize Layout
      </Button>
    )}
    {isSeen && (
      <LinkButton
        variant="quiet"
        size="small"
        href={`/store/${store.store_slug}/`}
        target="_blank"
        rel="noopener"
        icon={<ExternalLink aria-hidden="true" />}
      >
        View Live
      </LinkButton>
    )}
    {card.opens === 'plan' && (
      <Button
        variant="secondary"
        size="small"
        onClick={() => toast.info('Please contact support to upgrade your plan')}
      >
        Upgrade to Pro
      </Button>
    )}
    {card.opens === 'team' && (
      <AskButton
        about={card.name}
        layout={card.id}
        message={`Please open the layout ${card.name} for ${store.name}.`}
      />
    )}
  </div>
)
