import { Button } from '#src/ui/Button.tsx'
import * as common from '#src/ui/words.ts'
import * as say from './words.ts'

interface CandidateBarProps {
  name: string
  onCancel: () => void
  onSave: () => void
}

/** Shows that a chosen layout is not saved yet. */
export const CandidateBar = ({ name, onCancel, onSave }: CandidateBarProps) => (
  <div
    data-toasts-above
    className="sticky bottom-[calc(4.25rem+env(safe-area-inset-bottom))] z-20 flex items-center gap-2 rounded-xl border border-line bg-surface p-3 shadow-float md:bottom-4"
  >
    <p className="min-w-0 flex-1 truncate text-sm" role="status">
      <span className="font-medium">{name}</span>
      <span className="hidden text-muted sm:inline"> {say.isChosenNotSaved}</span>
    </p>
    <Button variant="quiet" size="small" onClick={onCancel}>
      {common.cancel}
    </Button>
    <Button size="small" onClick={onSave}>
      {say.saveLayout}
    </Button>
  </div>
)
