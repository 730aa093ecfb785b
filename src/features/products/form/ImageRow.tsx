import { useSortable } from '@dnd-kit/sortable'
import { GripVertical, RefreshCw, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useObjectUrl } from '#src/lib/browser/use-object-url.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import type { FormImage } from './image-list.ts'

interface ImageRowProps {
  picture: FormImage
  /** From 1. */
  place: number
  onMain: () => void
  onReplace: (file: File) => void
  onRemove: () => void
}

const stateWords = (picture: FormImage): string | null => {
  if (picture.kind === 'new' || picture.image.status === 'ready') return null
  return picture.image.status === 'failed' ? 'Could not be processed' : 'Processing…'
}

/** One picture of the form: dragged by its handle, or made the main one by a press. */
export const ImageRow = ({ picture, place, onMain, onReplace, onRemove }: ImageRowProps) => {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: picture.key,
  })
  const input = useRef<HTMLInputElement>(null)
  const fresh = useObjectUrl(picture.kind === 'new' ? picture.file : undefined)
  const kept = picture.kind === 'kept' && picture.image.status === 'ready' ? picture.image.thumbnail_url : undefined
  const src = fresh ?? kept
  const words = stateWords(picture)
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
        aria-label={`Sort picture ${place}`}
        className="grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-lg text-muted hover:bg-raised active:cursor-grabbing"
      >
        <GripVertical aria-hidden="true" className="size-5" />
      </button>
      <div className="size-16 shrink-0 overflow-hidden rounded-lg bg-raised">
        {src && <img src={src} alt={`Chosen, number ${place}`} className="size-full object-cover" draggable={false} />}
      </div>
      <div className="flex min-w-0 flex-1 flex-col items-start pl-2">
        {place === 1 ? (
          <Badge tone="positive">Main picture</Badge>
        ) : (
          <Button variant="link" size="text" aria-label={`Make main: picture ${place}`} onClick={onMain}>
            Make main
          </Button>
        )}
        {words && <span className="text-sm text-warning">{words}</span>}
      </div>
      <Button
        variant="quiet"
        size="icon"
        aria-label={`Replace picture ${place}`}
        icon={<RefreshCw aria-hidden="true" />}
        onClick={() => input.current?.click()}
      />
      <Button
        variant="quiet"
        size="icon"
        aria-label={`Remove picture ${place}`}
        icon={<Trash2 aria-hidden="true" />}
        onClick={onRemove}
      />
      <input
        ref={input}
        type="file"
        accept="image/*"
        className="sr-only"
        tabIndex={-1}
        aria-label={`Another file for picture ${place}`}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) onReplace(file)
          event.target.value = ''
        }}
      />
    </li>
  )
}
