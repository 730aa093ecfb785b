import { Rocket, RotateCcw, Save } from 'lucide-react'
import { Button } from '#src/ui/Button.tsx'
import { IconMenu } from '#src/ui/overlays/IconMenu.tsx'
import * as common from '#src/ui/words.ts'
import type { DesignActions } from './use-design-actions.ts'
import * as say from './words.ts'

interface ActionBarProps {
  /** Number of unsaved fields. */
  dirty: number
  /** Whether buyers see this layout. */
  isLive: boolean
  /** Whether a newer version must be loaded first. */
  blocked: boolean
  actions: DesignActions
  onSave: () => void
  onPublish: () => void
  onReset: () => void
}

/** Says whether this design is live, with a button to publish it. */
export const ActionBar = ({ dirty, isLive, blocked, actions, onSave, onPublish, onReset }: ActionBarProps) => {
  const working = actions.busy || actions.publishing
  const isDraft = dirty > 0 || !isLive
  return (
    <div
      data-toasts-above
      className="sticky bottom-[calc(4.25rem+env(safe-area-inset-bottom))] z-20 flex items-center gap-1 rounded-xl border border-line bg-surface p-2 shadow-float md:bottom-4 md:p-3"
    >
      <div role="status" className="min-w-0 flex-1 ps-1 text-sm leading-snug">
        <p className="font-medium">{isDraft ? say.draftNotLiveYet : say.live}</p>
        <p className="text-muted text-xs">{dirty === 0 ? say.allChangesSaved : say.unsavedChanges(dirty)}</p>
      </div>
      <IconMenu
        label={say.moreForThisDesign}
        items={[
          {
            label: common.saveChanges,
            icon: <Save aria-hidden="true" />,
            disabled: dirty === 0 || blocked || working,
            onSelect: onSave,
          },
          { label: say.reset, icon: <RotateCcw aria-hidden="true" />, onSelect: onReset },
        ]}
      />
      <Button
        size="small"
        disabled={!isDraft || blocked || (working && !actions.publishing)}
        busy={working}
        icon={<Rocket aria-hidden="true" className="max-sm:hidden" />}
        onClick={onPublish}
      >
        {say.publishChanges}
      </Button>
    </div>
  )
}
