import type { FieldValue } from '#contract/stores/store-page.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import type { LayoutCard } from '../layout-cards.ts'
import { Preview } from './Preview.tsx'

interface PreviewDialogProps {
  card: LayoutCard
  /** What the seller has of her own in this layout. */
  customizations: Record<string, FieldValue>
  /** The store shows it from now on; `null` where it shows it already, or may not. */
  onUse: (() => void) | null
  /** It is being saved. */
  busy: boolean
  onClose: () => void
}

/** A layout with the seller's own products, before she chooses it. */
export const PreviewDialog = ({ card, customizations, onUse, busy, onClose }: PreviewDialogProps) => (
  <Dialog
    title={card.name}
    description="Your store in this layout. Buyers do not see it until you use it."
    size="wide"
    onClose={onClose}
    footer={
      onUse && (
        <Button busy={busy} onClick={onUse}>
          Use this layout
        </Button>
      )
    }
  >
    <Preview layout={card.id} customizations={customizations} className="h-[min(70dvh,44rem)]" />
  </Dialog>
)
