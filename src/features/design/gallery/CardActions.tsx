import { ExternalLink } from 'lucide-react'
import type { Store } from '#contract/stores/stores.ts'
import { Button, LinkButton } from '#src/ui/Button.tsx'
import { toast } from '#src/ui/feedback/toast.ts'
import * as common from '#src/ui/words.ts'
import type { LayoutCard } from '../layout-cards.ts'
import { AskButton } from './AskButton.tsx'
import * as say from './words.ts'

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
      <Button size="small" aria-label={say.toUseLayoutNamed(card.name)} onClick={onUse}>
        {say.toUseLayout}
      </Button>
    )}
    <Button variant="secondary" size="small" aria-label={say.previewNamed(card.name)} onClick={onPreview}>
      {common.preview}
    </Button>
    {card.usable && (
      <Button variant={isCurrent ? 'primary' : 'secondary'} size="small" onClick={onCustomise}>
        {say.customizeLayout}
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
        {say.viewLive}
      </LinkButton>
    )}
    {card.opens === 'plan' && (
      <Button variant="secondary" size="small" onClick={() => toast.info(say.contactSupportToUpgrade)}>
        {say.upgradeToPro}
      </Button>
    )}
    {card.opens === 'team' && (
      <AskButton about={card.name} layout={card.id} message={say.pleaseOpenLayout(card.name, store.name)} />
    )}
  </div>
)
