import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import * as say from '#contract/orders/words.ts'
import { $dialog, closeDialog } from '../../stores/dialog.ts'
import { returnFocus } from '../../stores/dialog-actions.ts'
import { settlePending } from '../pending.ts'
import { CloseIcon } from './icons.tsx'
import { useSwipeDown } from './use-swipe-down.ts'

interface Props {
  kind: string
  open: boolean
  title: string
  /** Hides the title visually. */
  titleHidden?: boolean
  /** Closes it. Default: closes everything. */
  onClose?: () => void
  children: ReactNode
  footer?: ReactNode
}

const useModal = (dialog: RefObject<HTMLDialogElement | null>, open: boolean) => {
  useEffect(() => {
    const element = dialog.current
    if (!element || !open) return
    // Keeps the page in place when its scrollbar disappears.
    const { style, clientWidth } = document.documentElement
    style.setProperty('--scrollbar', `${innerWidth - clientWidth}px`)
    element.showModal()
    settlePending()
    return () => {
      element.close()
      // The tapped element has answered.
      settlePending()
      if ($dialog.get().state === 'none') returnFocus()
    }
  }, [dialog, open])
}

/** A sheet on a phone, a panel on larger screens. The native element traps the focus and makes the page inert. */
export const Dialog = ({ kind, open, title, titleHidden = false, onClose = closeDialog, children, footer }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useModal(dialog, open)
  const swipe = useSwipeDown(onClose)
  return (
    <dialog
      ref={dialog}
      className="shop-dialog"
      data-kind={kind}
      aria-label={title}
      {...(kind === 'product' ? swipe : {})}
      onMouseDown={(event) => event.target === dialog.current && onClose()}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // A second Escape closes the element despite `cancel`.
      onClose={() => open && $dialog.get().state !== 'none' && dialog.current?.open === false && onClose()}
    >
      <div className="d-panel">
        <header>
          <h2 className={titleHidden ? 'd-visually-hidden' : undefined} dir="auto">
            {title}
          </h2>
          <button type="button" className="d-icon-button d-close" aria-label={say.close} onClick={onClose}>
            <CloseIcon />
          </button>
        </header>
        {/* A confirmation has no controls, so a keyboard needs this to scroll. */}
        <div className="d-body" tabIndex={kind === 'confirmation' ? 0 : undefined}>
          {children}
        </div>
        <div className="d-foot">
          <div className="shop-toasts" data-toasts="" role="status" aria-live="polite" />
          {footer ? <footer>{footer}</footer> : null}
        </div>
      </div>
    </dialog>
  )
}
