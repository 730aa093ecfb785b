import { useObjectUrl } from '#src/lib/browser/use-object-url.ts'
import * as common from '#src/ui/words.ts'
import type { FormImage, ImageList } from '../image-list.ts'
import type { ChoiceOption } from './choice-values.ts'
import * as say from './words.ts'

const Thumbnail = ({ image }: { image: FormImage }) => {
  const own = useObjectUrl(image.kind === 'new' ? image.file : undefined)
  const source = image.kind === 'kept' ? image.image.thumbnail_url : own
  return <img src={source} alt="" className="size-11 shrink-0 rounded-md object-cover ring-1 ring-line" />
}

interface ImageChoiceProps {
  option: ChoiceOption
  images: ImageList
  onChange: (label: string, imageKey: string | undefined) => void
}

/** Chooses an image of the product for each value; a second tap takes it back. */
export const ImageChoice = ({ option, images, onChange }: ImageChoiceProps) => (
  <div className="flex flex-col gap-2">
    <p className="font-medium text-sm">
      {say.imageOfEach(option.name)} <span className="ms-1.5 font-normal text-muted">{common.optional}</span>
    </p>
    {option.values.map(({ label, imageKey }) => (
      <div key={label} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span dir="auto" className="min-w-0 flex-[1_0_40%] break-words page-side text-sm">
          {label}
        </span>
        <span className="flex shrink-0 gap-1.5">
          {images.map((image, index) => (
            <button
              key={image.key}
              type="button"
              aria-label={say.imageFor(index + 1, label)}
              aria-pressed={imageKey === image.key}
              className="rounded-lg border-2 border-transparent aria-pressed:border-accent"
              onClick={() => onChange(label, imageKey === image.key ? undefined : image.key)}
            >
              <Thumbnail image={image} />
            </button>
          ))}
        </span>
      </div>
    ))}
  </div>
)
