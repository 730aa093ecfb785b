import type { SavedLayoutConfig } from '#contract/stores/stores.ts'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import type { LayoutCard } from '../layout-cards.ts'
import { CarryOverList } from './CarryOverList.tsx'
import { changeTo } from './start-of.ts'
import * as say from './words.ts'

interface SwitchDialogProps {
  card: LayoutCard
  current: LayoutCard
  saved: SavedLayoutConfig
  busy: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Says what a change of layout carries over before it is saved. */
export const SwitchDialog = ({ card, current, saved, busy, onConfirm, onCancel }: SwitchDialogProps) => (
  <ConfirmDialog
    title={say.changeTo(card.name)}
    confirmLabel={say.toUseLayout}
    busy={busy}
    onConfirm={onConfirm}
    onCancel={onCancel}
  >
    <p className="mb-5">{say.buyersSeeItOnceSaved}</p>
    <CarryOverList change={changeTo(card, saved)} from={current.name} to={card.name} />
  </ConfirmDialog>
)
