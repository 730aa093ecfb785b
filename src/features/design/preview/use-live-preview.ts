import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, errorMessage } from '#src/lib/api/api-error.ts'
import { type Design, renderDesign } from '../queries.ts'
import type { PreviewFramesHandle } from './PreviewFrames.tsx'
import { createPreviewLoop } from './preview-loop.ts'
import * as say from './words.ts'

export type PreviewState =
  | { state: 'loading' }
  | { state: 'shown'; path: string }
  /** Shows the default layout instead of one that failed to load. */
  | { state: 'failed'; message: string }

/** Shows a design in the frames and updates it as it changes. */
export const useLivePreview = (frames: RefObject<PreviewFramesHandle | null>, design: Design) => {
  const [preview, setPreview] = useState<PreviewState>({ state: 'loading' })
  const loop = useRef<ReturnType<typeof createPreviewLoop<Design>>>(undefined)
  loop.current ??= createPreviewLoop<Design>(async (wanted) => {
    try {
      const answer = await renderDesign(wanted)
      await frames.current?.show(answer.url, answer.path)
      setPreview({ state: 'shown', path: answer.path })
    } catch (error) {
      setPreview({ state: 'failed', message: errorMessage(error, say.previewNotShown) })
      if (error instanceof ApiError && !error.offline && wanted.layout !== 'default') {
        const answer = await renderDesign({ layout: 'default', customizations: {}, path: '' })
        await frames.current?.show(answer.url, answer.path)
      }
    }
  })
  const text = JSON.stringify(design)
  const retry = useCallback(() => loop.current?.ask(JSON.parse(text) as Design), [text])
  useEffect(retry, [retry])
  return { preview, retry }
}
