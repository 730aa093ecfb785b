import { useSortable } from '@dnd-kit/sortable'
import { GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'

interface SortableRowProps {
  /** Its key in the `SortableList`. */
  id: string
  /** Name of the grip: «Move Kurta». */
  label: string
  children: ReactNode
}

/** A row of a `SortableList`, with the grip that it is moved by. */
export const SortableRow = ({ id, label, children }: SortableRowProps) => {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  })
  return (
    <li
      ref={setNodeRef}
      style={{ transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition }}
      className={`flex items-center gap-1 rounded-xl border bg-surface p-1 ${isDragging ? 'relative z-10 border-accent shadow-float' : 'border-line'}`}
    >
      <button
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        type="button"
        aria-label={label}
        className="grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-lg text-muted hover:bg-raised active:cursor-grabbing"
      >
        <GripVertical aria-hidden="true" className="size-5" />
      </button>
      {children}
    </li>
  )
}
