import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { ImageRow } from './ImageRow.tsx'
import type { FormImages } from './use-images.ts'

const onlyUpAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 })

const instructions = {
  draggable: 'Press space to pick the picture up, the arrow keys to move it, space to put it down, escape to cancel.',
}

/** Sorts the chosen images by mouse, finger or keyboard. */
export const ImageSorter = ({ images: { images, ...actions } }: { images: FormImages }) => {
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'auto' }),
  )
  const place = (id: unknown) => images.findIndex((image) => image.key === id) + 1
  const announcements: Announcements = {
    onDragStart: ({ active }) => `Picture ${place(active.id)} picked up.`,
    onDragOver: ({ over }) => (over ? `At place ${place(over.id)} of ${images.length}.` : ''),
    onDragEnd: ({ over }) => (over ? `Put down at place ${place(over.id)} of ${images.length}.` : 'Put back.'),
    onDragCancel: () => 'Put back.',
  }
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) actions.move(String(active.id), place(over.id) - 1)
  }
  if (images.length === 0) return null
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[onlyUpAndDown]}
      accessibility={{ announcements, screenReaderInstructions: instructions }}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={images.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
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
      </SortableContext>
    </DndContext>
  )
}
