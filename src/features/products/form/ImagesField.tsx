import { Camera, CircleAlert, ImagePlus } from 'lucide-react'
import { useRef } from 'react'
import { MAX_IMAGES } from '#contract/products/products.ts'
import { useObjectUrl } from '#src/lib/browser/use-object-url.ts'
import { Button } from '#src/ui/Button.tsx'
import { Spinner } from '#src/ui/feedback/Spinner.tsx'
import { ImageSorter } from './ImageSorter.tsx'
import type { FormImages } from './use-images.ts'
import * as say from './words.ts'

interface ImagesFieldProps {
  images: FormImages
  error: string | undefined
  /** Whether a restored draft lost its images. */
  lost: boolean
}

/** A chosen file while it is compressed. */
const MakingRow = ({ file }: { file: File }) => {
  const src = useObjectUrl(file)
  return (
    <div className="flex items-center gap-3 rounded-xl border border-line bg-surface p-1 ps-12">
      <div className="size-16 shrink-0 overflow-hidden rounded-lg bg-raised">
        {src && <img src={src} alt={say.chosenNotReadyYet} className="size-full object-cover" />}
      </div>
      <Spinner label={say.oneMoment} />
    </div>
  )
}

/** Up to five images from camera or files, in the order buyers see them. */
export const ImagesField = ({ images, error, lost }: ImagesFieldProps) => {
  const camera = useRef<HTMLInputElement>(null)
  const files = useRef<HTMLInputElement>(null)
  const used = images.images.length + images.making.length
  const full = used >= MAX_IMAGES
  const problem = images.problem ?? error
  const input = (capture: boolean) => (
    <input
      ref={capture ? camera : files}
      type="file"
      accept="image/*"
      {...(capture ? { capture: 'environment' as const } : { multiple: true })}
      className="sr-only"
      tabIndex={-1}
      aria-label={capture ? say.camera : say.imageFiles}
      onChange={(event) => {
        // Copied before the input is cleared, which clears its list.
        void images.add([...(event.target.files ?? [])])
        event.target.value = ''
      }}
    />
  )
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <div className="flex items-baseline justify-between gap-3">
        <legend className="contents font-medium text-sm">{say.images}</legend>
        <span className="text-muted text-xs tabular-nums">
          {used}/{MAX_IMAGES}
        </span>
      </div>
      <ImageSorter images={images} />
      {images.making.map(({ key, file }) => (
        <MakingRow key={key} file={file} />
      ))}
      {!full && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            className="flex-1 pointer-fine:hidden"
            icon={<Camera aria-hidden="true" />}
            onClick={() => camera.current?.click()}
          >
            {say.takePhoto}
          </Button>
          <Button
            variant="secondary"
            className="flex-1"
            icon={<ImagePlus aria-hidden="true" />}
            onClick={() => files.current?.click()}
          >
            {say.chooseImages}
          </Button>
        </div>
      )}
      {input(true)}
      {input(false)}
      <p className="text-muted text-sm" role="status">
        {images.making.length > 0
          ? say.makingImagesSmall
          : (images.note ?? (lost ? say.chooseImagesAgain : say.firstImageIsMain))}
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
