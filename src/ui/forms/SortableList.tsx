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
import type { ReactNode } from 'react'
import * as say from './words.ts'

const onlyUpAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 })

interface SortableListProps {
  /** Word for a row, as «product». */
  noun: string
  keys: readonly string[]
  /** Moves a row to a place, from 0. */
  onMove: (key: string, to: number) => void
  /** Rows that use `useSortable` with their key. */
  children: ReactNode
}

/** Sorts a list by mouse, finger or keyboard. */
export const SortableList = ({ noun, keys, onMove, children }: SortableListProps) => {
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'auto' }),
  )
  const Noun = `${noun.slice(0, 1).toUpperCase()}${noun.slice(1)}`
  const place = (id: unknown) => keys.indexOf(String(id)) + 1
  const announcements: Announcements = {
    onDragStart: ({ active }) => say.pickedUp(Noun, place(active.id)),
    onDragOver: ({ over }) => (over ? say.atPlaceOf(place(over.id), keys.length) : ''),
    onDragEnd: ({ over }) => (over ? say.putDownAtPlaceOf(place(over.id), keys.length) : say.putBack),
    onDragCancel: () => say.putBack,
  }
  const instructions = {
    draggable: say.pressSpaceToPick(noun),
  }
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(String(active.id), place(over.id) - 1)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[onlyUpAndDown]}
      accessibility={{ announcements, screenReaderInstructions: instructions }}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={[...keys]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}
