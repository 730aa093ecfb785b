import { RefreshCw, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useObjectUrl } from '#src/lib/browser/use-object-url.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { SortableRow } from '#src/ui/forms/SortableRow.tsx'
import type { FormImage } from './image-list.ts'
import * as say from './words.ts'

interface ImageRowProps {
  image: FormImage
  /** Position, from 1. */
  place: number
  onMain: () => void
  onReplace: (file: File) => void
  onRemove: () => void
}

const stateWords = (image: FormImage): string | null => {
  if (image.kind === 'new' || image.image.status === 'ready') return null
  return image.image.status === 'failed' ? say.couldNotBeProcessed : say.processing
}

/** One image in the form: drag it, or press to make it the main one. */
export const ImageRow = ({ image, place, onMain, onReplace, onRemove }: ImageRowProps) => {
  const input = useRef<HTMLInputElement>(null)
  const fresh = useObjectUrl(image.kind === 'new' ? image.file : undefined)
  const kept = image.kind === 'kept' && image.image.status === 'ready' ? image.image.thumbnail_url : undefined
  const src = fresh ?? kept
  const words = stateWords(image)
  return (
    <SortableRow id={image.key} label={say.sortImage(place)}>
      <div className="size-16 shrink-0 overflow-hidden rounded-lg bg-raised">
        {src && <img src={src} alt={say.chosenNumber(place)} className="size-full object-cover" draggable={false} />}
      </div>
      <div className="flex min-w-0 flex-1 flex-col items-start ps-2">
        {place === 1 ? (
          <Badge tone="positive">{say.mainImage}</Badge>
        ) : (
          <Button variant="link" size="text" aria-label={say.makeMainImage(place)} onClick={onMain}>
            {say.makeMain}
          </Button>
        )}
        {words && <span className="text-sm text-warning">{words}</span>}
      </div>
      <Button
        variant="quiet"
        size="icon"
        aria-label={say.replaceImage(place)}
        icon={<RefreshCw aria-hidden="true" />}
        onClick={() => input.current?.click()}
      />
      <Button
        variant="quiet"
        size="icon"
        aria-label={say.removeImage(place)}
        icon={<Trash2 aria-hidden="true" />}
        onClick={onRemove}
      />
      <input
        ref={input}
        type="file"
        accept="image/*"
        className="sr-only"
        tabIndex={-1}
        aria-label={say.anotherFileForImage(place)}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) onReplace(file)
          event.target.value = ''
        }}
      />
    </SortableRow>
  )
}
