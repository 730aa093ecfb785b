import { cx } from 'class-variance-authority'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../Button.tsx'
import * as say from './words.ts'

const widths = { normal: '', wide: '[--sheet-width:56rem]', full: '[--sheet-width:88rem]' }

interface DialogProps {
  title: string
  description?: ReactNode
  /** Called on Escape, the cross or a press outside. It may keep the dialog open for unsaved changes. */
  onClose: () => void
  children: ReactNode
  /** Said above the footer, where it is seen wherever the rest is scrolled to. */
  notice?: ReactNode
  /** Stays at the bottom while the rest scrolls. */
  footer?: ReactNode
  size?: keyof typeof widths
}

/** A modal dialog, open while rendered. The browser traps the focus and makes the page inert. */
export const Dialog = ({ title, description, onClose, children, notice, footer, size = 'normal' }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()

  useEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    element?.showModal()
    // Reads the title first, and keeps a key still held from pressing a button.
    heading.current?.focus()
    return () => {
      element?.close()
      // Unmounted while open, the browser would forget the opener.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for a press outside; it fires cancel
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      className={cx('sheet', widths[size])}
      onCancel={(event) => {
        // A file picker's cancel event bubbles up here.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="flex shrink-0 items-start gap-3 border-line border-b px-5 py-3">
        <div className="min-w-0 flex-1 py-2">
          <h2
            ref={heading}
            tabIndex={-1}
            id={`${id}-title`}
            className="font-semibold text-lg leading-snug outline-none"
          >
            {title}
          </h2>
          {description && (
            <p id={`${id}-description`} className="mt-0.5 text-muted text-sm">
              {description}
            </p>
          )}
        </div>
        <Button
          variant="quiet"
          size="icon"
          className="-me-2"
          aria-label={say.close}
          icon={<X aria-hidden="true" />}
          onClick={onClose}
        />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5">{children}</div>
      {footer && (
        <div
          data-toasts-above
          className="flex shrink-0 flex-col gap-3 border-line border-t px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
        >
          {notice}
          <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">{footer}</div>
        </div>
      )}
    </dialog>
  )
}
