import type { ReactNode } from 'react'
import * as common from '#src/ui/words.ts'
import { Button } from '../Button.tsx'
import { Dialog } from './Dialog.tsx'

interface ConfirmDialogProps {
  title: string
  children: ReactNode
  confirmLabel: string
  cancelLabel?: string
  tone?: 'normal' | 'danger'
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Confirms an action that cannot easily be undone. */
export const ConfirmDialog = ({ tone = 'normal', cancelLabel = common.cancel, ...ask }: ConfirmDialogProps) => (
  <Dialog
    title={ask.title}
    onClose={ask.onCancel}
    footer={
      <>
        <Button variant="secondary" onClick={ask.onCancel}>
          {cancelLabel}
        </Button>
        <Button variant={tone === 'danger' ? 'danger' : 'primary'} busy={ask.busy ?? false} onClick={ask.onConfirm}>
          {ask.confirmLabel}
        </Button>
      </>
    }
  >
    <div className="text-muted">{ask.children}</div>
  </Dialog>
)
