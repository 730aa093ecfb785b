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
import type { Pictures } from './use-images.ts'

const onlyUpAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 })

const instructions = {
  draggable: 'Press space to pick the picture up, the arrow keys to move it, space to put it down, escape to cancel.',
}

/** The chosen pictures, sorted by pointer, finger or keyboard. */
export const ImageSorter = ({ pictures: { pictures, ...actions } }: { pictures: Pictures }) => {
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'auto' }),
  )
  const place = (id: unknown) => pictures.findIndex((picture) => picture.key === id) + 1
  const announcements: Announcements = {
    onDragStart: ({ active }) => `Picture ${place(active.id)} picked up.`,
    onDragOver: ({ over }) => (over ? `At place ${place(over.id)} of ${pictures.length}.` : ''),
    onDragEnd: ({ over }) => (over ? `Put down at place ${place(over.id)} of ${pictures.length}.` : 'Put back.'),
    onDragCancel: () => 'Put back.',
  }
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) actions.move(String(active.id), place(over.id) - 1)
  }
  if (pictures.length === 0) return null
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[onlyUpAndDown]}
      accessibility={{ announcements, screenReaderInstructions: instructions }}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={pictures.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
        <ol className="flex flex-col gap-2">
          {pictures.map((picture, index) => (
            <ImageRow
              key={picture.key}
              picture={picture}
              place={index + 1}
              onMain={() => actions.move(picture.key, 0)}
              onReplace={(file) => void actions.replace(picture.key, file)}
              onRemove={() => actions.remove(picture.key)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}
