import type { SavedLayoutConfig } from '#contract/stores/stores.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { changedValues } from '../design-values.ts'
import type { LayoutCard } from '../layout-cards.ts'
import { startOf } from '../switching/start-of.ts'
import { Preview, type PreviewedDesign } from './Preview.tsx'
import * as say from './words.ts'

interface PreviewDialogProps {
  card: LayoutCard
  /** The live layout. */
  current: LayoutCard
  saved: SavedLayoutConfig
  /** Makes the layout live; `null` if it is live already or not allowed. */
  onUse: (() => void) | null
  onClose: () => void
}

/** A layout with the seller's own products and settings, beside the live one. */
export const PreviewDialog = ({ card, current, saved, onUse, onClose }: PreviewDialogProps) => {
  const designOf = ({ id, name, manifest }: LayoutCard): PreviewedDesign => ({
    layout: id,
    name,
    customizations: changedValues(manifest, startOf({ id, manifest }, saved)),
  })
  const isCurrent = card.id === current.id
  return (
    <Dialog
      title={card.name}
      description={isCurrent ? say.storeAsItIs : say.storeInThisLayout}
      size={isCurrent ? 'wide' : 'full'}
      onClose={onClose}
      footer={onUse && <Button onClick={onUse}>{say.toUseLayout}</Button>}
    >
      <Preview
        design={designOf(card)}
        present={isCurrent ? undefined : designOf(current)}
        className="h-[min(70dvh,44rem)] min-h-0"
      />
    </Dialog>
  )
}
