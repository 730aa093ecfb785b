import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { $dialog, closeDialog } from '../../stores/dialog.ts'
import { returnFocus } from '../../stores/dialog-actions.ts'
import { settlePending } from '../pending.ts'
import { CloseIcon } from './icons.tsx'
import { useSwipeDown } from './use-swipe-down.ts'

interface Props {
  kind: string
  open: boolean
  title: string
  /** Whether the title is text a seller wrote. */
  titleHidden?: boolean
  /** What closes it; everything that is open goes with it, if nothing else is said. */
  onClose?: () => void
  children: ReactNode
  footer?: ReactNode
}

const useModal = (dialog: RefObject<HTMLDialogElement | null>, open: boolean) => {
  useEffect(() => {
    const element = dialog.current
    if (!element || !open) return
    // The page must not jump when its scrollbar goes.
    const { style, clientWidth } = document.documentElement
    style.setProperty('--scrollbar', `${innerWidth - clientWidth}px`)
    element.showModal()
    settlePending()
    return () => {
      element.close()
      // What lies under it is shown already.
      settlePending()
      if ($dialog.get().state === 'none') returnFocus()
    }
  }, [dialog, open])
}

/** A sheet on a phone, a panel on a larger screen. The native element traps the focus and makes the page behind inert. */
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
      // A second Escape closes the element whatever `cancel` says.
      onClose={() => open && $dialog.get().state !== 'none' && dialog.current?.open === false && onClose()}
    >
      <div className="d-panel">
        <header>
          <h2 className={titleHidden ? 'd-visually-hidden' : undefined} dir="auto">
            {title}
          </h2>
          <button type="button" className="d-icon-button d-close" aria-label="Close" onClick={onClose}>
            <CloseIcon />
          </button>
        </header>
        {/* A confirmation has no control by which a keyboard could reach what is below the screen. */}
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
