import type { MouseEvent, ReactNode } from 'react'
import { openView, viewAddress } from './address.ts'

interface ViewLinkProps {
  view: string
  shown?: Record<string, string>
  className?: string
  children: ReactNode
}

/** Links to another view of the panel, or to a record in it. */
export const ViewLink = ({ view, shown, className, children }: ViewLinkProps) => {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    openView(view, shown)
  }
  return (
    <a
      href={viewAddress(view, shown)}
      className={className ?? 'font-medium text-accent-text underline-offset-4 hover:underline'}
      onClick={follow}
    >
      {children}
    </a>
  )
}
