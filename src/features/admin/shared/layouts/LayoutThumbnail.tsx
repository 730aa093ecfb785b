import { LayoutTemplate } from 'lucide-react'
import { LayoutImage } from '#src/features/shared/LayoutImage.tsx'
import { type LayoutName, layoutName } from './use-layouts.ts'

/** A small image of a layout with its name. */
export const LayoutThumbnail = ({ id, layouts }: { id: string; layouts: readonly LayoutName[] }) => (
  <span className="inline-flex items-center gap-2">
    <span className="grid h-9 w-7 shrink-0 place-items-center overflow-hidden rounded border border-line bg-raised text-muted">
      <LayoutImage layout={id}>
        <LayoutTemplate aria-hidden="true" className="size-3.5" />
      </LayoutImage>
    </span>
    <span className="min-w-0">{layoutName(layouts, id)}</span>
  </span>
)
