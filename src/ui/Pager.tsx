import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from './Button.tsx'
import * as say from './words.ts'

interface PagerProps {
  /** Name of the list for screen readers. */
  label: string
  page: number
  pages: number
  onChange: (page: number) => void
}

/** Page controls of a list; nothing for a single page. */
export const Pager = ({ label, page, pages, onChange }: PagerProps) =>
  pages <= 1 ? null : (
    <nav aria-label={label} className="flex items-center justify-between gap-3">
      <Button
        variant="secondary"
        disabled={page <= 1}
        icon={<ChevronLeft aria-hidden="true" />}
        onClick={() => onChange(page - 1)}
      >
        {say.previous}
      </Button>
      <span className="text-muted text-sm tabular-nums">{say.pageOf(page, pages)}</span>
      <Button variant="secondary" disabled={page >= pages} onClick={() => onChange(page + 1)}>
        {say.next}
        <ChevronRight aria-hidden="true" />
      </Button>
    </nav>
  )
