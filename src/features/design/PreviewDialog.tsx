import { Dialog } from '#src/ui/Dialog.tsx'
import type { LayoutCard } from './layout-cards.ts'
import { Preview } from './Preview.tsx'

/** A layout with the seller's own products, before she chooses it. */
export const PreviewDialog = ({ card, onClose }: { card: LayoutCard; onClose: () => void }) => (
  <Dialog title={card.name} description="Your store in this layout. Nothing is saved." size="wide" onClose={onClose}>
    <Preview layout={card.id} customizations={{}} className="h-[min(70dvh,44rem)]" />
  </Dialog>
)
