import { Rocket, RotateCcw } from 'lucide-react'
import { plural } from '#src/lib/plural.ts'
import { Button } from '#src/ui/Button.tsx'
import type { DesignActions } from './use-design-actions.ts'

interface ActionBarProps {
  /** Fields that are not saved. */
  dirty: number
  /** A newer version has to be loaded first. */
  blocked: boolean
  actions: DesignActions
  onSave: () => void
  onPublish: () => void
  onReset: () => void
}

export const ActionBar = ({ dirty, blocked, actions, onSave, onPublish, onReset }: ActionBarProps) => {
  const idle = dirty === 0 || blocked
  const working = actions.busy || actions.publishing
  return (
    <div className="sticky bottom-[calc(4.25rem+env(safe-area-inset-bottom))] z-20 flex items-center gap-2 rounded-xl border border-line bg-surface p-2 shadow-float md:bottom-4 md:p-3">
      <p role="status" className="hidden min-w-0 flex-1 truncate pl-1 text-muted text-sm md:block">
        {dirty === 0 ? 'All changes are saved' : plural(dirty, 'unsaved change')}
      </p>
      <Button
        variant="quiet"
        size="small"
        icon={<RotateCcw aria-hidden="true" className="max-sm:hidden" />}
        onClick={onReset}
      >
        Reset
      </Button>
      <Button
        variant="secondary"
        size="small"
        className="max-md:flex-1"
        disabled={idle || working}
        busy={actions.busy && !actions.publishing}
        onClick={onSave}
      >
        Save Changes
      </Button>
      <Button
        size="small"
        className="max-md:flex-1"
        disabled={idle || (working && !actions.publishing)}
        busy={actions.publishing}
        icon={<Rocket aria-hidden="true" className="max-sm:hidden" />}
        onClick={onPublish}
      >
        Publish Changes
      </Button>
    </div>
  )
}
