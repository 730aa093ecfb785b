import { useRef } from 'react'
import { classNames } from '#src/ui/class-names.ts'
import { LayoutError } from '../LayoutError.tsx'
import type { Design } from '../queries.ts'
import { PreviewFrames, type PreviewFramesHandle } from './PreviewFrames.tsx'
import type { ScrollTogether } from './scroll-together.ts'
import { useLivePreview } from './use-live-preview.ts'

interface PreviewPaneProps {
  design: Design
  /** Title of its frame. */
  title: string
  /** Screen width in CSS pixels. */
  width: number
  /** Called when a click in the preview asks for another page of the store. */
  onFollow: (path: string) => void
  /** Set when a second pane is shown. */
  together?: ScrollTogether | undefined
  /** Heading when two panes are side by side. */
  heading?: string | undefined
  className?: string | undefined
}

/** The seller's store in one design. */
export const PreviewPane = ({ design, title, width, onFollow, together, heading, className }: PreviewPaneProps) => {
  const frames = useRef<PreviewFramesHandle>(null)
  const { preview, retry } = useLivePreview(frames, design)
  return (
    <div className={classNames('flex min-h-0 min-w-0 flex-1 flex-col gap-2', className)}>
      {heading && <p className="truncate font-medium text-sm">{heading}</p>}
      {preview.state === 'failed' && <LayoutError message={preview.message} onRetry={retry} />}
      <PreviewFrames
        handle={frames}
        title={title}
        width={width}
        onFollow={onFollow}
        together={together}
        className={classNames(
          'min-h-0 flex-1 rounded-xl border border-line',
          preview.state === 'loading' && 'skeleton',
        )}
      />
    </div>
  )
}
