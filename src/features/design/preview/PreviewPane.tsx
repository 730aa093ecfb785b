import { cx } from 'class-variance-authority'
import { useRef } from 'react'
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
  hidden: boolean
}

/** The seller's store in one design. */
export const PreviewPane = ({ design, title, width, onFollow, together, heading, hidden }: PreviewPaneProps) => {
  const frames = useRef<PreviewFramesHandle>(null)
  const { preview, retry } = useLivePreview(frames, design)
  return (
    <div hidden={hidden} className="flex min-h-0 min-w-0 flex-1 flex-col gap-2">
      {heading && <p className="truncate font-medium text-sm">{heading}</p>}
      {preview.state === 'failed' && <LayoutError message={preview.message} onRetry={retry} />}
      <PreviewFrames
        handle={frames}
        title={title}
        width={width}
        onFollow={onFollow}
        together={together}
        className={cx('min-h-0 flex-1 rounded-xl border border-line', preview.state === 'loading' && 'skeleton')}
      />
    </div>
  )
}
