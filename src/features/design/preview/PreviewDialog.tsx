import type { FieldValue } from '#contract/stores/store-page.ts'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import type { LayoutCard } from '../layout-cards.ts'
import { Preview } from './Preview.tsx'

interface PreviewDialogProps {
  card: LayoutCard
  /** What the seller has of her own in this layout. */
  customizations: Record<string, FieldValue>
  onClose: () => void
}

/** A layout with the seller's own products, before she chooses it. */
export const PreviewDialog = ({ card, customizations, onClose }: PreviewDialogProps) => (
  <Dialog title={card.name} description="Your store in this layout. Nothing is saved." size="wide" onClose={onClose}>
    <Preview layout={card.id} customizations={customizations} className="h-[min(70dvh,44rem)]" />
  </Dialog>
)
