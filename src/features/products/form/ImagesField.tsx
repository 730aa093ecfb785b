import { Camera, CircleAlert, ImagePlus } from 'lucide-react'
import { useRef } from 'react'
import { MAX_IMAGES } from '#contract/products/products.ts'
import { Button } from '#src/ui/Button.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { ImageSorter } from './ImageSorter.tsx'
import type { Pictures } from './use-images.ts'

interface ImagesFieldProps {
  pictures: Pictures
  error: string | undefined
  /** There were pictures that could not be kept with the text. */
  lost: boolean
}

/** Up to five pictures from the camera or from files, in the order in which buyers see them. */
export const ImagesField = ({ pictures, error, lost }: ImagesFieldProps) => {
  const camera = useRef<HTMLInputElement>(null)
  const files = useRef<HTMLInputElement>(null)
  const used = pictures.pictures.length + pictures.waiting
  const full = used >= MAX_IMAGES
  const problem = pictures.problem ?? error
  const input = (capture: boolean) => (
    <input
      ref={capture ? camera : files}
      type="file"
      accept="image/*"
      {...(capture ? { capture: 'environment' as const } : { multiple: true })}
      className="sr-only"
      tabIndex={-1}
      aria-label={capture ? 'Camera' : 'Picture files'}
      onChange={(event) => {
        // Taken before the field is emptied, which empties its list too.
        void pictures.add([...(event.target.files ?? [])])
        event.target.value = ''
      }}
    />
  )
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <div className="flex items-baseline justify-between gap-3">
        <legend className="contents font-medium text-sm">Pictures</legend>
        <span className="text-muted text-xs tabular-nums">
          {used}/{MAX_IMAGES}
        </span>
      </div>
      <ImageSorter pictures={pictures} />
      {Array.from({ length: Math.max(0, used - pictures.pictures.length) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <Skeleton key={index} className="h-[4.5rem] rounded-xl" />
      ))}
      {!full && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            className="flex-1 pointer-fine:hidden"
            icon={<Camera aria-hidden="true" />}
            onClick={() => camera.current?.click()}
          >
            Take Photo
          </Button>
          <Button
            variant="secondary"
            className="flex-1"
            icon={<ImagePlus aria-hidden="true" />}
            onClick={() => files.current?.click()}
          >
            Choose Pictures
          </Button>
        </div>
      )}
      {input(true)}
      {input(false)}
      <p className="text-muted text-sm" role="status">
        {pictures.waiting > 0
          ? 'Making the pictures small enough to send…'
          : (pictures.note ??
            (lost
              ? 'Please choose the pictures again: only the text could be kept.'
              : 'The first picture is the main one. Drag to sort.'))}
      </p>
      {problem && (
        <p role="alert" className="flex items-start gap-1.5 text-negative text-sm">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {problem}
        </p>
      )}
    </fieldset>
  )
}
