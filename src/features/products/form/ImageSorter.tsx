import { SortableList } from '#src/ui/forms/SortableList.tsx'
import { ImageRow } from './ImageRow.tsx'
import type { FormImages } from './use-images.ts'
import * as say from './words.ts'

/** Sorts the chosen images by mouse, finger or keyboard. */
export const ImageSorter = ({ images: { images, ...actions } }: { images: FormImages }) => {
  if (images.length === 0) return null
  return (
    <SortableList noun={say.image} keys={images.map(({ key }) => key)} onMove={actions.move}>
      <ol className="flex flex-col gap-2">
        {images.map((image, index) => (
          <ImageRow
            key={image.key}
            image={image}
            place={index + 1}
            onMain={() => actions.move(image.key, 0)}
            onReplace={(file) => void actions.replace(image.key, file)}
            onRemove={() => actions.remove(image.key)}
          />
        ))}
      </ol>
    </SortableList>
  )
}
