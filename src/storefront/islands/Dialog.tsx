import { type MouseEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { $dialog, closeDialog, returnFocus } from '../../stores/dialog.ts'
import { settlePending } from '../pending.ts'
import { loadDialogStyles } from './dialog-styles.ts'
import { CloseIcon } from './icons.tsx'

interface Props {
  kind: string
  open: boolean
  title: string
  /** Whether the title is text a seller wrote. */
  titleHidden?: boolean
  children: ReactNode
  footer?: ReactNode
}

const useModal = (dialog: RefObject<HTMLDialogElement | null>, open: boolean) => {
  useEffect(() => {
    const element = dialog.current
    if (!element || !open) return
    let wanted = true
    loadDialogStyles().then(() => {
      if (!wanted) return
      // The page must not jump when its scrollbar goes.
      const { style, clientWidth } = document.documentElement
      style.setProperty('--scrollbar', `${innerWidth - clientWidth}px`)
      element.showModal()
      settlePending()
    })
    return () => {
      wanted = false
      element.close()
      if ($dialog.get().state === 'none') returnFocus()
    }
  }, [dialog, open])
}

/** A sheet on a phone, a panel on a larger screen. The native element traps the focus and makes the page behind inert. */
export const Dialog = ({ kind, open, title, titleHidden = false, children, footer }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useModal(dialog, open)
  const closeFromBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) closeDialog()
  }
  return (
    <dialog
      ref={dialog}
      className="shop-dialog"
      data-kind={kind}
      aria-labelledby={titleId}
      onMouseDown={closeFromBackdrop}
      onCancel={(event) => {
        event.preventDefault()
        closeDialog()
      }}
      // A second Escape closes the element whatever `cancel` says.
      onClose={() => open && $dialog.get().state !== 'none' && dialog.current?.open === false && closeDialog()}
    >
      <div className="d-panel">
        <header>
          <h2 id={titleId} className={titleHidden ? 'd-visually-hidden' : undefined} dir="auto">
            {title}
          </h2>
          <button type="button" className="d-icon-button d-close" aria-label="Close" onClick={closeDialog}>
            <CloseIcon />
          </button>
        </header>
        {/* A confirmation has no control by which a keyboard could reach what is below the screen. */}
        <div className="d-body" tabIndex={kind === 'confirmation' ? 0 : undefined}>
          {children}
        </div>
        {footer ? <footer>{footer}</footer> : null}
      </div>
      <div className="shop-toasts" data-toasts="" role="status" aria-live="polite" />
    </dialog>
  )
}
